import type { FieldReader } from "./fieldReader.ts";

/**
 * What a language model may be asked of a letter (ADR 0252): another wording for one section, from Boreal’s own draft of it and
 * the facts in that draft. Its answer goes to a person, never into the letter by itself.
 */
export type WordingQuestion = {
  readonly language: "en" | "fr";
  /** What the section is about, as its heading says. */
  readonly title: string;
  readonly draft: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  /** Most characters. */
  readonly limit: number;
};

/** `refused`: the model will not write this. The others as of fields. */
export type WordingAnswer = { readonly wording: string } | { readonly failed: "unreachable" | "unusable" | "refused" };

export type LanguageModel = FieldReader & {
  suggest(question: WordingQuestion, signal?: AbortSignal): Promise<WordingAnswer>;
};
