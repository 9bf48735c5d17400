import type { Clause, Text } from "./text.ts";

/** Whether a condition held, with only the sentences that settled it. */
export type Outcome = { readonly holds: boolean; readonly because: readonly Text[] };

const noReasons: readonly Text[] = [];

/** A named yes/no statement about what the reader `R` reads, with its sentence. */
export interface Condition<R> {
  readonly id: string;
  evaluate(the: R): Outcome;
  /** Its sentence, for the list of rules. Absent when the condition builds its words itself. */
  readonly sentences?: { readonly holds: Text; readonly not?: Text; readonly unknown?: Text };
  /** Only of a combined condition. */
  readonly made?: { readonly by: "all" | "any" | "not"; readonly of: readonly Condition<R>[] };
}

/**
 * What is said of a condition that does not hold: one sentence for both, or one when it is known and one while it is not.
 * Without the latter nothing is said while it is not known, which suits a fact that some flows never ask for.
 */
export type SaysNot = Clause | { readonly known: Clause; readonly unknown?: Clause };

/**
 * Names a predicate. `says` is the sentence when it holds, `saysNot` when it does not; all are clauses that can
 * follow "because": no capital, no full stop. Without `saysNot` a failed condition gives no reason of its own. A
 * predicate returns `undefined` while a fact it needs is unknown: the condition does not hold, and its reason must not say
 * that the answer is no (test/guards/sentences.test.ts).
 */
export function condition<R>(
  id: string,
  says: Clause,
  predicate: (the: R) => boolean | undefined,
  saysNot?: SaysNot,
): Condition<R> {
  const held: Outcome = { holds: true, because: [says] };
  const [known, unknown] =
    saysNot === undefined ? [] : "known" in saysNot ? [saysNot.known, saysNot.unknown] : [saysNot, saysNot];
  const failed: Outcome = { holds: false, because: known ? [known] : noReasons };
  const open: Outcome = unknown === known ? failed : { holds: false, because: unknown ? [unknown] : noReasons };
  return {
    id,
    sentences: { holds: says, ...(known ? { not: known } : {}), ...(unknown && unknown !== known ? { unknown } : {}) },
    evaluate(the) {
      const answer = predicate(the);
      if (answer === undefined) return open;
      return answer ? held : failed;
    },
  };
}

/** Holds when every part holds. Explained by all parts when true, by the first part that failed when false. */
export function all<R>(...parts: readonly Condition<R>[]): Condition<R> {
  return {
    id: parts.map((part) => part.id).join(" and "),
    made: { by: "all", of: parts },
    evaluate(the) {
      let because = noReasons;
      for (const part of parts) {
        const outcome = part.evaluate(the);
        if (!outcome.holds) return outcome;
        if (outcome.because.length > 0)
          because = because.length === 0 ? outcome.because : because.concat(outcome.because);
      }
      return { holds: true, because };
    },
  };
}

/** Holds when one part holds. Explained by the first part that held when true, by all parts when false. */
export function any<R>(...parts: readonly Condition<R>[]): Condition<R> {
  return {
    id: parts.map((part) => part.id).join(" or "),
    made: { by: "any", of: parts },
    evaluate(the) {
      let because = noReasons;
      for (const part of parts) {
        const outcome = part.evaluate(the);
        if (outcome.holds) return outcome;
        if (outcome.because.length > 0)
          because = because.length === 0 ? outcome.because : because.concat(outcome.because);
      }
      return { holds: false, because };
    },
  };
}

export function not<R>(part: Condition<R>): Condition<R> {
  return {
    id: `not ${part.id}`,
    made: { by: "not", of: [part] },
    evaluate(the) {
      const outcome = part.evaluate(the);
      return { holds: !outcome.holds, because: outcome.because };
    },
  };
}

const holds: Outcome = { holds: true, because: noReasons };
const holdsNot: Outcome = { holds: false, because: noReasons };

/** Holds always; for a rule that needs no condition. */
export const always: Condition<unknown> = { id: "always", evaluate: () => holds };

/** Holds never; for a choice that exists and is not offered. */
export const never: Condition<unknown> = { id: "never", evaluate: () => holdsNot };
