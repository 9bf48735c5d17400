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
  const { cases } = rule;
  for (let at = 0; at < cases.length; at += 1) {
    const each = cases[at] as Case<R, T>;
    const condition = each[0];
    const outcome = condition.evaluate(reader);
    if (!outcome.holds) continue;
    const reason = each[2];
    return explain(reader, rule, `${rule.id}.${condition.id}`, each[1], reason ? [...outcome.because, reason] : outcome.because);
  }
  return explain(reader, rule, `${rule.id}.otherwise`, rule.otherwise[1], [rule.otherwise[0]]);
}

function explain<R extends Tracing, T>(
  reader: R,
  rule: DecisionRule<R, T>,
  decidedBy: string,
  value: T,
  because: readonly Text[],
): Decision<T> {
  const { trace } = reader;
  const { sources } = rule;
  if (sources) for (let at = 0; at < sources.length; at += 1) trace.cite(sources[at] as Source);
  // The reader is this decision's own and is not read with again: its lists need no copy.
  return { value, because, decidedBy, restsOn: trace.restsOn, missing: trace.missing, sources: trace.sources };
}

/** Wraps a value that a plain function computed with `reader`, for rules too odd for a list of cases. */
export function decisionFrom<T>(
  reader: Tracing,
  decided: { value: T; because: readonly Text[]; decidedBy: string },
): Decision<T> {
  const { restsOn, missing, sources } = reader.trace;
  const { value, because, decidedBy } = decided;
  return { value, because, decidedBy, restsOn: copied(restsOn), missing: copied(missing), sources: copied(sources) };
}

const nothing: readonly never[] = [];

/** Whoever goes on reading adds to the reader's own lists. */
const copied = <T>(list: readonly T[]): readonly T[] => (list.length === 0 ? nothing : list.slice());
