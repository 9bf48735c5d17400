import { currencyNotKnown } from "../../src/warnings/money/currency.ts";
import { documentNamesNobody } from "../../src/warnings/identity/whoseDocument.ts";
import { describe, expect, it } from "vitest";
import { answerShapes, answersShape } from "../../src/caseFile/answers/answerShapes.ts";
import { splitPath, type AnswerPath } from "../../src/caseFile/answers/answers.ts";
import { applicationTypes } from "../../src/caseFile/application.ts";
import { stepsOf } from "../../src/questionnaire/flow.ts";
import type { Fault } from "../../src/kernel/shape.ts";
import type { AskingStep, Field, Step } from "../../src/questionnaire/step.ts";
import { pagesFor, vaultPages } from "../../src/vault/pages.ts";
import { assessmentWarnings } from "../../src/warnings/raiseForAnswers.ts";
import { documentExpired, endingDocumentWarnings, expiredDocumentWarnings } from "../../src/warnings/files/expiry.ts";
import { documentWarnings } from "../../src/warnings/raiseForDocument.ts";
import { documentWarningIds } from "../../src/warnings/warningIds.ts";
import { aCase } from "../caseBuilder.ts";

const repeated = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) !== index);

/** A step with its members. */
const withMembers = (step: Step): readonly { readonly id: string }[] =>
  step.type === "group" ? [step, ...step.members] : [step];

const everyStep = [
  ...new Map(applicationTypes.flatMap((type) => stepsOf(type)).map((step) => [step.id, step])).values(),
];

const asked = everyStep.flatMap((step): readonly AskingStep[] =>
  step.type === "group"
    ? step.members
    : step.type === "question" || step.type === "list" || step.type === "composite"
      ? [step]
      : [],
);

describe("vault pages", () => {
  it("have one id each, and so have their slots", () => {
    expect(repeated(vaultPages.map((page) => page.slug))).toEqual([]);
    expect(repeated(vaultPages.flatMap((page) => page.slots.map((slot) => slot.id)))).toEqual([]);
  });

  it("have at least one slot, an application type, and a place in that type’s vault", () => {
    expect(
      vaultPages.filter(
        (page) => page.slots.length === 0 || (page.appliesTo.length === 0 && page.service === undefined),
      ),
    ).toEqual([]);
    expect(vaultPages.filter((page) => page.appliesTo.some((type) => !pagesFor(type).includes(page)))).toEqual([]);
  });

  it("say which fields to read only where something reads them", () => {
    const slots = vaultPages.flatMap((page) => page.slots);
    expect(slots.filter((slot) => slot.fieldsToRead.length > 0 && !slot.hasParsing)).toEqual([]);
    expect(slots.filter((slot) => slot.maxFiles < 1 || slot.acceptedTypes.length === 0)).toEqual([]);
  });
});

describe("warnings", () => {
  it("are defined once for each id, and each id has one", () => {
    expect(repeated(assessmentWarnings.map((warning) => warning.id))).toEqual([]);
    expect(documentWarnings.map((warning) => warning.id).toSorted()).toEqual([...documentWarningIds].toSorted());
  });

  it("about answers are named by a step", () => {
    const named = new Set<string>(
      everyStep.flatMap((step) => [
        ...(step.warnings ?? []),
        ...(step.type === "group" ? step.members.flatMap((member) => member.warnings ?? []) : []),
      ]),
    );
    expect(assessmentWarnings.map((warning) => warning.id).filter((id) => !named.has(id))).toEqual([]);
  });

  it("about files are named by a slot", () => {
    const named = new Set<string>(vaultPages.flatMap((page) => page.slots.flatMap((slot) => slot.potentialWarnings)));
    // Those about the end of a document are defined for every kind that ends; the pages of some are still to come.
    const aboutTheEnd = new Set<string>(
      [...expiredDocumentWarnings, documentExpired, ...endingDocumentWarnings].map(({ id }) => id),
    );
    // Whose paper it is and in which currency is asked of every file, whatever its slot names.
    const ofEveryFile = new Set<string>([currencyNotKnown.id, documentNamesNobody.id]);
    expect(documentWarningIds.filter((id) => !named.has(id) && !aboutTheEnd.has(id) && !ofEveryFile.has(id))).toEqual(
      [],
    );
  });
});

