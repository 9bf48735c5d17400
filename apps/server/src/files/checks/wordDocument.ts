import type { Refusal } from "@boreal/domain/kernel/validation";
import type { ReadText } from "./imageHeader.ts";
import { activeContent, fileDamaged, fileTooComplex } from "./refusals.ts";

const mostEntries = 2000;
const mostInflatedBytes = 200 * 1024 * 1024;
const mostInflation = 200;
/** Small files may compress very well; below this size the ratio says nothing. */
const ratioCountsFrom = 5 * 1024 * 1024;
const endRecordBytes = 22;
const mostCommentBytes = 65_535;

/** What the list of contents of a zip file shows: not a Word document, a reason to refuse it, or nothing wrong. */
export type WordVerdict = { readonly isWord: boolean; readonly refused?: Refusal };

type Entry = {
  readonly name: string;
  readonly inflated: number;
  readonly compressed: number;
  readonly isLink: boolean;
};

/**
 * Reads only the central directory (APPNOTE 4.3.12); nothing is inflated here. Sizes written there may lie: the reading
 * process counts again while it inflates.
 */
export async function checkWordDocument(bytes: number, read: ReadText): Promise<WordVerdict> {
  const tailStart = Math.max(0, bytes - endRecordBytes - mostCommentBytes);
  const tail = await read(tailStart, bytes);
  const end = tail.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  if (end < 0 || end + endRecordBytes > tail.length) return { isWord: true, refused: fileDamaged() };
  const count = tail.readUInt16LE(end + 10);
  const size = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (count > mostEntries || size > mostEntries * 512) return { isWord: true, refused: fileTooComplex() };
  if (start + size > bytes) return { isWord: true, refused: fileDamaged() };
  const entries = readEntries(await read(start, start + size), count);
  if (entries === undefined) return { isWord: true, refused: fileDamaged() };
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  if (!names.has("[content_types].xml") || !names.has("word/document.xml")) return { isWord: false };
  const refused = checkEntries(entries, bytes);
  return refused ? { isWord: true, refused } : { isWord: true };
}

function checkEntries(entries: readonly Entry[], bytes: number): Refusal | undefined {
  const inflated = entries.reduce((sum, entry) => sum + entry.inflated, 0);
  const compressed = entries.reduce((sum, entry) => sum + entry.compressed, 0);
  if (inflated > mostInflatedBytes || (inflated > ratioCountsFrom && inflated > bytes * mostInflation))
    return fileTooComplex();
  if (compressed > bytes) return fileTooComplex();
  if (entries.some(({ name }) => /(^|\/)(vbaproject\.bin|vbadata\.xml)$/i.test(name))) return activeContent();
  if (entries.some(({ name, isLink }) => isLink || /(^|[/\\])\.\.([/\\]|$)|^[/\\]|^[a-z]:/i.test(name)))
    return fileDamaged();
  return undefined;
}

function readEntries(directory: Buffer, count: number): Entry[] | undefined {
  const entries: Entry[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50) return undefined;
    const nameLength = directory.readUInt16LE(at + 28);
    const extraLength = directory.readUInt16LE(at + 30);
    const commentLength = directory.readUInt16LE(at + 32);
    // The upper half holds the Unix mode when the archive was made there; 0o12 is a symbolic link.
    const mode = directory.readUInt32LE(at + 38) >>> 28;
    entries.push({
      name: directory.toString("utf8", at + 46, at + 46 + nameLength),
      compressed: directory.readUInt32LE(at + 20),
      inflated: directory.readUInt32LE(at + 24),
      isLink: mode === 0o12,
    });
    at += 46 + nameLength + extraLength + commentLength;
  }
  return entries;
}
