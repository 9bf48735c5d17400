import type { Plan } from "../../src/plan/planned.ts";
import { fc } from "../../../../tests/running/properties.ts";
import { describe, expect, it } from "vitest";
import { applicationTypes } from "../../src/caseFile/application.ts";
import type { CaseFile } from "../../src/caseFile/caseFile.ts";
import type { CaseReader } from "../../src/caseFile/reader.ts";
import { computePlan } from "../../src/plan/plan.ts";
import type { Why } from "../../src/kernel/why.ts";
import { caseWithDependents } from "../../src/questionnaire/family/dependentsFromAnswers.ts";
import { flowOf, stepsOf, wholeFlow } from "../../src/questionnaire/flow.ts";
import { indexOfSteps } from "../../src/questionnaire/flowIndex.ts";
import { beginningOf } from "../../src/questionnaire/flows/beginnings.ts";
import { notAskedIn } from "../../src/questionnaire/flows/notAsked.ts";
import { readerFor } from "../../src/questionnaire/inUse.ts";
import { readerForFlow } from "../../src/questionnaire/inUseInFlow.ts";
import { beginningFlow, readerIn } from "../../src/questionnaire/loadedFlow.ts";
import { neighbour, pagesToShow } from "../../src/questionnaire/progress.ts";
import { assessSteps } from "../../src/questionnaire/stepsProgress.ts";
import { drawnSeed } from "../../../../tests/running/drawnSeed.ts";
import { runsOf } from "../../../../tests/running/sizes.ts";
import { answeredOnce } from "./answering.ts";
import { anyCase } from "./anyCase.ts";

/** More than any flow has questions. */
const mostAnswers = 400;

describe("the way through the questions", () => {
  it("next and previous are inverse over the pages that are shown", () => {
    fc.assert(
      fc.property(anyCase, (caseFile) => {
        const { type } = caseFile.application;
        const the = readerFor(caseFile);
        const pages = pagesToShow(type, the).map((step) => step.id);
        for (const [index, id] of pages.entries()) {
          expect(neighbour(type, the, id, "next")?.id).toBe(pages[index + 1]);
          expect(neighbour(type, the, id, "previous")?.id).toBe(pages[index - 1]);
        }
      }),
      { numRuns: runsOf("cases whose pages follow each other", 60, 5), endOnFailure: true },
    );
  });

  it("the first sections stand as they do in the whole flow, whatever comes after them", () => {
    fc.assert(
      fc.property(anyCase, (caseFile) => {
        const { type } = caseFile.application;
        const whole = readerFor(caseFile);
        const sections = flowOf(type);
        for (const count of [1, 2, 4, 8]) {
          const steps = sections.slice(0, count).flatMap((section) => section.steps);
          const alone = readerForFlow(indexOfSteps(steps), caseFile, notAskedIn(type));
          expect(assessSteps(steps, alone).states).toEqual(assessSteps(steps, whole).states);
        }
      }),
      { numRuns: runsOf("cases looked at page by page", 60, 5), endOnFailure: true },
    );
  });

  it("the sections with which a page begins are the first of their flow, and stand as they do in the whole", () => {
    fc.assert(
      fc.property(anyCase, (caseFile) => {
        const { type } = caseFile.application;
        const beginning = beginningFlow(type, beginningOf(type));
        const whole = wholeFlow(type);
        expect(whole.sections.slice(0, beginning.sections.length)).toEqual(beginning.sections);
        // On the page, spouse and children follow from later answers, and only once all questions are known.
        const alone = readerIn(beginning, caseFile);
        const withAll = readerFor(caseWithDependents(caseFile));
        expect(assessSteps(beginning.steps, alone).states).toEqual(assessSteps(beginning.steps, withAll).states);
        const filledIn = (the: CaseReader) =>
          [...beginning.index.prefilled.values()].map((step) => step.prefill?.(the.fresh()));
        expect(filledIn(alone)).toEqual(filledIn(withAll));
      }),
      { numRuns: runsOf("cases at the beginning of a flow", 200, 5), endOnFailure: true },
    );
  });

  it.each(applicationTypes)(
    "%s: no answer of the beginning is asked for again, and no warning of it has a later page",
    (type) => {
      const beginning = beginningFlow(type, beginningOf(type));
      const after = stepsOf(type).slice(beginning.steps.length);
      const later = indexOfSteps(after);
      expect([...beginning.index.keys].filter((key) => later.keys.has(key))).toEqual([]);
      const ownPages = new Set<string>(after.flatMap((step) => (step.type === "warning" ? step.warnings : [])));
      expect([...beginning.index.warnings].filter((id) => ownPages.has(id))).toEqual([]);
      expect(beginning.steps.filter((step) => step.person !== "main").map(({ id }) => id)).toEqual([]);
    },
  );

  // Of 7 and 8, a willing person who knew only of Ontario did not reach the end.
  it.each([7, 8, drawnSeed])("has no dead end: from any case, a willing person reaches the end (seed %i)", (seed) => {
    fc.assert(
      fc.property(anyCase, (start) => {
        let caseFile: CaseFile = start;
        for (let count = 0; count < mostAnswers; count += 1) {
          const after = answeredOnce(caseFile);
          if (!after) break;
          caseFile = after;
        }
        const { next, progress } = computePlan(caseFile).assessment;
        expect({ next, ratio: progress.ratio }).toEqual({ next: null, ratio: 1 });
      }),
      { seed, numRuns: runsOf("cases of a willing person", 60, 10), endOnFailure: true },
    );
  });
});

