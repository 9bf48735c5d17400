/** What a PDF file is made of (ISO 32000-1, 7.3). Streams are not read until somebody asks for their bytes. */
export type PdfName = { readonly kind: "name"; readonly name: string };
export type PdfString = { readonly kind: "string"; readonly bytes: Buffer };
export type PdfRef = { readonly kind: "ref"; readonly number: number; readonly generation: number };
export type PdfDict = ReadonlyMap<string, PdfValue>;
export type PdfStream = {
  readonly kind: "stream";
  readonly dict: PdfDict;
  readonly start: number;
  readonly number: number;
  readonly generation: number;
};
export type PdfValue =
  | null
  | boolean
  | number
  | PdfName
  | PdfString
  | PdfRef
  | PdfStream
  | readonly PdfValue[]
  | PdfDict;

/** The file is not what it says it is, or asks for more than a form ever needs. The reason is for us, not for people. */
export class DamagedPdf extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(`damaged PDF: ${reason}`);
    this.name = "DamagedPdf";
    this.reason = reason;
  }
}

export const nameOf = (name: string): PdfName => ({ kind: "name", name });
export const refOf = (number: number, generation = 0): PdfRef => ({ kind: "ref", number, generation });

const hasKind = (value: PdfValue | undefined, kind: string): boolean =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === kind;

export const isName = (value: PdfValue | undefined): value is PdfName => hasKind(value, "name");
export const isString = (value: PdfValue | undefined): value is PdfString => hasKind(value, "string");
export const isRef = (value: PdfValue | undefined): value is PdfRef => hasKind(value, "ref");
export const isStream = (value: PdfValue | undefined): value is PdfStream => hasKind(value, "stream");
export const isDict = (value: PdfValue | undefined): value is PdfDict => value instanceof Map;
export const isArray = (value: PdfValue | undefined): value is readonly PdfValue[] => Array.isArray(value);

/** Text of a string object: UTF-16 or UTF-8 by its mark, else as Latin-1, which PDFDocEncoding is but for a few signs. */
export function textOf(value: PdfValue | undefined): string | undefined {
  if (!isString(value)) return undefined;
  const { bytes } = value;
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return Buffer.from(bytes.subarray(2, bytes.length - (bytes.length % 2)))
      .swap16()
      .toString("utf16le");
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.toString("utf8", 3);
  return bytes.toString("latin1");
}

/** Every encoding of a PDF agrees on these. */
const plain = /^[\n\r -~]*$/;

/**
 * A text for every script: UTF-16 with its mark where it needs that. A code of a list stays as the list has it, because some
 * viewers compare bytes and would show nothing chosen.
 */
export function textString(text: string): PdfString {
  if (plain.test(text)) return { kind: "string", bytes: Buffer.from(text, "latin1") };
  return { kind: "string", bytes: Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, "utf16le").swap16()]) };
}
