import { isIsoDate } from "../../src/kernel/calendarDate.ts";
import { describe, expect, it } from "vitest";
import { applicationTypes, type ApplicationType } from "../../src/caseFile/application.ts";
import type { CaseFile } from "../../src/caseFile/caseFile.ts";
import type { FactRef } from "../../src/kernel/trace.ts";
import { computePlan } from "../../src/plan/plan.ts";
import { indexOfFlow } from "../../src/questionnaire/flow.ts";
import { asksOnlyPart } from "../../src/questionnaire/flows/askedInPart.ts";
import { notAskedIn } from "../../src/questionnaire/flows/notAsked.ts";
import { readerFor } from "../../src/questionnaire/inUse.ts";
import type { AskingStep, Field } from "../../src/questionnaire/step.ts";
import { pagesFor } from "../../src/vault/pages.ts";
import { shareOf } from "../../../../tests/running/sizes.ts";
import { answeredOnce } from "./answering.ts";
import { manyCases } from "./anyCase.ts";
import { notAskedYet } from "./fixtures/notAskedYet.ts";
import { reasonsOf } from "./reasonsOf.ts";

/**
 * Whatever a rule names as missing can be given somewhere in that flow: its question is asked, or its document has a page.
 * A rule that waits for an answer which its flow never asks for decides against people who can do nothing about it.
 */

const cases = manyCases(200);
const someCases = shareOf("cases of each flow in which what is missing can be given", cases, 5);

/** The same people, each with one file: on every page of the type there is one once. */
const withFiles = (type: ApplicationType): readonly CaseFile[] =>
  pagesFor(type).map((page, index) => ({
    ...(cases[index % cases.length] as CaseFile),
    documents: [
      {
        fileId: "file",
        documentId: page.slug,
        slotId: page.slots[0]?.id ?? "",
        uploadedAt: "2026-11-02",
        ...(page.person === "child" ? { childNumber: 1 } : {}),
        parsedValues: { issueDate: "2026-11-02", expiryDate: "2026-11-10", studyPermitExpiryDate: "2026-11-10" },
      },
    ],
  }));

const keyOf = (fact: FactRef): string | undefined => /^answers\.(\w+)/.exec(fact)?.[1];
const pageOf = (fact: FactRef): string | undefined => /^documents\.(.+)/.exec(fact)?.[1];

/** The case as somebody in this flow can have it: only with answers that are asked for, and documents that have a page. */
function inFlow(type: ApplicationType, { keys, pages }: Givable, caseFile: CaseFile): CaseFile {
  return {
    ...caseFile,
    application: { ...caseFile.application, type },
    answers: Object.fromEntries(Object.entries(caseFile.answers).filter(([key]) => keys.has(key))),
    documents: caseFile.documents.filter(({ documentId }) => pages.has(documentId)),
  };
}

/** What can be given in a flow: answers by their keys, documents by their pages. */
type Givable = { readonly keys: ReadonlySet<string>; readonly pages: ReadonlySet<string> };

const givableIn = (type: ApplicationType): Givable => ({
  keys: indexOfFlow(type).keys,
  pages: new Set(pagesFor(type).map(({ slug }) => slug)),
});

const fieldsOf = (step: AskingStep): readonly Field[] => (step.type === "question" ? [step] : step.fields);

/** What the choices that are offered wait for. */
function missingForChoices(caseFile: CaseFile): readonly FactRef[] {
  const the = readerFor(caseFile);
  return indexOfFlow(caseFile.application.type).places.flatMap(({ step }) =>
    fieldsOf(step).flatMap(({ choices = [] }) =>
      choices.flatMap(({ offered }) => {
        // Within a list what is offered rests on its row.
        if (!offered || step.type === "list") return [];
        const reader = the.fresh();
        offered.evaluate(reader);
        return reader.trace.missing;
      }),
    ),
  );
}

const missingIn = (caseFile: CaseFile): readonly FactRef[] => [
  ...reasonsOf(computePlan(caseFile)).flatMap(({ missing }) => missing),
  ...missingForChoices(caseFile),
];

/** Facts that are named as missing in this flow and that nobody can give in it: keys of answers, and pages of documents. */
function outOfReach(type: ApplicationType): { readonly answers: readonly string[]; readonly pages: readonly string[] } {
  const givable = givableIn(type);
  const missing = new Set(
    [...someCases, ...withFiles(type)].flatMap((caseFile) => missingIn(inFlow(type, givable, caseFile))),
  );
  const facts = [...missing];
  const kept = (names: readonly (string | undefined)[], known: ReadonlySet<string>) =>
    [...new Set(names.filter((name) => name !== undefined))]
      .filter((name) => !known.has(name))
      .toSorted((one, other) => one.localeCompare(other));
  return { answers: kept(facts.map(keyOf), givable.keys), pages: kept(facts.map(pageOf), givable.pages) };
}

