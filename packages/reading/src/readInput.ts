import { createHash } from "node:crypto";
import { readerVersion } from "./reading.ts";

export type ReadInput = {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  /** Document types that the slot asks for: they decide between readers when the text alone is not clear. */
  readonly expectedTypes: readonly string[];
  readonly password?: string;
  /** Whether the lines of the pages are wanted beside what was read in them. */
  readonly withPrint?: boolean;
  /** The largest file that is read, where whoever brings it takes another than the table says. */
  readonly maxBytes?: number;
  /** Set when the bytes are a converted picture: what the person really uploaded. */
  readonly original?: { readonly sha256: string; readonly mime: string; readonly bytes: number };
};

/** What every reading says of the file itself, whatever comes of it. */
export function identity(input: ReadInput, mime: string) {
  return {
    format: "boreal-reading/1" as const,
    readerVersion,
    file: input.fileName,
    sha256: input.original?.sha256 ?? createHash("sha256").update(input.bytes).digest("hex"),
    mime: input.original?.mime ?? mime,
    bytes: input.original?.bytes ?? input.bytes.byteLength,
  };
}
