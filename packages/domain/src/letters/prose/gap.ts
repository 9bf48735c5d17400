import type { LetterKey } from "../../caseFile/letterValues.ts";
import type { FormCondition } from "../../forms/fields/field.ts";
import type { Text } from "../../kernel/text.ts";
import type { FactRef } from "../../kernel/trace.ts";
import { sentence, type Gap, type Sentence } from "./sentence.ts";

/** What a sentence that lacks a fact asks for: a question, or a field of the letter. */
export const gap = (en: string, fr: string, fact: FactRef): Gap => ({ asks: { en, fr }, fact });

export const gapsOf =
  (key: LetterKey) =>
  (en: string, fr: string, field: string): Gap =>
    gap(en, fr, `letters.${key}.${field}`);

/** The same where the label of the field says what is missing. */
export const gapsOfFields =
  (key: LetterKey) =>
  ({ path, label }: { readonly path: string; readonly label: Text }): Gap => ({
    asks: label,
    fact: `letters.${key}.${path}`,
  });

/** Where nothing can be said yet: only what is asked for stands there. */
export const asksFor = (
  missing: Gap,
  unanswered: FormCondition,
  place: Pick<Sentence, "startsParagraph"> = {},
): Sentence =>
  sentence(
    { en: "{missing}", fr: "{missing}" },
    { missing: () => undefined },
    { when: unanswered, gap: missing, ...place },
  );
