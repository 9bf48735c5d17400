import { unpacked } from "./filters.ts";
import { Parser } from "./parser.ts";
import { DamagedPdf, isArray, isDict, isName, isStream, type PdfDict, type PdfValue } from "./values.ts";

/** Where an object lies: at a place of the file, or packed with others into a stream. */
export type ObjectLocation =
  | { readonly at: number; readonly generation: number }
  | { readonly within: number; readonly index: number };

export type CrossReferences = {
  /** Newest first; `undefined` for an object that was freed. */
  readonly places: ReadonlyMap<number, ObjectLocation | undefined>;
  /** Of the newest section. */
  readonly trailer: PdfDict;
  /** Where the newest section begins, and how it is written: an update must be written the same way. */
  readonly start: number;
  readonly kind: "table" | "stream";
  readonly find: (key: string) => PdfValue | undefined;
};

/** Saved anew as often as nobody saves a form; and more objects than any form has. */
const mostSections = 500;
const mostObjects = 500_000;

type Section = { readonly trailer: PdfDict; readonly kind: "table" | "stream" };
type ObjectLocations = Map<number, ObjectLocation | undefined>;

function note(places: ObjectLocations, number: number, place: ObjectLocation | undefined): void {
  if (number > mostObjects || places.size > mostObjects) throw new DamagedPdf("more objects than a form ever has");
  if (!places.has(number)) places.set(number, place);
}

/** The classic table: lines of ten digits, five digits and a letter (7.5.4). */
function readTable(bytes: Buffer, parser: Parser, places: ObjectLocations): Section {
  const lines: [number, ObjectLocation | undefined][] = [];
  while (!parser.takes("trailer")) {
    const first = parser.count();
    const count = parser.count();
    if (count > mostObjects) throw new DamagedPdf("more objects than a form ever has");
    for (let index = 0; index < count; index += 1) {
      const at = parser.count();
      const generation = parser.count();
      const state = parser.word();
      if (state !== "n" && state !== "f") throw new DamagedPdf("a line of the table is broken");
      lines.push([first + index, state === "n" && at < bytes.length ? { at, generation } : undefined]);
    }
  }
  const trailer = parser.value();
  if (!isDict(trailer)) throw new DamagedPdf("no trailer");
  // A table for old readers calls free what only its stream names (7.5.8.4): the stream comes first.
  const beside = trailer.get("XRefStm");
  if (wholeNumber(beside)) {
    if (beside >= bytes.length) throw new DamagedPdf("the table of objects lies outside the file");
    readStream(bytes, new Parser(bytes, beside), places);
  }
  for (const [number, place] of lines) note(places, number, place);
  return { trailer, kind: "table" };
}

const wholeNumber = (value: PdfValue | undefined): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0;

/** The table as a stream of fields of fixed width (7.5.8). */
function readStream(bytes: Buffer, parser: Parser, places: ObjectLocations): Section {
  const { value } = parser.indirect();
  if (!isStream(value)) throw new DamagedPdf("no table of objects");
  const { dict, start } = value;
  const length = dict.get("Length");
  const widths = dict.get("W");
  const type = dict.get("Type");
  if (
    !isName(type) ||
    type.name !== "XRef" ||
    !wholeNumber(length) ||
    !isArray(widths) ||
    !widths.every(wholeNumber) ||
    widths.some((width) => width > 6)
  ) {
    throw new DamagedPdf("the table of objects is broken");
  }
  const [first = 0, second = 0, third = 0] = widths;
  const data = unpacked(bytes.subarray(start, start + length), dict);
  const size = dict.get("Size");
  const index = dict.get("Index") ?? [0, size ?? 0];
  if (!isArray(index) || !index.every(wholeNumber)) throw new DamagedPdf("the table of objects is broken");
  const width = first + second + third;
  let at = 0;
  for (let pair = 0; pair + 1 < index.length; pair += 2) {
    for (let number = index[pair] ?? 0, last = number + (index[pair + 1] ?? 0); number < last; number += 1) {
      if (at + width > data.length || width === 0) return { trailer: dict, kind: "stream" };
      const kind = first === 0 ? 1 : data.readUIntBE(at, first);
      const one = second === 0 ? 0 : data.readUIntBE(at + first, second);
      const other = third === 0 ? 0 : data.readUIntBE(at + first + second, third);
      note(
        places,
        number,
        kind === 1 ? { at: one, generation: other } : kind === 2 ? { within: one, index: other } : undefined,
      );
      at += width;
    }
  }
  return { trailer: dict, kind: "stream" };
}

function readSection(bytes: Buffer, start: number, places: ObjectLocations): Section {
  if (start >= bytes.length) throw new DamagedPdf("the table of objects lies outside the file");
  const parser = new Parser(bytes, start);
  return parser.takes("xref") ? readTable(bytes, parser, places) : readStream(bytes, parser, places);
}

/** Every section, from the newest back to the first one. */
export function readCrossReferences(bytes: Buffer): CrossReferences {
  const mark = bytes.lastIndexOf("startxref");
  if (mark === -1) throw new DamagedPdf("no end of file");
  const start = new Parser(bytes, mark + "startxref".length).count();
  const places: ObjectLocations = new Map();
  const sections: Section[] = [];
  const seen = new Set<number>();
  const waiting: number[] = [start];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (seen.has(next)) continue;
    if (seen.size > mostSections) throw new DamagedPdf("saved more often than a form ever is");
    seen.add(next);
    const section = readSection(bytes, next, places);
    sections.push(section);
    const previous = section.trailer.get("Prev");
    if (wholeNumber(previous)) waiting.push(previous);
  }
  const [newest] = sections;
  if (!newest) throw new DamagedPdf("no table of objects");
  return {
    places,
    trailer: newest.trailer,
    start,
    kind: newest.kind,
    find: (key) => sections.find(({ trailer }) => trailer.has(key))?.trailer.get(key),
  };
}
