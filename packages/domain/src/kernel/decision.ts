import type { Condition } from './condition.ts';
import type { Text } from './text.ts';
import type { FactRef, Source, Tracing } from './trace.ts';

/** One case: a condition, the value, and where the condition’s own sentence does not say enough, one more reason. */
export type Case<R, T> = readonly [Condition<R>, T] | readonly [Condition<R>, T, Text];

/** An ordered list of cases; the first whose condition holds gives the value. */
export type DecisionRule<R, T> = {
  /** Name of the rule in reasons and logs, such as `vault.biometricsReceipt`. */
  readonly id: string;
  readonly cases: readonly Case<R, T>[];
  /** What holds when no case does, with the clause that says so. */
  readonly otherwise: readonly [Text, T];
  readonly sources?: readonly Source[];
};

/** A value that is never bare: why, what it was read from, and what was still unanswered. */
export type Decision<T> = {
  readonly value: T;
  readonly because: readonly Text[];
  /** `ruleId.conditionId`, or `ruleId.otherwise`. */
  readonly decidedBy: string;
  readonly restsOn: readonly FactRef[];
  /** Facts that were read and not there: the decision may change once they are known. */
  readonly missing: readonly FactRef[];
  readonly sources: readonly Source[];
};

/** Decides by the first case that holds. `the` is not written to: the notes of this decision are its own. */
export function decide<R extends Tracing, T>(rule: DecisionRule<R, T>, the: R): Decision<T> {
  const reader = the.fresh();
  for (const [condition, value, reason] of rule.cases) {
    const outcome = condition.evaluate(reader);
    if (outcome.holds) return explain(reader, rule, `${rule.id}.${condition.id}`, value, reason ? [...outcome.because, reason] : outcome.because);
  }
  const [because, value] = rule.otherwise;
  return explain(reader, rule, `${rule.id}.otherwise`, value, [because]);
}

function explain<R extends Tracing, T>(
  reader: R,
  rule: DecisionRule<R, T>,
  decidedBy: string,
  value: T,
  because: readonly Text[],
): Decision<T> {
  for (const source of rule.sources ?? []) reader.trace.cite(source);
  return decisionFrom(reader, { value, because, decidedBy });
}

/** Wraps a value that a plain function computed with `reader`, for rules too odd for a list of cases. */
export function decisionFrom<T>(
  reader: Tracing,
  decided: { value: T; because: readonly Text[]; decidedBy: string },
): Decision<T> {
  const { restsOn, missing, sources } = reader.trace;
  const { value, because, decidedBy } = decided;
  return { value, because, decidedBy, restsOn: restsOn.slice(), missing: missing.slice(), sources: [...sources] };
}