type Line = { readonly name: string; readonly value: unknown; readonly why: Why };

/** Every decision of a plan by its name. */
const linesOf = (plan: Plan): readonly Line[] => [
  ...plan.assessment.steps.map(({ id, state, why }) => ({ name: `step ${id}`, value: state, why })),
  ...plan.vault.map(({ slot, childNumber, requirement, why }) => ({
    name: `slot ${slot} ${childNumber ?? ""}`,
    value: requirement,
    why,
  })),
  ...plan.letters.map(({ id, requirement, why }) => ({ name: `letter ${id}`, value: requirement, why })),
  ...plan.forms.map(({ id, person, childNumber, applies, why }) => ({
    name: `form ${id} ${person} ${childNumber ?? ""}`,
    value: applies,
    why,
  })),
  ...Object.entries(plan.eligibility).map(([id, { value, why }]) => ({
    name: `eligibility ${id}`,
    value: typeof value === "object" ? (value?.join(" ") ?? null) : value,
    why,
  })),
  ...plan.funds.required.lines.map(({ id, amount, why }) => ({ name: `funds ${id}`, value: amount, why })),
  ...plan.fees.map(({ id, person, childNumber, amount, why }) => ({
    name: `fee ${id} ${person} ${childNumber ?? ""}`,
    value: amount,
    why,
  })),
  ...plan.deadlines.map(({ id, date, why }) => ({ name: `deadline ${id}`, value: date, why })),
  { name: "funds available", value: plan.funds.available.amount, why: plan.funds.available.why },
];

const restsOn = ({ restsOn: facts }: Why, key: string) =>
  facts.some(
    (fact) => fact === `answers.${key}` || fact.startsWith(`answers.${key}[`) || fact.startsWith(`answers.${key}.`),
  );

describe("reasons are true for every decision", () => {
  it("a decision that does not rest on an answer stays when the answer goes or is that of somebody else", () => {
    fc.assert(
      fc.property(anyCase, anyCase, fc.nat(), (caseFile, other, pick) => {
        const keys = Object.keys(caseFile.answers);
        const key = keys[pick % Math.max(keys.length, 1)];
        if (key === undefined) return;
        const before = linesOf(computePlan(caseFile));
        const theirs = (other.answers as Readonly<Record<string, unknown>>)[key];
        const { [key]: _mine, ...rest } = caseFile.answers as Record<string, unknown>;
        for (const answers of [rest, theirs === undefined ? rest : { ...rest, [key]: theirs }]) {
          const after = new Map(linesOf(computePlan({ ...caseFile, answers })).map((line) => [line.name, line.value]));
          const changed = before.filter(
            ({ name, value, why }) => !restsOn(why, key) && after.has(name) && after.get(name) !== value,
          );
          expect(changed.map(({ name, why }) => `${name} changed with ${key}; decided by ${why.decidedBy}`)).toEqual(
            [],
          );
        }
      }),
      { numRuns: runsOf("cases in which an answer goes", 400, 20), endOnFailure: true },
    );
  });
});

const sources = import.meta.glob<string>(["../../src/**/*.ts", "!../../src/**/*.test.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});

/** A package of files and a memo are written in the language of who takes them: these name and print, and decide nothing. */
const writeFiles = [
  "filing/describePackage",
  "filing/filingPackage",
  "filing/packageManifest",
  "filing/packagePaths",
  "memo/memoTree",
].map((name) => `../../src/${name}.ts`);

/** A letter is written in a language of its own, which its person chooses: these draft and print it, and decide nothing. */
const writeLetters = [
  "checks/checkWording",
  "clauses/clause",
  "clauses/whichClause",
  "courtHeading",
  "draft",
  "letterFormat",
  "letterTree",
  "prose/finiteVerbs",
  "prose/infinitive",
  "prose/thing",
  "prose/typedWords",
  "prose/wholeSentence",
  "prose/writtenLanguage",
  "sectionBlocks",
  "studies/statement/examples/example",
  "versions/letterVersion",
  "wordingAsked",
].map((name) => `../../src/letters/${name}.ts`);

describe("the language of the reader", () => {
  it("never changes a result: rules know both languages and are told neither", () => {
    const told = Object.entries(sources).filter(
      ([path, text]) => !path.endsWith("/kernel/text.ts") && /import [^;]*\bLanguage\b[^;]*kernel\/text/.test(text),
    );
    expect(told.map(([path]) => path).toSorted()).toEqual([...writeFiles, ...writeLetters].toSorted());
  });
});
