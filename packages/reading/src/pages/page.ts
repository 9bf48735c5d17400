import type { ReadingError } from "../reading.ts";
import type { OwnText } from "../text/textLayer.ts";

/** Raw 8-bit samples, row by row, without padding. */
export type Picture = {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3;
};

/** One page as a viewer shows it. Nothing is decoded before it is asked for. */
export type OpenPage = {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly kind: "pdf" | "picture" | "office";
  /** Of a picture: whether a camera or a scanner says in it that it made it. */
  readonly isFromCamera?: boolean;
  /** The file's own text; empty when it has none. */
  ownText(): Promise<OwnText>;
  /** The page in colour at reading resolution; `null` when it has no picture (word-processor files). */
  picture(): Promise<Picture | null>;
  scan(): Promise<ScanFacts>;
};

export type ScanFacts = {
  /** Part of the page (0..1) that one embedded photograph or scan covers. Pictures: 1. */
  readonly photographedPart: number;
  /** Whether the file's own text is laid invisibly over the page, as scanning programs do with what they recognised. */
  readonly textIsInvisible: boolean;
};

export const noScan: ScanFacts = { photographedPart: 0, textIsInvisible: false };

export type OpenedFile = {
  readonly mime: string;
  readonly pages: readonly OpenPage[];
  /** Another program might run or fetch parts of it. */
  readonly hasActiveParts: boolean;
  close(): void;
};

/** `kept`: whether the file stays in the vault, marked as not readable, or is refused. */
export type OpenResult =
  | { readonly file: OpenedFile }
  | { readonly error: ReadingError; readonly kept: boolean; readonly mime: string };
