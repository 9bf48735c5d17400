import type { PageZone } from "../mrz/pageZone.ts";
import type { ReadField, ReadingWarning, ReadRows, TextSource } from "../reading.ts";
import type { Line } from "../text/lines.ts";
import type { Word } from "../text/words.ts";

/** The text of one page, ready to be read. */
export type PageText = {
  readonly number: number;
  readonly source: TextSource;
  readonly lines: readonly Line[];
  /** Its machine-readable zone, of which every check digit holds. */
  readonly zone?: PageZone;
  /** Reads some words of this page once more from the picture; absent when the text is the file's own. */
  readonly readAgain?: (words: readonly Word[]) => Promise<string | undefined>;
};

export type DocumentReader = {
  readonly documentType: string;
  read(pages: readonly PageText[]): Promise<Readonly<Record<string, ReadField>>>;
  /** Its tables, each by the name of a field of the kind `rows` and with the columns of that. */
  rows?(pages: readonly PageText[]): ReadRows | Promise<ReadRows>;
  /** What of the paper could not be read for certain and is told in words. */
  findings?(pages: readonly PageText[]): readonly ReadingWarning[];
  /** Names of the fields that such a document always has, given what was read. */
  missing(fields: Readonly<Record<string, ReadField>>): readonly string[];
  /** Names of those of which the place was found and holds nothing, or of which the print has no value at all. */
  standsEmpty?(pages: readonly PageText[], fields: Readonly<Record<string, ReadField>>): readonly string[];
  /** Names of fields besides that such a document may lack: where one is not there, that is told and is no fault. */
  readonly lookedFor?: readonly string[] | ((pages: readonly PageText[]) => readonly string[]);
};
