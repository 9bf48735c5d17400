import { brotliDecompressSync } from "node:zlib";
import { rebuildGlyphs, type RebuiltGlyphs } from "./webFontGlyphs.ts";

/** Tags of the tables, by their number in the directory (WOFF File Format 2.0, section 4.1). */
const knownTags = [
  "cmap",
  "head",
  "hhea",
  "hmtx",
  "maxp",
  "name",
  "OS/2",
  "post",
  "cvt ",
  "fpgm",
  "glyf",
  "loca",
  "prep",
  "CFF ",
  "VORG",
  "EBDT",
  "EBLC",
  "gasp",
  "hdmx",
  "kern",
  "LTSH",
  "PCLT",
  "VDMX",
  "vhea",
  "vmtx",
  "BASE",
  "GDEF",
  "GPOS",
  "GSUB",
  "EBSC",
  "JSTF",
  "MATH",
  "CBDT",
  "CBLC",
  "COLR",
  "CPAL",
  "SVG ",
  "sbix",
  "acnt",
  "avar",
  "bdat",
  "bloc",
  "bsln",
  "cvar",
  "fdsc",
  "feat",
  "fmtx",
  "fvar",
  "gvar",
  "hsty",
  "just",
  "lcar",
  "mort",
  "morx",
  "opbd",
  "prop",
  "trak",
  "Zapf",
  "Silf",
  "Glat",
  "Gloc",
  "Feat",
  "Sill",
] as const;
const ownTag = 63;

const headerBytes = 48;

type Entry = { readonly tag: string; readonly isTransformed: boolean; readonly bytes: number };

export type PlainFont = { readonly file: Buffer; readonly tables: ReadonlyMap<string, Buffer> };

/**
 * A packed web font as a plain font file: unpacked by Node’s own brotli, its outlines put back together. fontkit reads packed
 * fonts too, but loses every table of one as soon as its weight is varied.
 */
export function unpackFont(packed: Buffer): PlainFont {
  if (packed.toString("latin1", 0, 4) !== "wOF2") throw new Error("this is no WOFF2 font");
  const entries = directory(packed);
  const stream = brotliDecompressSync(packed.subarray(entries.end, entries.end + packed.readUInt32BE(20)));
  const raw = new Map<string, Buffer>();
  let at = 0;
  for (const { tag, bytes } of entries.list) {
    raw.set(tag, stream.subarray(at, at + bytes));
    at += bytes;
  }
  const tables = new Map(raw);
  const isTransformed = (tag: string) => entries.list.some((entry) => entry.tag === tag && entry.isTransformed);
  if (isTransformed("glyf")) {
    const glyphs = rebuildGlyphs(given(raw, "glyf"));
    tables.set("glyf", glyphs.glyf);
    tables.set("loca", glyphs.loca);
    const head = Buffer.from(given(raw, "head"));
    // Offsets of four bytes each, as they are written here.
    head.writeInt16BE(1, 50);
    tables.set("head", head);
    if (isTransformed("hmtx"))
      tables.set("hmtx", widthsWithBearings(given(raw, "hmtx"), given(raw, "hhea").readUInt16BE(34), glyphs));
  }
  return { file: fontFile(tables, packed.readUInt32BE(4)), tables };
}

export function given(tables: ReadonlyMap<string, Buffer>, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`the font has no table ${tag}`);
  return table;
}

function directory(packed: Buffer): { readonly list: readonly Entry[]; readonly end: number } {
  let at = headerBytes;
  const number = (): number => {
    let value = 0;
    for (let index = 0; index < 5; index += 1) {
      const byte = packed.readUInt8(at);
      at += 1;
      value = value * 128 + (byte & 0x7f);
      if ((byte & 0x80) === 0) return value;
    }
    throw new Error("a length in the font is too long");
  };
  const list = Array.from({ length: packed.readUInt16BE(12) }, (): Entry => {
    const flags = packed.readUInt8(at);
    at += 1;
    const known = flags & 0x3f;
    const tag = known === ownTag ? packed.toString("latin1", at, at + 4) : (knownTags[known] ?? "");
    if (known === ownTag) at += 4;
    const version = flags >> 6;
    const isTransformed = tag === "glyf" || tag === "loca" ? version !== 3 : version !== 0;
    const plainBytes = number();
    return { tag, isTransformed, bytes: isTransformed ? number() : plainBytes };
  });
  return { list, end: at };
}

/** Left side bearings that were left out are the leftmost points of the outlines. */
function widthsWithBearings(packed: Buffer, withWidth: number, { leftmost }: RebuiltGlyphs): Buffer {
  const flags = packed.readUInt8(0);
  const out = Buffer.alloc(withWidth * 4 + (leftmost.length - withWidth) * 2);
  let at = 1 + withWidth * 2;
  leftmost.forEach((least, glyph) => {
    const isLeftOut = (flags & (glyph < withWidth ? 1 : 2)) !== 0;
    const bearing = isLeftOut ? least : packed.readInt16BE(at);
    if (!isLeftOut) at += 2;
    if (glyph < withWidth) out.writeUInt16BE(packed.readUInt16BE(1 + glyph * 2), glyph * 4);
    out.writeInt16BE(bearing, glyph < withWidth ? glyph * 4 + 2 : withWidth * 4 + (glyph - withWidth) * 2);
  });
  return out;
}

const trueType = 0x00010000;

/** Tables under one directory, in the order of their tags. Check sums are left zero; what draws from it looks at none. */
export function fontFile(tables: ReadonlyMap<string, Buffer>, flavour = trueType): Buffer {
  const sorted = [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const header = Buffer.alloc(12 + sorted.length * 16);
  header.writeUInt32BE(flavour, 0);
  header.writeUInt16BE(sorted.length, 4);
  const parts: Buffer[] = [header];
  let at = header.length;
  sorted.forEach(([tag, table], index) => {
    const entry = 12 + index * 16;
    header.write(tag, entry, "latin1");
    header.writeUInt32BE(at, entry + 8);
    header.writeUInt32BE(table.length, entry + 12);
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    parts.push(table, padding);
    at += table.length + padding.length;
  });
  return Buffer.concat(parts);
}
