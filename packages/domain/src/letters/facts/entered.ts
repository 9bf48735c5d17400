import type { FormPrefill, FormRow } from "../../forms/fields/field.ts";
import type { FormReader } from "../../forms/formReader.ts";
import { letterIds, letterKey, type LetterId, type LetterKey } from "../../caseFile/letterValues.ts";
import type { PersonRef } from "../../caseFile/personRole.ts";
import { isIsoDate } from "../../kernel/calendarDate.ts";
import type { FillValue, Text } from "../../kernel/text.ts";
import { writtenDay } from "../../kernel/written.ts";
import { asked, factOfField, type Fact } from "../prose/fact.ts";
import { cleaned } from "../prose/typedWords.ts";

/** What was entered in the fields of a letter, in the words of a sentence. */

/** One line of text, without the full stop that somebody put behind it. */
export const inOneLine = (typed: string): string =>
  cleaned(typed)
    .replaceAll(/\s*\n\s*/g, ", ")
    .replace(/[\s.;,:]+$/u, "");

/** Of a field of the letter itself. What filled it in is among what the sentence rests on. */
export const entered = (path: string, to: (value: string) => FillValue | undefined = inOneLine): Fact =>
  asked(path, (value) => emptyIsNothing(to(value)));

export const enteredDay = (path: string): Fact => entered(path, dayWritten);
export const dayWritten = (value: string): Text | undefined => (isIsoDate(value) ? writtenDay(value) : undefined);

const emptyIsNothing = (value: FillValue | undefined): FillValue | undefined => (value === "" ? undefined : value);

/** Of one row of a list of the letter. */
export const inRow =
  (list: string, row: FormRow, name: string, to: (value: string) => FillValue | undefined = inOneLine): Fact =>
  (the) => {
    const value = row[name];
    const text = typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
    the.case.trace.note(factOfField(the, list), text === undefined);
    return text === undefined ? undefined : emptyIsNothing(to(text));
  };

const inLetter: Text = {
  en: "from another letter of this application",
  fr: "d’après une autre lettre de cette demande",
};

/** What was entered in another letter under the same path, so that nobody writes it twice. */
export const enteredInLetter =
  (letter: LetterId, person: PersonRef, path: string): FormPrefill =>
  (the) =>
    prefilledFrom(the, letterKey(letter, person), path);

/** The same of any letter: a name under which all of them are signed. */
export const enteredInAnyLetter =
  (path: string): FormPrefill =>
  (the) => {
    for (const letter of letterIds) {
      for (const role of ["main", "visitor"] as const) {
        const found = prefilledFrom(the, letterKey(letter, { role }), path);
        if (found) return found;
      }
    }
    return undefined;
  };

function prefilledFrom(the: FormReader, key: LetterKey, path: string): ReturnType<FormPrefill> {
  if (key === the.key) return undefined;
  const value = the.enteredUnder(key).values.get(path);
  return typeof value === "string" && value.trim() !== ""
    ? { value: value.trim(), from: { fact: `letters.${key}.${path}`, says: inLetter } }
    : undefined;
}
