import type { FormReader } from "../../forms/formReader.ts";
import type { FormRow } from "../../forms/fields/field.ts";
import { isIsoDate } from "../../kernel/calendarDate.ts";
import type { FillValue, Text } from "../../kernel/text.ts";
import { writtenDay } from "../../kernel/written.ts";
import { asked, factOfField, type Fact } from "../prose/fact.ts";
import { cleaned } from "../prose/typedWords.ts";

/** What stands in the fields of the letter itself, in the words of a sentence; noted, as facts of the case are. */

type To = (value: string) => FillValue | undefined;

export const dayWords: To = (value) => (isIsoDate(value) ? writtenDay(value) : undefined);
export const dayInLetter = (path: string): Fact => asked(path, dayWords);

/** By what is chosen in a field. */
export const chosenInLetter = (path: string, words: Readonly<Record<string, Text>>): Fact =>
  asked(path, (value) => words[value]);

/** Of one row of a list of the letter. */
export const inRow =
  (list: string, row: FormRow, name: string, to: To = (value) => value): Fact =>
  (the) => {
    const value = row[name];
    // The row stands in the list, whether or not this value of it was entered.
    the.case.trace.note(factOfField(the, list), false);
    const words = typeof value === "string" ? cleaned(value) : "";
    return words === "" ? undefined : to(words);
  };

export const rowsOf = (the: FormReader, list: string): readonly FormRow[] =>
  the.rows(list).rows.filter((row) => Object.values(row).some((value) => value !== "" && value !== false));
