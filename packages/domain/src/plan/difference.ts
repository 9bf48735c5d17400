import type { Plan } from "./planned.ts";
import type { Why } from "./plan.ts";

export const differenceFormat = "boreal-what-if/1";

export const changedThings = [
  "slot",
  "letter",
  "form",
  "fee",
  "funds",
  "deadline",
  "eligibility",
  "warning",
  "step",
] as const;
export const changeKinds = ["added", "removed", "changed"] as const;

type Value = string | number | boolean | null;

/**
 * One line of the plan that differs. `before` and `after` hold, by what it is: the requirement level of a slot or letter, whether
 * a form applies, the dollars of a fee or of a line of the funds, the date of a deadline, the result of an eligibility helper,
 * whether a warning blocks, the state of a step. null: the line is not there, or its value is not known.
 */
export type PlanChange = {
  readonly kind: (typeof changeKinds)[number];
  readonly what: (typeof changedThings)[number];
  readonly id: string;
  readonly person?: string;
  readonly childNumber?: number;
  readonly before: Value;
  readonly after: Value;
  /** Of the line as it becomes; of the line as it was when it is gone altogether. */
  readonly why: Why;
};

type Total<T> = { readonly before: T; readonly after: T };

/** What an answer or another day makes of a plan, in the outside form `boreal-what-if/1`. */
export type PlanDifference = {
  readonly format: typeof differenceFormat;
  readonly rulesVersion: string;
  readonly today: string;
  readonly changes: readonly PlanChange[];
  readonly totals: {
    /** Required funds, in dollars. */
    readonly funds: Total<number | null>;
    readonly available: Total<number | null>;
    readonly shortfall: Total<number | null>;
    /** null while one of the fees is not known. */
    readonly fees: Total<number | null>;
    /** Questions that concern the person, answered or not; each question of a page with several counts. */
    readonly questions: Total<number>;
  };
};

/** One line of a plan as it is compared; all lines have the same keys in the same order, because there are many. */
type Line = {
  readonly what: PlanChange["what"];
  readonly id: string;
  /** Page or file, where it takes one to tell lines of one id apart. */
  readonly place: string | undefined;
  readonly person: string | undefined;
  readonly childNumber: number | undefined;
  readonly value: Value;
  /** Whether the line asks or tells something; a NotApplicable slot is in the plan but asks for nothing. */
  readonly counts: boolean;
  readonly why: Why;
};

/** The lines that come, go or change from one plan to another, in the order of the plan; of each kind, lines that are gone come last. */
export function differenceOf(before: Plan, after: Plan): PlanDifference {
  const [was, is] = [partsOf(before), partsOf(after)];
  return {
    format: differenceFormat,
    rulesVersion: after.rulesVersion,
    today: after.today,
    changes: is.flatMap((part, index) => changesOf(was[index] ?? [], part)),
    totals: {
      funds: { before: before.funds.required.amount, after: after.funds.required.amount },
      available: { before: before.funds.available.amount, after: after.funds.available.amount },
      shortfall: { before: before.funds.shortfall, after: after.funds.shortfall },
      fees: { before: feesOf(before), after: feesOf(after) },
      questions: { before: questionsIn(was), after: questionsIn(is) },
    },
  };
}

function changesOf(before: readonly Line[], after: readonly Line[]): readonly PlanChange[] {
  const earlierOf = matches(before, after);
  const changes: PlanChange[] = [];
  const met = new Set<Line>();
  for (const [index, line] of after.entries()) {
    const earlier = earlierOf(line, index);
    if (earlier) met.add(earlier);
    const kind = kindOf(earlier, line);
    if (kind) changes.push(changeOf(kind, line, earlier?.value ?? null, line.value));
  }
  for (const line of before)
    if (line.counts && !met.has(line)) changes.push(changeOf("removed", line, line.value, null));
  return changes;
}

/** Finds the line as it was. Most plans of one case have the same lines at the same places, and need no index of keys. */
function matches(before: readonly Line[], after: readonly Line[]): (line: Line, index: number) => Line | undefined {
  if (before.length === after.length && after.every((line, index) => isSame(line, before[index])))
    return (_, index) => before[index];
  const byKey = new Map(before.map((line) => [keyOf(line), line]));
  return (line) => byKey.get(keyOf(line));
}

