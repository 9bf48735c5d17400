import { deflateSync } from "node:zlib";
import type { PdfFile } from "./pdfFile.ts";
import { isRef, nameOf, type PdfDict, type PdfValue } from "./values.ts";
import { written, writtenDict } from "./writer.ts";

/** An object that takes the place of the one with the same number. `packed` is a stream that is already deflated. */
export type NewObject = { readonly number: number; readonly generation: number } & (
  | { readonly value: PdfValue }
  | { readonly packed: Buffer }
);

type Line = { readonly number: number; readonly generation: number; readonly at: number };

const inPlace = (number: number, generation: number, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${number} ${generation} obj\n`, "latin1"), body, Buffer.from("\nendobj\n", "latin1")]);

const stream = (dict: string, bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${dict}\nstream\n`, "latin1"), bytes, Buffer.from("\nendstream", "latin1")]);

function bodyOf(file: PdfFile, object: NewObject): Buffer {
  const place = { number: object.number, generation: object.generation, lock: file.lock };
  if ("value" in object) return Buffer.from(written(object.value, place), "latin1");
  const bytes = file.lock ? file.lock.streams.close(object.packed, object.number, object.generation) : object.packed;
  return stream(`<</Filter /FlateDecode/Length ${bytes.length}>>`, bytes);
}

/** What follows the numbers of objects that stand side by side. */
function runsOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  const runs: Line[][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run && line.number === (run.at(-1)?.number ?? 0) + 1) run.push(line);
    else runs.push([line]);
  }
  return runs;
}

function trailerOf(file: PdfFile, size: number): Map<string, PdfValue> {
  const trailer = new Map<string, PdfValue>([
    ["Size", size],
    ["Prev", file.references.start],
  ]);
  for (const key of ["Root", "Info", "Encrypt", "ID"]) {
    const value = file.references.find(key);
    if (value !== undefined) trailer.set(key, value);
  }
  return trailer;
}

/** Never locked, nor are the strings of its dictionary (7.5.8.2, 7.6.2). */
const inTheOpen = (dict: PdfDict): string => writtenDict(dict, { number: 0, generation: 0, lock: undefined });

function tableAsStream(file: PdfFile, lines: readonly Line[], number: number, at: number): Buffer {
  const all = [...lines, { number, generation: 0, at }];
  const rows = Buffer.alloc(all.length * 7);
  for (const [index, line] of all.entries()) {
    rows.writeUInt8(1, index * 7);
    rows.writeUInt32BE(line.at, index * 7 + 1);
    rows.writeUInt16BE(line.generation, index * 7 + 5);
  }
  const packed = deflateSync(rows);
  const dict = new Map<string, PdfValue>([
    ["Type", nameOf("XRef")],
    ["W", [1, 4, 2]],
    ["Index", runsOf(all).flatMap((run) => [run[0]?.number ?? 0, run.length])],
    ...trailerOf(file, number + 1),
    ["Filter", nameOf("FlateDecode")],
    ["Length", packed.length],
  ]);
  return inPlace(number, 0, stream(inTheOpen(dict), packed));
}

function classicTable(file: PdfFile, lines: readonly Line[], size: number): Buffer {
  const row = ({ at, generation }: Line): string =>
    `${String(at).padStart(10, "0")} ${String(generation).padStart(5, "0")} n\r\n`;
  const runs = runsOf(lines).map((run) => `${run[0]?.number ?? 0} ${run.length}\n${run.map(row).join("")}`);
  return Buffer.from(`xref\n${runs.join("")}trailer\n${inTheOpen(trailerOf(file, size))}\n`, "latin1");
}

/** The number after the last object of the file, whatever its trailer says. */
function nextNumber({ references }: PdfFile): number {
  const size = references.find("Size");
  return Math.max(
    typeof size === "number" && !isRef(size) ? size : 0,
    ...references.places.keys().map((number) => number + 1),
  );
}

/**
 * The file with new versions of some objects after its last byte (7.5.6). Nothing that was there changes, so that a
 * certification and the rights that Adobe Reader was given still cover what they covered.
 */
export function appendUpdate(file: PdfFile, objects: readonly NewObject[]): Buffer {
  const parts: Buffer[] = [file.bytes];
  let length = file.bytes.length;
  const add = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  const last = file.bytes.at(-1);
  if (last !== 10 && last !== 13) add(Buffer.from("\n"));
  const lines: Line[] = [];
  for (const object of objects.toSorted((one, other) => one.number - other.number)) {
    lines.push({ number: object.number, generation: object.generation, at: length });
    add(inPlace(object.number, object.generation, bodyOf(file, object)));
  }
  const start = length;
  const next = nextNumber(file);
  add(file.references.kind === "stream" ? tableAsStream(file, lines, next, start) : classicTable(file, lines, next));
  add(Buffer.from(`startxref\n${start}\n%%EOF\n`, "latin1"));
  return Buffer.concat(parts, length);
}
