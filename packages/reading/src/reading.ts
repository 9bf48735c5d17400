import type { Box, Turn } from "./text/box.ts";
import type { Text } from "@boreal/domain/kernel/text";
import type { Line } from "./text/lines.ts";

/** Raised whenever a change may give other results for the same bytes; a reading is kept by (file hash, reader version). */
export const readerVersion = "2026.11.29";

/** `layer`: the file's own text. `ocr`: recognised from the picture. `office`: a word-processor file. `none`: no text found. */
export type TextSource = "layer" | "ocr" | "office" | "none";

export type ReadPage = {
  /** In pixels for pictures, in points (1/72 inch) for PDF pages, 0 for word-processor files, which have no fixed page. */
  readonly width: number;
  readonly height: number;
  /** How far the text stands turned clockwise on the page as shown. */
  readonly rotation: Turn;
  readonly textSource: TextSource;
  /** 0 (nothing can be told apart) to 1 (as sharp as a good scan). */
  readonly sharpness: number;
  /** Mean confidence of the words, 0..1; 1 for the file's own text. */
  readonly confidence: number;
  readonly inColour: boolean;
};

/**
 * Why a value may be trusted without a person: it is the file's own text, two separate readings of the picture agree, the check
 * digits printed with it hold, or the amounts of the paper add up with it. Absent: a person has to confirm it.
 */
export type FieldCheckKind = "textLayer" | "twoReadings" | "checkDigit" | "sum";

export type ReadField = {
  /** Dates as YYYY-MM-DD; codes without separators; names as printed. */
  readonly value: string;
  readonly confidence: number;
  readonly page: number;
  readonly box: Box;
  readonly checked?: FieldCheckKind;
  /** A language model named this place of the print (ADR 0172). Such a value is never `checked`: a person has to confirm it. */
  readonly suggestedBy?: "languageModel";
  /** Another value that the same print can mean (day and month may be swapped). An ambiguous value is never `checked`. */
  readonly ambiguous?: string;
};

/** One row of a table, such as a transaction of a bank statement: a value for each column that stands in it. */
export type ReadRow = {
  /** By the ids of the columns; spelt as the value of a field is. */
  readonly values: Readonly<Record<string, string>>;
  readonly confidence: number;
  readonly page: number;
  readonly box: Box;
  readonly checked?: FieldCheckKind;
};

/** The tables of a document by the name of their field. */
export type ReadRows = Readonly<Record<string, readonly ReadRow[]>>;

/** Ids of the warning catalogue that the reader can measure honestly from one file alone; `activeContent` is our own, and no warning of the plan. */
export const findingIds = [
  "notReadable",
  "blurry",
  "sideways",
  "excessiveBackground",
  "redactedData",
  "incompleteDocument",
  "multipleDocumentTypes",
  "documentLanguage",
  "compressedDocumentNotLegible",
  "invalidDocument",
  "missingData",
  "formWasAutofilled",
  "passportNotInColour",
  "signatureNotInBlue",
  "onlineScreenshot",
  "informationDetailsMissing",
  "digitalPhotoComposition",
  "digitalPhotoBackground",
  "digitalPhotoFullFace",
  "digitalPhotoFullBody",
  "digitalPhotoSelfie",
  "digitalPhotoSmile",
  "activeContent",
] as const;
export type FindingId = (typeof findingIds)[number];

export type ReadingWarning = {
  readonly id: FindingId;
  readonly blocking: boolean;
  readonly page?: number;
  /** Where on the page, where there is a place. */
  readonly box?: Box;
  /** Names of the values that it is about: once a person gave them all, nothing of it is left. */
  readonly fields?: readonly string[];
  readonly because: Text;
};

export type OtherType = { readonly type: string; readonly confidence: number; readonly pages: readonly number[] };

export type ReadingErrorCode =
  | "tooLarge"
  | "notAccepted"
  | "encrypted"
  | "malformed"
  | "empty"
  | "tooManyPages"
  | "tooManyPixels"
  | "activeContent"
  | "damaged"
  | "oldWordFormat"
  | "tooComplex"
  | "timedOut"
  | "readerFailed";

export type ReadingError = { readonly code: ReadingErrorCode; readonly text: Text };

/** `read`; `notReadable`: kept and marked; `rejected`: the file cannot be taken as a document. */
export type ReadingOutcome = "read" | "notReadable" | "rejected";

/** What an official form says that was read in the file itself, not on its pages. */
export type ReadForm = {
  /** Four digits, as the authority numbers its forms. */
  readonly number: string;
  /** Month and year, as printed: 06-2026. */
  readonly edition: string;
  readonly language: "en" | "fr";
  /** Whether this edition is known place by place; else only what stands above was read, and whether it was validated. */
  readonly isKnown: boolean;
  /** Whether Validate was pressed and nothing changed since; null for a form without that button. */
  readonly validated: boolean | null;
  readonly lastValidated: string | null;
  readonly barcodes: boolean | null;
  /** Whether anything stands in a place for a signature, or the file is signed digitally. */
  readonly signed: boolean | null;
  /** Places where the page and the data of the form say different things. */
  readonly contradictory: number;
  /** By dotted path, as the specification spells it. */
  readonly values: Readonly<Record<string, string | boolean>>;
};

/** `unusable`: the answer was not what was asked for. */
export type LanguageModelOutcome = "answered" | "unreachable" | "unusable";

/** Format `boreal-reading/1`. */
export type Reading = {
  readonly format: "boreal-reading/1";
  readonly readerVersion: string;
  readonly file: string;
  readonly sha256: string;
  readonly mime: string;
  readonly bytes: number;
  readonly pages: readonly ReadPage[];
  readonly documentType: string | null;
  readonly typeConfidence: number;
  readonly otherTypes: readonly OtherType[];
  readonly language: "en" | "fr" | null;
  readonly fields: Readonly<Record<string, ReadField>>;
  /** Only of a document with tables. */
  readonly rows?: ReadRows;
  /**
   * Names of values that the reader of this kind looked for on every page and did not find. Absent where a page could not be read,
   * or where no reader knows the kind: nothing is missing there for certain.
   */
  readonly notFound?: readonly string[];
  /** Of `notFound`, what is not there: its place was found and holds nothing. All else may well be there, and nobody read it. */
  readonly leftEmpty?: readonly string[];
  /** Only of an official form. */
  readonly form?: ReadForm;
  /** Only where a language model was asked: whether it answered (ADR 0172). */
  readonly languageModel?: LanguageModelOutcome;
  readonly warnings: readonly ReadingWarning[];
  readonly outcome: ReadingOutcome;
  readonly error?: ReadingError;
  readonly milliseconds: number;
};

/** With the lines of every page, for whoever asked for them: they are looked through and never kept. */
export type ReadingWithPrint = Reading & { readonly print?: readonly Line[] };

export type ReadingStage = "opening" | "pages" | "text" | "quality" | "fields" | "done";

export type ReadingProgress = {
  readonly stage: ReadingStage;
  readonly page?: number;
  readonly pages?: number;
  /** 0..1, never going back within one document. */
  readonly ratio: number;
};

/** The ids of the findings of one reading, each once: what `findings` of `boreal-case/1` holds. */
export const findingsOf = (reading: Reading): FindingId[] => [
  ...new Set(reading.warnings.map((warning) => warning.id)),
];

/** How a reading ended that says nothing about the file: a busy machine stops a good file too. */
const endsOfReader: readonly (ReadingErrorCode | undefined)[] = ["timedOut", "readerFailed"];

export const isEndOfReader = ({ error }: Pick<Reading, "error">): boolean => endsOfReader.includes(error?.code);
