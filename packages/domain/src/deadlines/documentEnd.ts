import type { CaseReader } from "../caseFile/reader.ts";
import { expiryOf } from "../conditions/documentExpiry.ts";
import type { IsoDate } from "../kernel/calendarDate.ts";

/** What a screen says of the end of one file, and which value a person types. */
export type DocumentEnd = {
  readonly date?: IsoDate;
  readonly isReckoned: boolean;
  readonly isMissing: boolean;
  /** It was recognised as a document that ends, even where it need not have a day. */
  readonly isRecognised: boolean;
  /** The value that people type; of a test its date, because the end follows from it. */
  readonly field: string;
};

/** Nothing for a file that the case does not have, and for one that does not end. */
export function documentEnd(the: CaseReader, fileId: string): DocumentEnd | undefined {
  const document = the
    .fresh()
    .uploaded()
    .find((one) => one.fileId === fileId);
  const expiry = document && expiryOf(the.fresh().forDocument(document));
  if (!document || !expiry) return undefined;
  const { kind, isReckoned, isMissing, date } = expiry;
  const [usual] = kind.fields;
  const field =
    kind.id === "languageTest" && kind.reckonedFrom !== undefined
      ? kind.reckonedFrom
      : (kind.fields.find((name) => name in (document.parsedValues ?? {})) ?? usual);
  return {
    ...(date === undefined ? {} : { date }),
    isReckoned,
    isMissing,
    isRecognised: kind.types.includes(document.documentType ?? ""),
    field,
  };
}