describe("questions", () => {
  it.each(applicationTypes)("of %s have one id each", (type) => {
    expect(
      repeated(
        stepsOf(type)
          .flatMap(withMembers)
          .map((step) => step.id),
      ),
    ).toEqual([]);
  });

  it("that set an answer bear that answer’s key", () => {
    const keys = new Set(Object.keys(answersShape.fields));
    expect(asked.length).toBeGreaterThan(200);
    expect(asked.filter((step) => !keys.has(splitPath(step.id).key)).map((step) => step.id)).toEqual([]);
  });

  it("that may contradict each other lead back to a page of the same flow", () => {
    const lost = applicationTypes.flatMap((type) => {
      const ids = new Set(stepsOf(type).map((step) => step.id));
      return stepsOf(type).flatMap((step) =>
        step.type === "warning" && !ids.has(step.resolveAt) ? [`${type}: ${step.id} leads to ${step.resolveAt}`] : [],
      );
    });
    expect(lost).toEqual([]);
  });

  it("end in every flow with the page where answers are checked, then the way to the plan where the flow is built whole", () => {
    const endings = applicationTypes.map((type) =>
      stepsOf(type)
        .slice(-2)
        .map((step) => step.type)
        .join(" "),
    );
    expect(endings.filter((ending) => !ending.endsWith("review") && ending !== "review breakpoint")).toEqual([]);
  });

  /** Everybody has a citizenship, and only countries with an agreement are offered, beside “not listed” (document 3 section 9.4). */
  const offersSome = new Set(["iecCountryOfCitizenship"]);

  it("offer exactly the values that the answer can have, and all of them", () => {
    const wrong = asked.flatMap((step) => {
      if (step.type !== "question" || !step.choices || splitPath(step.id).part !== undefined) return [];
      const shape = answerShapes[splitPath(step.id).key];
      const reads = (value: unknown) => {
        const faults: Fault[] = [];
        shape.read(step.kind === "choices" ? [value] : value, "", faults);
        return faults.length === 0;
      };
      const refused = step.choices
        .filter((option) => !reads(option.value))
        .map((option) => `${step.id} offers ${option.value}`);
      const enumerated = JSON.stringify(shape.schema()).match(/"enum":(\[[^\]]*\])/)?.[1];
      const offered = new Set(step.choices.map((option) => option.value));
      const forgotten = ((enumerated ? JSON.parse(enumerated) : []) as unknown[])
        .filter((value) => !offered.has(value as string) && !offersSome.has(step.id))
        .map((value) => `${step.id} lacks ${String(value)}`);
      return [...refused, ...forgotten];
    });
    expect(wrong).toEqual([]);
  });

  it("read only what was asked before them in the same flow", () => {
    const early: string[] = [];
    for (const type of applicationTypes) {
      const known = new Set<string>();
      const inFlow = new Set(
        stepsOf(type)
          .flatMap((step) => withMembers(step))
          .map((step) => splitPath(step.id as AnswerPath).key as string),
      );
      for (const step of stepsOf(type)) {
        for (const member of step.type === "group" ? step.members : [step]) {
          for (const rule of [step.shown, step.skipped, member.shown, member.skipped]) {
            const the = aCase().type(type).reader();
            rule?.evaluate(the);
            for (const fact of the.trace.restsOn) {
              const key = fact.startsWith("answers.") ? (fact.slice("answers.".length).split(/[.[]/)[0] ?? "") : "";
              if (key !== "" && inFlow.has(key) && !known.has(key)) early.push(`${type}: ${member.id} reads ${key}`);
            }
          }
          known.add(splitPath(member.id as AnswerPath).key);
        }
      }
    }
    expect([...new Set(early)]).toEqual([]);
  });

  it("with choices have at least two, each value once", () => {
    const fields = asked.flatMap((step): readonly Field[] => (step.type === "question" ? [step] : step.fields));
    const wrong = fields.filter(
      (field) =>
        field.kind === "choice" &&
        ((field.choices ?? []).length < 2 ||
          repeated((field.choices ?? []).map((option) => String(option.value))).length > 0),
    );
    expect(wrong.map((field) => field.id)).toEqual([]);
  });
});
