import type { LetterSection } from "../../letterContent.ts";
import { statementLimit } from "../../narrative.ts";
import type { Gap } from "../../prose/sentence.ts";
import { statementField, statementWords, type StatementAnswer } from "./answers.ts";

/** How each section of the statement is made: of answers of its own, with one limit. */

type Section = Omit<LetterSection, "asks" | "limit"> & { readonly fields: readonly StatementAnswer[] };

export const section = ({ fields, ...rest }: Section): LetterSection => ({
  ...rest,
  limit: statementLimit,
  asks: fields.map(statementField),
});

export const words = (...ids: readonly StatementAnswer[]) => ids.map((id) => statementWords(id));

export const gap = (en: string, fr: string, fact: string): Gap => ({ asks: { en, fr }, fact });