const askedSomewhere = new Set(applicationTypes.flatMap((type) => [...indexOfFlow(type).keys]));

const without = (names: readonly string[], known: readonly string[]) => names.filter((name) => !known.includes(name));

const wholeFlows = applicationTypes.filter((type) => !asksOnlyPart(type));
const someFlows = shareOf("flows in which what is missing can be given", wholeFlows, 6);
const oneFlow = shareOf("flows whose answers left out on purpose are read by rules", wholeFlows, wholeFlows.length);
const partFlows = applicationTypes.filter((type) => asksOnlyPart(type));

describe("what a rule waits for can be given", () => {
  it.each(someFlows)("in the flow %s, without exception", (type) => {
    expect(outOfReach(type)).toEqual({ answers: [], pages: [] });
  });

  it.each(partFlows)("in the flow %s, but for what it does not ask yet", (type) => {
    const known = notAskedYet[type] ?? { answers: [], pages: [] };
    const [found, givable] = [outOfReach(type), givableIn(type)];
    expect({ answers: without(found.answers, known.answers), pages: without(found.pages, known.pages) }).toEqual({
      answers: [],
      pages: [],
    });
    // What is asked by now, or has a page, has to leave the list.
    expect([
      ...known.answers.filter((key) => givable.keys.has(key)),
      ...known.pages.filter((page) => givable.pages.has(page)),
    ]).toEqual([]);
  });
});

/** More than any flow has questions. */
const mostAnswers = 400;

/** The case once a willing person has answered all that is open. */
function answeredWhole(start: CaseFile): CaseFile {
  let caseFile = start;
  for (let count = 0; count < mostAnswers; count += 1) {
    const after = answeredOnce(caseFile);
    if (!after) break;
    caseFile = after;
  }
  return caseFile;
}

describe("when every question is answered", () => {
  it.each(someFlows)("nothing in the flow %s waits for more than what may stay empty", (type) => {
    const givable = givableIn(type);
    const waiting = cases.slice(0, 12).flatMap((caseFile) => {
      const answered = answeredWhole(inFlow(type, givable, caseFile));
      const plan = computePlan(answered);
      const mayStayEmpty = new Set(
        plan.assessment.steps
          .filter(({ id, why }) => why.decidedBy === `questionnaire.${id}.optional`)
          .map(({ id }) => `answers.${id}`),
      );
      // Of a birthday that is known in part a rule waits for the rest.
      if (!isIsoDate(answered.answers.birthday ?? "")) mayStayEmpty.add("answers.birthday");
      // A row of a list rests on the row.
      return reasonsOf(plan).flatMap(({ missing }) =>
        missing.filter((fact) => fact.startsWith("answers.") && !fact.includes("[") && !mayStayEmpty.has(fact)),
      );
    });
    expect([...new Set(waiting)]).toEqual([]);
  });
});

/** By one binary digit of their places, a different one for each `nth`: some half has one of any two and not the other. */
const halfOf = <T>(all: readonly T[], nth: number): readonly T[] =>
  all.filter((_, place) => ((place >> (nth % 6)) & 1) === Math.floor(nth / 6) % 2);

describe("what a flow leaves out on purpose", () => {
  it.each(oneFlow)("in the flow %s is not asked, and rules of several types read it", (type) => {
    const givable = givableIn(type);
    const leftOut = notAskedIn(type);
    expect(leftOut.filter((key) => givable.keys.has(key))).toEqual([]);
    // Given all the same, as by somebody who changed the type of the application, it is read. All at once, and half of them, as one may spare another.
    const read = new Set(
      [...cases, ...withFiles(type)].flatMap((caseFile, index) => {
        const there = inFlow(type, givable, caseFile);
        // What no flow asks for at all is not drawn; any value will do to see it read.
        return [leftOut, halfOf(leftOut, index)].flatMap((keys) => {
          const given = Object.fromEntries(
            keys.map((key) => [key, caseFile.answers[key] ?? (askedSomewhere.has(key) ? undefined : true)]),
          );
          return reasonsOf(computePlan({ ...there, answers: { ...there.answers, ...given } })).flatMap(({ restsOn }) =>
            restsOn.map(keyOf),
          );
        });
      }),
    );
    expect(leftOut.filter((key) => !read.has(key))).toEqual([]);
  });
});
