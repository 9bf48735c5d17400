import type { Plan, Why } from './plan.ts';

export const differenceFormat = 'boreal-what-if/1';

export const changedThings = ['slot', 'letter', 'form', 'fee', 'funds', 'deadline', 'eligibility', 'warning', 'step'] as const;
export const changeKinds = ['added', 'removed', 'changed'] as const;

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
    /** Questions that concern the person, answered or not. */
    readonly questions: Total<number>;
  };
};

type Line = Pick<PlanChange, 'what' | 'id' | 'person' | 'childNumber' | 'why'> & {
  readonly value: Value;
  /** Whether the line asks or tells something; a NotApplicable slot is in the plan and stands for nothing. */
  readonly counts: boolean;
  /** Tells lines of one id apart. */
  readonly key: string;
};

/** The lines that come, go or change from one plan to another, in the order of the plan; lines that are gone come last. */
export function differenceOf(before: Plan, after: Plan): PlanDifference {
  const was = new Map(linesOf(before).map((line) => [line.key, line]));
  const changes: PlanChange[] = [];
  for (const line of linesOf(after)) {
    const earlier = was.get(line.key);
    was.delete(line.key);
    const kind = kindOf(earlier, line);
    if (kind) changes.push(changeOf(kind, line, earlier?.value ?? null, line.value));
  }
  for (const gone of was.values()) if (gone.counts) changes.push(changeOf('removed', gone, gone.value, null));
  return {
    format: differenceFormat,
    rulesVersion: after.rulesVersion,
    today: after.today,
    changes,
    totals: {
      funds: { before: before.funds.required.amount, after: after.funds.required.amount },
      available: { before: before.funds.available.amount, after: after.funds.available.amount },
      shortfall: { before: before.funds.shortfall, after: after.funds.shortfall },
      fees: { before: feesOf(before), after: feesOf(after) },
      questions: { before: questionsOf(before), after: questionsOf(after) },
    },
  };
}

function kindOf(earlier: Line | undefined, line: Line): PlanChange['kind'] | undefined {
  const counted = earlier?.counts ?? false;
  if (counted && line.counts) return earlier?.value === line.value ? undefined : 'changed';
  if (counted) return 'removed';
  return line.counts ? 'added' : undefined;
}

const changeOf = (kind: PlanChange['kind'], { what, id, person, childNumber, why }: Line, before: Value, after: Value): PlanChange => ({
  kind,
  what,
  id,
  ...(person === undefined ? {} : { person }),
  ...(childNumber === undefined ? {} : { childNumber }),
  before,
  after,
  why,
});

/** Every line that can change, each with a key that is its own. */
function linesOf(plan: Plan): readonly Line[] {
  const lines: Line[] = [];
  for (const { page, slot, person, childNumber, requirement, why } of plan.vault) {
    const child = childNumber === undefined ? undefined : { childNumber };
    lines.push({ what: 'slot', id: slot, person, ...child, value: requirement, counts: requirement !== 'NotApplicable', key: `slot ${page} ${slot} ${childNumber ?? ''}`, why });
  }
  for (const { id, requirement, why } of plan.letters) {
    lines.push({ what: 'letter', id, value: requirement, counts: requirement !== 'NotApplicable', key: `letter ${id}`, why });
  }
  for (const { id, person, childNumber, applies, why } of plan.forms) {
    const child = childNumber === undefined ? undefined : { childNumber };
    lines.push({ what: 'form', id, person, ...child, value: applies, counts: applies, key: `form ${id} ${person} ${childNumber ?? ''}`, why });
  }
  for (const { id, person, childNumber, amount, why } of plan.fees) {
    const child = childNumber === undefined ? undefined : { childNumber };
    lines.push({ what: 'fee', id, person, ...child, value: amount, counts: true, key: `fee ${id} ${person} ${childNumber ?? ''}`, why });
  }
  for (const { id, amount, why } of plan.funds.required.lines) lines.push({ what: 'funds', id, value: amount, counts: true, key: `funds ${id}`, why });
  const { hostIncome } = plan.funds;
  lines.push({ what: 'funds', id: 'hostIncome', value: hostIncome.amount, counts: hostIncome.amount !== null, key: 'funds hostIncome', why: hostIncome.why });
  for (const { id, date, why } of plan.deadlines) lines.push({ what: 'deadline', id, value: date, counts: date !== null, key: `deadline ${id}`, why });
  for (const [id, { value, why }] of Object.entries(plan.eligibility)) lines.push({ what: 'eligibility', id, value, counts: true, key: `eligibility ${id}`, why });
  for (const { id, blocking, fileId, why } of [...plan.assessment.warnings, ...plan.warnings]) {
    lines.push({ what: 'warning', id, value: blocking, counts: true, key: `warning ${id} ${fileId ?? ''}`, why });
  }
  return [...lines, ...stepLines(plan)];
}

/** Questions only: a group stands for its members, which have lines of their own, and a page asks nothing. */
function stepLines({ assessment: { steps, setAside } }: Plan): readonly Line[] {
  const aside = new Map(setAside.map(({ id, why }) => [id, why]));
  const groups = new Set(steps.map(({ group }) => group));
  return steps.flatMap(({ id, state, why }) => {
    if (state === 'page' || groups.has(id)) return [];
    const asideWhy = aside.get(id);
    const counts = state !== 'skipped' && asideWhy === undefined;
    return [{ what: 'step' as const, id, value: asideWhy ? 'setAside' : state, counts, key: `step ${id}`, why: asideWhy ?? why }];
  });
}

function feesOf({ fees }: Plan): number | null {
  let cents = 0;
  for (const { amount } of fees) {
    if (amount === null) return null;
    cents += Math.round(amount * 100);
  }
  return cents / 100;
}

const questionsOf = ({ assessment: { progress } }: Plan) => progress.total - progress.skipped;
