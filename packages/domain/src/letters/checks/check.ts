import type { Text } from "../../kernel/text.ts";
import type { FactRef } from "../../kernel/trace.ts";

/** Something in a draft that a lawyer would send back, with the facts that it compares. */
export type LetterCheck = {
  readonly id: string;
  /** A whole sentence that says what is wrong, and what to do. */
  readonly because: Text;
  readonly restsOn: readonly FactRef[];
  readonly section?: string;
};
