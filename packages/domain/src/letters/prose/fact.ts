import type { AnswerKey, Answers } from "../../caseFile/answers/answers.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import type { CaseCondition } from "../../caseFile/rule.ts";
import type { FormCondition, FormPrefill, FormValue } from "../../forms/fields/field.ts";
import type { FormReader } from "../../forms/formReader.ts";
import type { FillValue } from "../../kernel/text.ts";
import type { FactRef } from "../../kernel/trace.ts";
import { cleaned } from "./typedWords.ts";

/**
 * What a sentence of a letter names, in the words of both languages. Nothing while it is not known; `differs` where answers and
 * documents say different things, for then a letter says neither.
 */
export const differs = Symbol("differs");
export type Fact = (the: FormReader) => FillValue | undefined | typeof differs;

/** What a form would be filled in with, in the words of a sentence. */
export const filledIn =
  (prefill: FormPrefill, to: (value: string) => FillValue | undefined = (value) => value): Fact =>
  (the) => {
    const found = prefill(the);
    if (found?.claims) return differs;
    return typeof found?.value === "string" && found.value.trim() !== "" ? to(found.value.trim()) : undefined;
  };

/** An answer, in the words of a sentence. */
export const answered =
  <K extends AnswerKey>(key: K, to: (value: NonNullable<Answers[K]>) => FillValue | undefined): Fact =>
  (the) => {
    const value = the.case.answer(key);
    return value === undefined ? undefined : to(value);
  };

/** What the case says beside its answers. */
export const ofCase =
  (find: (the: CaseReader) => FillValue | undefined): Fact =>
  (the) =>
    find(the.case);

/** The first that is known. */
export const firstKnown =
  (...facts: readonly Fact[]): Fact =>
  (the) => {
    for (const fact of facts) {
      const value = fact(the);
      if (value !== undefined) return value;
    }
    return undefined;
  };

/** A fact in other words, such as a school after “at”. */
export const inWords =
  (fact: Fact, to: (value: FillValue) => FillValue | undefined): Fact =>
  (the) => {
    const value = fact(the);
    return value === undefined || value === differs ? value : to(value);
  };

/** A statement about the case, asked of a letter. */
export const holds = (condition: CaseCondition): FormCondition => ({
  id: condition.id,
  ...(condition.sentences ? { sentences: condition.sentences } : {}),
  evaluate: (the) => condition.evaluate(the.case),
});

/** An answer is this one. */
export const isAnswer = <K extends AnswerKey>(key: K, value: Answers[K]): FormCondition => ({
  id: `is${key}`,
  evaluate: (the) => ({ holds: the.case.answer(key) === value, because: [] }),
});

/** Nothing is known of this. */
export const isUnknown = (fact: Fact): FormCondition => ({
  id: "isUnknown",
  evaluate: (the) => ({ holds: fact(the) === undefined, because: [] }),
});
export const isKnown = (fact: Fact): FormCondition => ({
  id: "isKnown",
  evaluate: (the) => ({ holds: ![undefined, differs].includes(fact(the) as undefined), because: [] }),
});

/** What a person typed in a field of the letter, as text. */
export const typedText = (the: FormReader, path: string): string | undefined => {
  const value: FormValue | undefined = the.value(path);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
};

/** Where a field of the letter is kept, for what rests on it and for gaps. */
export const factOfField = (the: FormReader, path: string): FactRef => `letters.${the.key}.${path}`;

/** What stands in a field of the letter, in the words of a sentence: it rests on the field, or on what filled it in. */
export const asked =
  (path: string, to: (value: string, the: FormReader) => FillValue | undefined = (value) => cleaned(value)): Fact =>
  (the) => {
    const value = typedText(the, path);
    noteField(the, path, value === undefined);
    return value === undefined ? undefined : to(value, the);
  };

const noteField = (the: FormReader, path: string, isMissing: boolean): void => {
  const field = the.enteredAt(path) === undefined ? the.fieldAt(path) : undefined;
  const from = field && the.prefilled(field)?.from.fact;
  the.case.trace.note(from ?? factOfField(the, path), isMissing);
};

/** The same of yes and no, and of a choice. */
export const fieldIs = (path: string, ...values: readonly FormValue[]): FormCondition => ({
  id: `${path}Is${values.join("Or")}`,
  evaluate: (the) => {
    const value = the.value(path);
    noteField(the, path, value === undefined);
    return { holds: value !== undefined && values.includes(value), because: [] };
  },
  sees: { at: path, is: values },
});

/** What was typed in an answer, as sentences of a letter. */
export const inAnswer =
  <K extends AnswerKey>(key: K): TypedElsewhere =>
  (the) => {
    const value = the.case.answer(key);
    const text = typeof value === "string" && value.trim() !== "" ? value : undefined;
    return { text, fact: `answers.${key}` };
  };

/** A statement about a letter that no rule of the case names. */
export const when = (predicate: (the: FormReader) => boolean): FormCondition => ({
  id: "saidInLetter",
  evaluate: (the) => ({ holds: predicate(the), because: [] }),
});

/** What a person typed elsewhere than in a field of the letter: in an answer, or in one row of a list. */
export type TypedElsewhere = (the: FormReader) => { readonly text: string | undefined; readonly fact: FactRef };
