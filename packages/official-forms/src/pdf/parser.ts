import { DamagedPdf, isDict, type PdfDict, type PdfValue } from "./values.ts";

/** Deeper than any form nests its objects; a file that goes on is refused instead of filling the stack. */
const deepest = 64;

const isSpace = (byte: number): boolean =>
  byte === 32 || byte === 10 || byte === 13 || byte === 9 || byte === 12 || byte === 0;
const isDelimiter = (byte: number): boolean =>
  byte === 40 ||
  byte === 41 ||
  byte === 60 ||
  byte === 62 ||
  byte === 91 ||
  byte === 93 ||
  byte === 123 ||
  byte === 125 ||
  byte === 47 ||
  byte === 37;
const isRegular = (byte: number): boolean => !isSpace(byte) && !isDelimiter(byte);
const isDigit = (byte: number): boolean => byte >= 48 && byte <= 57;

const escapes: Readonly<Record<number, number>> = { 110: 10, 114: 13, 116: 9, 98: 8, 102: 12 };

/** Reads objects from bytes, one after the other. */
export class Parser {
  private readonly bytes: Buffer;
  position: number;

  constructor(bytes: Buffer, position = 0) {
    this.bytes = bytes;
    this.position = position;
  }

  skipSpace(): void {
    for (;;) {
      const byte = this.bytes[this.position];
      if (byte === undefined) return;
      if (byte === 37) {
        while (
          this.position < this.bytes.length &&
          this.bytes[this.position] !== 10 &&
          this.bytes[this.position] !== 13
        )
          this.position += 1;
      } else if (isSpace(byte)) this.position += 1;
      else return;
    }
  }

  /** A run of regular characters: a number, a keyword. */
  word(): string {
    this.skipSpace();
    const start = this.position;
    while (this.position < this.bytes.length && isRegular(this.bytes[this.position] ?? 32)) this.position += 1;
    return this.bytes.toString("latin1", start, this.position);
  }

  takes(keyword: string): boolean {
    const before = this.position;
    if (this.word() === keyword) return true;
    this.position = before;
    return false;
  }

  /** A whole number that is not below zero. */
  count(): number {
    const word = this.word();
    if (!/^\d{1,15}$/.test(word)) throw new DamagedPdf("a number is missing");
    return Number(word);
  }

  value(depth = 0): PdfValue {
    if (depth > deepest) throw new DamagedPdf("objects nested too deep");
    this.skipSpace();
    const byte = this.bytes[this.position];
    if (byte === undefined) throw new DamagedPdf("ends within an object");
    if (byte === 47) return { kind: "name", name: this.name() };
    if (byte === 40) return { kind: "string", bytes: this.literal() };
    if (byte === 91) return this.array(depth);
    if (byte === 60)
      return this.bytes[this.position + 1] === 60 ? this.dict(depth) : { kind: "string", bytes: this.hex() };
    return this.bare();
  }

  /** A number, a reference (two numbers and R), or one of the three words. */
  private bare(): PdfValue {
    const word = this.word();
    if (word === "true") return true;
    if (word === "false") return false;
    if (word === "null") return null;
    const number = Number(word);
    if (word === "" || Number.isNaN(number)) throw new DamagedPdf("an unknown word");
    if (!/^\d{1,10}$/.test(word)) return number;
    const after = this.position;
    this.skipSpace();
    if (isDigit(this.bytes[this.position] ?? 0)) {
      const generation = this.word();
      if (/^\d{1,5}$/.test(generation) && this.takes("R"))
        return { kind: "ref", number, generation: Number(generation) };
    }
    this.position = after;
    return number;
  }

  private name(): string {
    this.position += 1;
    const start = this.position;
    while (this.position < this.bytes.length && isRegular(this.bytes[this.position] ?? 32)) this.position += 1;
    return this.bytes
      .toString("latin1", start, this.position)
      .replaceAll(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
  }

  private array(depth: number): readonly PdfValue[] {
    this.position += 1;
    const items: PdfValue[] = [];
    for (;;) {
      this.skipSpace();
      if (this.bytes[this.position] === 93) {
        this.position += 1;
        return items;
      }
      items.push(this.value(depth + 1));
    }
  }

  private dict(depth: number): PdfDict {
    this.position += 2;
    const entries = new Map<string, PdfValue>();
    for (;;) {
      this.skipSpace();
      const byte = this.bytes[this.position];
      if (byte === 62 && this.bytes[this.position + 1] === 62) {
        this.position += 2;
        return entries;
      }
      if (byte !== 47) throw new DamagedPdf("a dictionary without a key");
      const key = this.name();
      entries.set(key, this.value(depth + 1));
    }
  }

  private literal(): Buffer {
    const out: number[] = [];
    let open = 0;
    for (let at = this.position; at < this.bytes.length; at += 1) {
      const byte = this.bytes[at] ?? 0;
      if (byte === 40) {
        open += 1;
        if (open > 1) out.push(byte);
      } else if (byte === 41) {
        open -= 1;
        if (open === 0) {
          this.position = at + 1;
          return Buffer.from(out);
        }
        out.push(byte);
      } else if (byte === 92) at = this.escape(at + 1, out);
      else if (byte === 13) {
        out.push(10);
        if (this.bytes[at + 1] === 10) at += 1;
      } else out.push(byte);
    }
    throw new DamagedPdf("a string without an end");
  }

  /** What follows a backslash; returns the place of its last byte. */
  private escape(at: number, out: number[]): number {
    const byte = this.bytes[at] ?? 0;
    if (byte === 13) return this.bytes[at + 1] === 10 ? at + 1 : at;
    if (byte === 10) return at;
    if (byte < 48 || byte > 55) {
      out.push(escapes[byte] ?? byte);
      return at;
    }
    let code = 0;
    let last = at;
    for (let digit = 0; digit < 3; digit += 1) {
      const next = this.bytes[at + digit] ?? 0;
      if (next < 48 || next > 55) break;
      code = code * 8 + next - 48;
      last = at + digit;
    }
    out.push(code & 255);
    return last;
  }

  private hex(): Buffer {
    const end = this.bytes.indexOf(62, this.position);
    if (end === -1) throw new DamagedPdf("a string without an end");
    const digits = this.bytes.toString("latin1", this.position + 1, end).replaceAll(/\s/g, "");
    if (/[^0-9a-fA-F]/.test(digits)) throw new DamagedPdf("a string of wrong digits");
    this.position = end + 1;
    return Buffer.from(digits.length % 2 === 1 ? `${digits}0` : digits, "hex");
  }

  /** An object from its number to its value; a stream keeps the place where its bytes begin. */
  indirect(): { readonly number: number; readonly generation: number; readonly value: PdfValue } {
    const number = this.count();
    const generation = this.count();
    if (!this.takes("obj")) throw new DamagedPdf("an object does not begin where the table says");
    const value = this.value();
    if (!isDict(value) || !this.takes("stream")) return { number, generation, value };
    if (this.bytes[this.position] === 13) this.position += 1;
    if (this.bytes[this.position] === 10) this.position += 1;
    return { number, generation, value: { kind: "stream", dict: value, start: this.position, number, generation } };
  }
}
