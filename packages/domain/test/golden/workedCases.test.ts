import { describe, expect, it } from "vitest";
import type { ApplicationType } from "../../src/caseFile/application.ts";
import type { CaseReader } from "../../src/caseFile/reader.ts";
import { computePlan } from "../../src/plan/plan.ts";
import { stepsOf } from "../../src/questionnaire/flow.ts";
import { isShown } from "../../src/questionnaire/checks/valueFaults.ts";
import { readerFor } from "../../src/questionnaire/inUse.ts";
import type { Step } from "../../src/questionnaire/step.ts";
import { caseOf, goldens } from "./golden.ts";
import told from "./workedCases.json" with { type: "json" };

/**
 * The worked cases of the researched catalogue of questions, step by step, with people of our own: which steps are asked,
 * which are skipped, what the rows of a list ask, what is warned of, and which question is the next.
 */

type Row = Readonly<Record<string, unknown>>;
type RowAsked = {
  readonly list: string;
  readonly row: Row;
  readonly shown: readonly string[];
  readonly hidden: readonly string[];
};
type Worked = {
  readonly n: number;
  readonly words: string;
  readonly type: string;
  readonly user?: unknown;
  readonly answers: unknown;
  readonly dependents?: unknown;
  readonly documents?: unknown;
  readonly shown: readonly string[];
  readonly skipped: readonly string[];
  readonly warnings: readonly string[];
  readonly next: string;
  readonly rows?: readonly RowAsked[];
};

const cases = told as readonly Worked[];

const caseFileOf = ({ words, type, user, answers, dependents, documents }: Worked) =>
  caseOf({
    words,
    case: {
      application: { type },
      answers,
      ...(user ? { user } : {}),
      ...(dependents ? { dependents } : {}),
      ...(documents ? { documents } : {}),
    },
    expect: {},
  });

const members = (step: Step): readonly Step[] => (step.type === "group" ? step.members : [step]);

function fieldsShown(type: ApplicationType, the: CaseReader, { list, row }: RowAsked): readonly string[] {
  const step = stepsOf(type)
    .flatMap(members)
    .find(({ id }) => id === list);
  if (step?.type !== "list" && step?.type !== "composite") throw new Error(`${list} has no parts in ${type}`);
  const reader = the.forRow(step.type === "list" ? `${list}[0]` : list, row);
  return step.fields.filter(({ shown }) => isShown(reader, shown)).map(({ id }) => id);
}

describe.each(cases.map((worked) => [worked.n, worked.words, worked] as const))(
  "worked case %i: %s",
  (_n, _words, worked) => {
    const caseFile = caseFileOf(worked);
    const { assessment } = computePlan(caseFile);
    const states = new Map(assessment.steps.map(({ id, state }) => [id, state]));

    it("asks what it asks, and skips what it skips", () => {
      const state = (id: string) => states.get(id) ?? "no such step";
      expect(worked.shown.filter((id) => ["skipped", "no such step"].includes(state(id)))).toEqual([]);
      expect(worked.skipped.filter((id) => state(id) !== "skipped")).toEqual([]);
    });

    it("goes on with the next question, and warns of what it warns of", () => {
      expect(assessment.next).toBe(worked.next);
      expect(assessment.warnings.map(({ id }) => id).toSorted()).toEqual(worked.warnings.toSorted());
    });

    it("asks in the rows of a list what their own parts call for", () => {
      const the = readerFor(caseFile);
      for (const one of worked.rows ?? []) {
        const shown = fieldsShown(caseFile.application.type, the, one);
        expect(one.shown.filter((field) => !shown.includes(field))).toEqual([]);
        expect(one.hidden.filter((field) => shown.includes(field))).toEqual([]);
      }
    });
  },
);

describe("the worked cases", () => {
  it("are all 33 there, here or among the golden cases that say their number", () => {
    const elsewhere = goldens.flatMap(({ words }) => {
      const number = /^Worked case (\d+)/.exec(words)?.[1];
      return number === undefined ? [] : [Number(number)];
    });
    const all = new Set([...cases.map(({ n }) => n), ...elsewhere]);
    expect([...all].toSorted((one, other) => one - other)).toEqual(Array.from({ length: 33 }, (_, index) => index + 1));
  });
});
