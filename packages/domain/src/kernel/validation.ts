import type { Text } from "./text.ts";
import { fill } from "./text.ts";

/** An expected "no": a code for programs, a sentence for people that says what to do, and the facts it names. */
export type Refusal = {
  readonly code: string;
  readonly text: Text;
  readonly values?: Readonly<Record<string, string | number>>;
  /** The value is true and kept; the sentence tells what follows from it. Only a refusal without this holds anything back. */
  readonly isAdvice?: true;
};

export function refusal(code: string, text: Text, values?: Readonly<Record<string, string | number>>): Refusal {
  return values ? { code, text: fill(text, values), values } : { code, text };
}

/** A sentence about a value that is kept: nothing to mend, something to know. */
export const advice = (code: string, text: Text, values?: Readonly<Record<string, string | number>>): Refusal => ({
  ...refusal(code, text, values),
  isAdvice: true,
});

/** Checks one value against what else is known; `undefined` when nothing is wrong. */
export type FieldCheck<R, V> = (value: V, the: R) => Refusal | undefined;

/** The first refusal of the checks in order, so that a person mends one thing at a time. */
export function firstRefusal<R, V>(checks: readonly FieldCheck<R, V>[], value: V, the: R): Refusal | undefined {
  for (const check of checks) {
    const refused = check(value, the);
    if (refused) return refused;
  }
  return undefined;
}
