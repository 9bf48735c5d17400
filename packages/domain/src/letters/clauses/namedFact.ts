import type { FormReader } from "../../forms/formReader.ts";
import type { Text } from "../../kernel/text.ts";
import type { FactRef } from "../../kernel/trace.ts";
import type { Fact } from "../prose/fact.ts";

/** A fact that a template may name. */
export type NamedFact = {
  readonly name: string;
  readonly label: Text;
  readonly fact: Fact;
  /** What would tell it. */
  readonly asks: (the: FormReader) => FactRef;
  /** Nobody has to give it: a sentence that names it is left out until somebody does, in place of a gap. */
  readonly isOptional?: true;
  /** The field of the letter behind it, where that holds somebody’s whole text. */
  readonly typedIn?: string;
};
