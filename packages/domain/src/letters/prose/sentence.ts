import type { FormCondition } from "../../forms/fields/field.ts";
import type { FormReader } from "../../forms/formReader.ts";
import type { Text } from "../../kernel/text.ts";
import type { FactRef } from "../../kernel/trace.ts";
import type { Fact, TypedElsewhere } from "./fact.ts";
import type { Opening } from "./typedWords.ts";

/** What is marked in a draft, and asked for, where a fact is missing. */
export type Gap = { readonly asks: Text; readonly fact: FactRef };

/** A sentence over named facts: it stands when it is called for and all its facts are known. Without `gap` it is else left out. */
export type Sentence = {
  readonly says: Text;
  readonly facts: Readonly<Record<string, Fact>>;
  readonly when?: FormCondition;
  readonly gap?: Gap;
  /** Begins a paragraph. */
  readonly startsParagraph?: true;
};

/** What a person typed, as sentences: `typed` is the field of the letter. `opening` begins what is no sentence of its own. */
export type TypedSentence = {
  readonly typed: string | TypedElsewhere;
  readonly opening: Opening;
  /** Of a text with paragraphs of its own, such as an argument; of a short answer each line is no more than a pause. */
  readonly keepsParagraphs?: true;
  readonly when?: FormCondition;
  readonly gap?: Gap;
  readonly startsParagraph?: true;
};

/** Sentences about each of several things, such as refusals or children. */
export type SentencesOfEach = { readonly each: (the: FormReader) => readonly LetterLine[] };

export type LetterLine = Sentence | TypedSentence | SentencesOfEach;

type NamesIn<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

type More = Partial<Pick<Sentence, "when" | "gap" | "startsParagraph">>;

/** A sentence whose every placeholder is a named fact; one that is missing does not compile. Further facts have to be known too. */
export const sentence = <const Says extends Text>(
  says: Says,
  facts: Readonly<Record<NamesIn<Says["en"]> | NamesIn<Says["fr"]>, Fact>> & Readonly<Record<string, Fact>>,
  more: More = {},
): Sentence => ({ says, facts, ...more });

/** What is asked for in a field of the letter itself, or was typed elsewhere. */
export const typed = (
  path: TypedSentence["typed"],
  opening: Opening,
  more: Omit<TypedSentence, "typed" | "opening"> = {},
): TypedSentence => ({
  typed: path,
  opening,
  ...more,
});
