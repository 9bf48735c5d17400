import type { LetterField } from "../../letterContent.ts";
import { narrative } from "../../narrative.ts";
import { typed, type TypedSentence } from "../../prose/sentence.ts";
import type { Answer } from "./answer.ts";
import { interestAnswers } from "./interestAnswers.ts";
import { planAnswers } from "./planAnswers.ts";
import { reasonAnswers } from "./reasonAnswers.ts";

/** The 31 fields of the statement of purpose (document 3 section 3.7). */
export const statementAnswers = { ...planAnswers, ...interestAnswers, ...reasonAnswers };

export type StatementAnswer = keyof typeof statementAnswers;

const entries: Readonly<Record<StatementAnswer, Answer>> = statementAnswers;

export const statementField = (id: StatementAnswer): LetterField => {
  const { label, questions, shown, isOptional } = entries[id];
  return narrative(id, { label, questions, ...(shown ? { shown } : {}), isOptional: isOptional ?? false });
};

/** What was entered, as sentences of the statement. */
export const statementWords = (
  id: StatementAnswer,
  more: Pick<TypedSentence, "startsParagraph"> = {},
): TypedSentence => {
  const { label, opening, shown, isOptional } = entries[id];
  return typed(id, opening, {
    ...more,
    ...(shown ? { when: shown } : {}),
    ...(isOptional ? {} : { gap: { asks: label, fact: `letters.studyPlan.${id}` } }),
  });
};
