import { inflateRawSync } from "node:zlib";

/** Limits of a Word file, whose parts are compressed: checked on real bytes, not on what its directory says. */
const limits = { entries: 2000, entryBytes: 20_000_000, allBytes: 60_000_000, ratio: 200, ratioFrom: 1_000_000 };

export type ArchiveFinding = "tooComplex" | "damaged" | "activeContent" | "encrypted";

type Entry = {
  readonly name: string;
  readonly method: number;
  readonly flags: number;
  readonly compressed: number;
  readonly offset: number;
};

const endSignature = 0x06054b50;
const directorySignature = 0x02014b50;
const localSignature = 0x04034b50;

/** What Word itself would fetch or start: a reference to elsewhere that is no link to press, or an object of another program. */
const externalReference = /<Relationship\b(?=[^>]*TargetMode\s*=\s*["']External)(?![^>]*\/hyperlink["'])/i;

/** Whether a Word file is safe to hand to the text reader: the fault if not, else whether it holds parts that Word would run or fetch. */
export function inspectWordArchive(
  bytes: Uint8Array,
): { readonly fault: ArchiveFinding } | { readonly hasActiveParts: boolean } {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = entriesOf(view);
  if (entries === "tooMany") return { fault: "tooComplex" };
  if (!entries) return { fault: "damaged" };
  if (!entries.some((entry) => entry.name === "[Content_Types].xml")) return { fault: "damaged" };
  if (entries.some((entry) => /vbaProject\.bin$|\/activeX\//i.test(entry.name))) return { fault: "activeContent" };
  let all = 0;
  let hasActiveParts = entries.some((entry) => /\/embeddings\/.+\.bin$/i.test(entry.name));
  for (const entry of entries) {
    if (entry.flags & 1) return { fault: "encrypted" };
    const inflated = inflatedPart(view, entry);
    if (typeof inflated === "string") return { fault: inflated };
    all += inflated.length;
    if (all > limits.allBytes) return { fault: "tooComplex" };
    if (inflated.length > limits.ratioFrom && inflated.length > entry.compressed * limits.ratio)
      return { fault: "tooComplex" };
    // Word writes no document type declarations; only an attack on the XML reader needs one.
    if (/\.(xml|rels)$/i.test(entry.name) && inflated.subarray(0, 4096).toString("latin1").includes("<!DOCTYPE"))
      return { fault: "tooComplex" };
    hasActiveParts ||= /\.rels$/i.test(entry.name) && externalReference.test(inflated.toString("utf8"));
  }
  return { hasActiveParts };
}

function entriesOf(view: Buffer): Entry[] | "tooMany" | undefined {
  const end = view.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > view.length || view.readUInt32LE(end) !== endSignature) return undefined;
  const count = view.readUInt16LE(end + 10);
  if (count > limits.entries) return "tooMany";
  const entries: Entry[] = [];
  let position = view.readUInt32LE(end + 16);
  while (position + 46 <= view.length && view.readUInt32LE(position) === directorySignature) {
    if (entries.length >= limits.entries) return "tooMany";
    const nameLength = view.readUInt16LE(position + 28);
    entries.push({
      name: view.toString("utf8", position + 46, position + 46 + nameLength),
      method: view.readUInt16LE(position + 10),
      flags: view.readUInt16LE(position + 8),
      compressed: view.readUInt32LE(position + 20),
      offset: view.readUInt32LE(position + 42),
    });
    position += 46 + nameLength + view.readUInt16LE(position + 30) + view.readUInt16LE(position + 32);
  }
  return entries.length > 0 && entries.length === count ? entries : undefined;
}

function inflatedPart(view: Buffer, entry: Entry): Buffer | ArchiveFinding {
  if (entry.offset + 30 > view.length || view.readUInt32LE(entry.offset) !== localSignature) return "damaged";
  const start = entry.offset + 30 + view.readUInt16LE(entry.offset + 26) + view.readUInt16LE(entry.offset + 28);
  const part = view.subarray(start, start + entry.compressed);
  if (part.length < entry.compressed) return "damaged";
  if (entry.method === 0) return part;
  if (entry.method !== 8) return "damaged";
  try {
    return inflateRawSync(part, { maxOutputLength: limits.entryBytes });
  } catch (error) {
    return error instanceof RangeError ? "tooComplex" : "damaged";
  }
}
