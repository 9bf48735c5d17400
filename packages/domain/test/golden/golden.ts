import type { Plan } from "../../src/plan/planned.ts";
import { readCase } from "../../src/caseFile/readCase.ts";
import type { CaseFile } from "../../src/caseFile/caseFile.ts";
import { stepsOf } from "../../src/questionnaire/flow.ts";
import { readerFor } from "../../src/questionnaire/inUse.ts";
import { stepStates } from "../../src/questionnaire/stepState.ts";
import { compositeFaults, missingRefusal, rowFaults } from "../../src/questionnaire/checks/valueFaults.ts";

/**
 * A golden case: a case in words, its case file, and the decisive lines of its plan. Each list that is given is compared
 * whole; each record only by the lines that it names.
 */
export type Golden = {
  readonly words: string;
  readonly case: unknown;
  readonly expect: {
    /** State by step id. */
    readonly steps?: Readonly<Record<string, string>>;
    /** The first open question, null when nothing is open. */
    readonly next?: string | null;
    /** Ids of warnings about answers, in any order. */
    readonly warnings?: readonly string[];
    /** Ids of warnings about documents, by the file that raises them, in any order; one that blocks ends in `!`. */
    readonly documentWarnings?: Readonly<Record<string, readonly string[]>>;
    /** Path, code and, where the specification fixes the words, the English sentence. */
    readonly refusals?: readonly (readonly [path: string, code: string, sentence?: string])[];
    /** What is said where a needed value is missing: path and code. */
    readonly missing?: Readonly<Record<string, string>>;
    readonly setAside?: readonly string[];
    readonly prefills?: Readonly<Record<string, unknown>>;
    /** Requirement by slot id; for a child `slot#2`. */
    readonly slots?: Readonly<Record<string, string>>;
    /** Every slot that is Required, whole. */
    readonly required?: readonly string[];
    readonly letters?: Readonly<Record<string, string>>;
    /** Whether a form applies, by `IMM1294 main`, `IMM1294 child#1`. */
    readonly forms?: Readonly<Record<string, boolean>>;
    readonly eligibility?: Readonly<Record<string, string | readonly string[] | null>>;
    readonly expressEntry?: {
      readonly ranking?: number;
      readonly atLeast?: boolean;
      /** Points by line. */
      readonly lines?: Readonly<Record<string, number>>;
      readonly points?: number;
      readonly selection?: Readonly<Record<string, number>>;
      /** Whether each program is open. */
      readonly programs?: Readonly<Record<string, boolean | null>>;
      /** What a change would bring, by its id. */
      readonly raise?: Readonly<Record<string, number>>;
    };
    /** Of youth mobility, the programmes that are offered, whole. */
    readonly programmes?: readonly string[];
    /** Of youth mobility, the line that decides on each programme: `WorkingHoliday` and the condition. */
    readonly categories?: Readonly<Record<string, string>>;
    /** The line that decides on a result: `iec` and the condition. */
    readonly decidedBy?: Readonly<Record<string, string>>;
    readonly funds?: {
      readonly required?: number | null;
      readonly lines?: Readonly<Record<string, number | null>>;
      readonly available?: number | null;
      readonly shortfall?: number | null;
      readonly hostIncome?: number | null;
    };
    /** Amount by `studyPermit main`, `studyPermit child#1`. */
    readonly fees?: Readonly<Record<string, number | null>>;
    readonly deadlines?: Readonly<Record<string, string | null>>;
    /** Lines that the plan does not have: fees such as `biometrics main`, deadlines such as `restoration`. */
    readonly absent?: {
      readonly fees?: readonly string[];
      readonly deadlines?: readonly string[];
      readonly letters?: readonly string[];
    };
  };
};

const modules = import.meta.glob<{ readonly default: readonly Golden[] }>("./cases/**/*.json", { eager: true });

/** Every golden case with the file that holds it. */
export const goldens: readonly (Golden & { readonly file: string })[] = Object.entries(modules).flatMap(
  ([path, module]) => module.default.map((golden) => ({ ...golden, file: path.replace("./cases/", "") })),
);

/** The case file, read like every case from outside; `format` and `today` may be left out. */
export function caseOf(golden: Golden): CaseFile {
  const given = golden.case as Record<string, unknown>;
  // Somewhere on earth it is the 21st by then: what is refused as after today begins with the 22nd.
  const read = readCase({ format: "boreal-case/1", today: "2026-11-20", ...given }, "2026-11-20");
  if (!read.ok)
    throw new Error(
      `${golden.words}: ${read.faults.map(({ path, found, accepted }) => `${path} is ${found}, not ${accepted}`).join("; ")}`,
    );
  return read.caseFile;
}

type Row = Readonly<Record<string, unknown>>;