const isSame = (one: Line, other: Line | undefined): boolean =>
  one.id === other?.id &&
  one.childNumber === other.childNumber &&
  one.place === other.place &&
  one.person === other.person;

const keyOf = ({ id, place, person, childNumber }: Line) => `${id} ${place ?? ""} ${person ?? ""} ${childNumber ?? ""}`;

function kindOf(earlier: Line | undefined, line: Line): PlanChange["kind"] | undefined {
  const counted = earlier?.counts ?? false;
  if (counted && line.counts) return earlier?.value === line.value ? undefined : "changed";
  if (counted) return "removed";
  return line.counts ? "added" : undefined;
}

const changeOf = (
  kind: PlanChange["kind"],
  { what, id, person, childNumber, why }: Line,
  before: Value,
  after: Value,
): PlanChange => ({
  kind,
  what,
  id,
  ...(person === undefined ? {} : { person }),
  ...(childNumber === undefined ? {} : { childNumber }),
  before,
  after,
  why,
});

/** Whose a line is and where, as far as its kind says so. */
type Whose = {
  readonly id: string;
  readonly why: Why;
  readonly place?: string | undefined;
  readonly person?: string;
  readonly childNumber?: number;
};

const lineOf = (
  what: Line["what"],
  { id, place, person, childNumber, why }: Whose,
  value: Value,
  counts: boolean,
): Line => ({ what, id, place, person, childNumber, value, counts, why });

/** Every line that can change, kind by kind. */
function partsOf(plan: Plan): readonly (readonly Line[])[] {
  const { vault, letters, forms, fees, funds, deadlines, eligibility, assessment, warnings } = plan;
  const { hostIncome } = funds;
  return [
    vault.map(({ page, slot, person, childNumber, requirement, why }): Line => ({
      what: "slot",
      id: slot,
      place: page,
      person,
      childNumber,
      value: requirement,
      counts: requirement !== "NotApplicable",
      why,
    })),
    letters.map((one) => lineOf("letter", one, one.requirement, one.requirement !== "NotApplicable")),
    forms.map((one) => lineOf("form", one, one.applies, one.applies)),
    fees.map((one) => lineOf("fee", one, one.amount, true)),
    [
      ...funds.required.lines.map((one) => lineOf("funds", one, one.amount, true)),
      lineOf("funds", { id: "hostIncome", why: hostIncome.why }, hostIncome.amount, hostIncome.amount !== null),
    ],
    deadlines.map((one) => lineOf("deadline", one, one.date, one.date !== null)),
    Object.entries(eligibility).map(([id, { value, why }]) =>
      lineOf("eligibility", { id, why }, typeof value === "object" ? (value?.join(", ") ?? null) : value, true),
    ),
    [...assessment.warnings, ...warnings].map((one) =>
      lineOf("warning", { id: one.id, why: one.why, place: one.fileId }, one.blocking, true),
    ),
    stepLines(plan),
  ];
}

/** Questions only: the members of a group have lines of their own, and a page without a question asks nothing. */
function stepLines({ assessment: { steps, setAside } }: Plan): readonly Line[] {
  const aside = new Map(setAside.map(({ id, why }) => [id, why]));
  const groups = new Set<string>();
  for (const { group } of steps) if (group !== undefined) groups.add(group);
  const lines: Line[] = [];
  for (const { id, state, why } of steps) {
    if (state === "page" || groups.has(id)) continue;
    const asideWhy = aside.get(id);
    lines.push({
      what: "step",
      id,
      place: undefined,
      person: undefined,
      childNumber: undefined,
      value: asideWhy ? "setAside" : state,
      counts: state !== "skipped" && asideWhy === undefined,
      why: asideWhy ?? why,
    });
  }
  return lines;
}

function feesOf({ fees }: Plan): number | null {
  let cents = 0;
  for (const { amount, paidBy } of fees) {
    if (paidBy !== undefined) continue;
    if (amount === null) return null;
    cents += Math.round(amount * 100);
  }
  return cents / 100;
}

const questionsIn = (parts: readonly (readonly Line[])[]): number =>
  parts.flat().filter(({ what, counts }) => what === "step" && counts).length;
