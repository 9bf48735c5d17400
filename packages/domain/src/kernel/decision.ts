import type { Condition } from "./condition.ts";
import type { Clause, Text } from "./text.ts";
import { Trace, type FactRef, type Source, type Tracing } from "./trace.ts";

/** One case: a condition, the value, and where the condition’s own sentence does not say enough, one more reason. */
export type Case<R, T> = readonly [Condition<R>, T] | readonly [Condition<R>, T, Clause];

/** An ordered list of cases; the first whose condition holds gives the value. */
export type DecisionRule<R, T> = {
  /** Name of the rule in reasons and logs, such as `vault.biometricsReceipt`. */
  readonly id: string;
  readonly cases: readonly Case<R, T>[];
  /** What holds when no case does, with the clause that says so. */
  readonly otherwise: readonly [Clause, T];
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

/**
 * Decides by the first case that holds. The notes of this decision are its own: the reader notes for it meanwhile, and then
 * goes on with its own as they were. A plan decides hundreds of times, and so needs no reader for each.
 */
export function decide<R extends Tracing, T>(rule: DecisionRule<R, T>, the: R): Decision<T> {
  const outer = the.trace;
  const trace = new Trace();
  the.trace = trace;
  const { value, because, by } = firstThatHolds(rule, the);
  trace.citeAll(rule.sources ?? []);
  the.trace = outer;
  return noted(trace, value, addressed(the, because), `${rule.id}.${by}`);
}

type Found<T> = { readonly value: T; readonly because: readonly Text[]; readonly by: string };

function firstThatHolds<R, T>({ cases, otherwise }: DecisionRule<R, T>, the: R): Found<T> {
  for (const [condition, value, more] of cases) {
    const { holds, because } = condition.evaluate(the);
    if (holds) return { value, because: more === undefined ? because : [...because, more], by: condition.id };
  }
  return { value: otherwise[1], because: [otherwise[0]], by: "otherwise" };
}

const noted = <T>(
  { restsOn, missing, sources }: Trace,
  value: T,
  because: readonly Text[],
  decidedBy: string,
): Decision<T> => ({ value, because, decidedBy, restsOn, missing, sources });

/** Wraps a value that a plain function computed with `reader`, for rules that no list of cases can express. */
export const decisionFrom = <T>(
  reader: Tracing,
  { value, because, decidedBy }: { value: T; because: readonly Text[]; decidedBy: string },
): Decision<T> => decided(reader, value, because, decidedBy);

/** The same, given one by one. */
export function decided<T>(reader: Tracing, value: T, because: readonly Clause[], decidedBy: string): Decision<T> {
  reader.trace.isHandedOut = true;
  return noted(reader.trace, value, addressed(reader, because), decidedBy);
}

/** Here the sentence of a reason is made: each clause in the words for whoever prepares the case. */
const addressed = (reader: Tracing, because: readonly Clause[]): readonly Text[] =>
  because.some(({ to }) => to) ? because.map((clause) => reader.addressed?.(clause) ?? clause) : because;