/** Path and code of every needed value that is missing, as the screens say it. */
export function missingOf(caseFile: CaseFile): Readonly<Record<string, string>> {
  const the = readerFor(caseFile);
  const found: [string, string][] = [];
  for (const step of stepsOf(caseFile.application.type)) {
    const states = new Map(stepStates(step, the).map((state) => [state.id, state.decision.value]));
    const asked =
      step.type === "group"
        ? step.members
        : step.type === "question" || step.type === "list" || step.type === "composite"
          ? [step]
          : [];
    for (const member of asked) {
      if (states.get(member.id) !== "open") continue;
      const value = the.value(member.id);
      if (value === undefined) found.push([member.id, missingRefusal(member).code]);
      else if (member.type === "list") {
        for (const [index, row] of (value as readonly Row[]).entries()) {
          for (const fault of rowFaults(member, row, index, the))
            if (fault.missing) found.push([`${member.id}[${index}].${fault.field}`, fault.refusal.code]);
        }
      } else if (member.type === "composite") {
        for (const fault of compositeFaults(member, value as Row, the))
          if (fault.missing) found.push([`${member.id}.${fault.field}`, fault.refusal.code]);
      }
    }
  }
  return Object.fromEntries(found);
}

/** Of the files that a golden case names, what each raises. */
export const documentWarningsOf = (plan: Plan, files: readonly string[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    files.map((file) => [
      file,
      plan.warnings
        .filter(({ fileId }) => fileId === file)
        .map(({ id, blocking }) => (blocking ? `${id}!` : id))
        .toSorted(),
    ]),
  );

const ofPerson = (id: string, person: string, childNumber?: number) =>
  `${id} ${person}${childNumber === undefined ? "" : `#${childNumber}`}`;

/** Of `eligibility.iec.isTooOldForIec` the line `isTooOldForIec`. */
const lastOf = (decidedBy: string): string => decidedBy.slice(decidedBy.lastIndexOf(".") + 1);

/** The plan in the terms of golden cases. */
export function linesOf(plan: Plan) {
  return {
    steps: Object.fromEntries(plan.assessment.steps.map(({ id, state }) => [id, state])),
    next: plan.assessment.next,
    warnings: plan.assessment.warnings.map(({ id }) => id).toSorted(),
    refusals: plan.refusals.map(({ path, code, text }) => [path, code, text.en] as const),
    setAside: plan.assessment.setAside.map(({ id }) => id),
    prefills: Object.fromEntries(plan.assessment.prefills.map(({ id, value }) => [id, value])),
    slots: Object.fromEntries(
      plan.vault.map(({ slot, childNumber, requirement }) => [
        childNumber === undefined ? slot : `${slot}#${childNumber}`,
        requirement,
      ]),
    ),
    required: plan.vault
      .filter(({ requirement }) => requirement === "Required")
      .map(({ slot, childNumber }) => (childNumber === undefined ? slot : `${slot}#${childNumber}`))
      .toSorted(),
    letters: Object.fromEntries(plan.letters.map(({ id, requirement }) => [id, requirement])),
    forms: Object.fromEntries(
      plan.forms.map(({ id, person, childNumber, applies }) => [ofPerson(id, person, childNumber), applies]),
    ),
    eligibility: Object.fromEntries(Object.entries(plan.eligibility).map(([id, { value }]) => [id, value])),
    expressEntry: expressEntryLines(plan),
    programmes: plan.eligibility.iec.programmes ?? [],
    categories: Object.fromEntries(
      (plan.eligibility.iec.categories ?? []).map(({ programme, why }) => [programme, lastOf(why.decidedBy)]),
    ),
    decidedBy: Object.fromEntries(Object.entries(plan.eligibility).map(([id, { why }]) => [id, lastOf(why.decidedBy)])),
    funds: {
      required: plan.funds.required.amount,
      lines: Object.fromEntries(plan.funds.required.lines.map(({ id, amount }) => [id, amount])),
      available: plan.funds.available.amount,
      shortfall: plan.funds.shortfall,
      hostIncome: plan.funds.hostIncome.amount,
    },
    fees: Object.fromEntries(
      plan.fees.map(({ id, person, childNumber, amount }) => [ofPerson(id, person, childNumber), amount]),
    ),
    deadlines: Object.fromEntries(plan.deadlines.map(({ id, date }) => [id, date])),
  };
}

function expressEntryLines({ eligibility: { expressEntry } }: Plan) {
  const { ranking, points, programs = [], raise = [] } = expressEntry;
  return {
    ranking: ranking?.total,
    atLeast: ranking?.atLeast ?? false,
    lines: Object.fromEntries((ranking?.lines ?? []).map((line) => [line.id, line.points])),
    points: points?.total,
    selection: Object.fromEntries((points?.lines ?? []).map((line) => [line.id, line.points])),
    programs: Object.fromEntries(programs.map(({ id, open }) => [id, open])),
    raise: Object.fromEntries(raise.map(({ id, gain }) => [id, gain])),
  };
}
