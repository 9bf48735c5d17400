import type { ReadingProgress, ReadingWithPrint } from "../reading.ts";
import type { ReadInput } from "../readInput.ts";
import type { OcrLanguage } from "../text/tesseractEngine.ts";
import { readerScript } from "./childArguments.ts";
import { LimitedChild } from "./limitedChild.ts";

/** All in milliseconds. */
export type Timeouts = {
  /** One document, from its start in a reader process. */
  readonly document: number;
  /** One page, or any other single step after opening. */
  readonly page: number;
  readonly open: number;
  readonly heic: number;
  /** The faces of one digital photo, in a process of its own. */
  readonly face: number;
  /** A reader process without work is stopped after this. */
  readonly idle: number;
};

export type ChildOptions = {
  readonly timeouts: Timeouts;
  /** Resident memory above which the process is killed. */
  readonly memoryMb: number;
  readonly languages: readonly OcrLanguage[];
};

export type ReaderChild = LimitedChild<ReadInput, ReadingWithPrint, ReadingProgress>;

/** One reader process. */
export const startReaderChild = ({ timeouts, memoryMb, languages }: ChildOptions): ReaderChild =>
  new LimitedChild({
    script: readerScript,
    words: languages,
    memoryMb,
    wholeMs: timeouts.document,
    firstStepMs: timeouts.open,
    stepMs: ({ stage }) => (stage === "opening" ? timeouts.open : timeouts.page),
  });
