import { createHash } from "node:crypto";
import { isRefused, openFormFile, type FormFile } from "./openFormFile.ts";
import { packStart, type PackedStart } from "./pdf/packText.ts";
import type { FormFileRefusal } from "./formRefusals.ts";

/** A blank official form, opened once and filled as often as needed. */
export type Blank = FormFile & {
  readonly sha256: string;
  /** Every place that can hold a value. */
  readonly paths: readonly string[];
  /** Whether somebody other than the authority signed it. */
  readonly signed: boolean;
  /** What stands before the answers, deflated once. */
  readonly start: PackedStart;
};

/** Opened blanks that are kept, those that were used last. About 10 MB each at most. */
const mostKept = 10;
const kept = new Map<string, Blank>();

export const sha256Of = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

function keep(blank: Blank): Blank {
  kept.delete(blank.sha256);
  kept.set(blank.sha256, blank);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return blank;
}

/** A blank by its bytes; the same bytes are opened once. Whether it is blank, and of an edition that we know, `library.ts` says. */
export function openBlank(bytes: Buffer): Blank | FormFileRefusal {
  const sha256 = sha256Of(bytes);
  const known = kept.get(sha256);
  if (known) return keep(known);
  const file = openFormFile(bytes);
  if (isRefused(file)) return file;
  const start = packStart(Buffer.from(file.datasets.text.slice(0, file.datasets.answersStart), "utf8"));
  return keep({
    ...file,
    sha256,
    paths: [...file.datasets.leaves.keys()],
    signed: file.signatures.some(({ isCertification }) => !isCertification),
    start,
  });
}

/** A blank that was opened before, for who knows its digest. */
export const keptBlank = (sha256: string): Blank | undefined => kept.get(sha256);
