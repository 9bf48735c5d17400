import type { AnswerKey } from "../caseFile/answers/answers.ts";
import { documentField } from "../caseFile/documentValues/documentFields.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { isIsoDate } from "../kernel/calendarDate.ts";
import { fill, type Text } from "../kernel/text.ts";
import { writtenDay } from "../kernel/written.ts";
import { countries } from "../lists/countries.ts";
import { provinces } from "../lists/provinces.ts";
import { said } from "./files/saidInFile.ts";

/** A value of a document that is not the one of the case. */
export type Differing = {
  /** As `documentFields` names it. */
  readonly field: string;
  readonly inCase: string | number;
  readonly onDocument: string | number;
  /** The answer that says it, where it is one. */
  readonly answer?: AnswerKey;
};

type Value = string | number | undefined;

/** A pair of values that are both known. */
export const differing = (field: string, inCase: Value, onDocument: Value, answer?: AnswerKey): readonly Differing[] =>
  inCase === undefined || onDocument === undefined
    ? []
    : [{ field, inCase, onDocument, ...(answer === undefined ? {} : { answer }) }];

const inBoth = (words: string): Text => ({ en: words, fr: words });

/** A value of a document as a sentence says it: a day and a country in words. */
export function writtenValue(field: string, value: string | number): Text {
  const words = String(value);
  const kind = documentField(field)?.kind;
  if (kind === "country") return countries.find(({ code }) => code === words) ?? inBoth(words);
  if (kind === "province") return provinces.find(({ code }) => code === words) ?? inBoth(words);
  return isIsoDate(words) ? writtenDay(words) : inBoth(words);
}

/** A heading that says a value of the document in view; none where it has no such value. */
export const saying =
  (field: string, words: Text) =>
  (the: CaseReader): Text | undefined => {
    const value = said(the.document(), field);
    return value === undefined ? undefined : fill(words, { value: writtenValue(field, value) });
  };
