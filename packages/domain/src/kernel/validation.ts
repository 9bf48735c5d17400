import type { Text } from "./text.ts";
import { fill } from "./text.ts";

/** An expected "no": a code for programs, a sentence for people that says what to do, and the facts it names. */
export type Refusal = {
  readonly code: string;
  readonly text: Text;
  readonly values?: Readonly<Record<string, string | number>>;
  /** The value is accepted and stored; the sentence says what follows from it. A refusal without this blocks. */
  readonly isAdvice?: true;
};

export function refusal(code: string, text: Text, values?: Readonly<Record<string, string | number>>): Refusal {
  return values ? { code, text: fill(text, values), values } : { code, text };
}

/** A remark on a value that is accepted: nothing to correct, something to know. */
export const advice = (code: string, text: Text, values?: Readonly<Record<string, string | number>>): Refusal => ({
  ...refusal(code, text, values),
  isAdvice: true,
});

/** Checks one value against what else is known; `undefined` when nothing is wrong. */
export type FieldCheck<R, V> = (value: V, the: R) => Refusal | undefined;
