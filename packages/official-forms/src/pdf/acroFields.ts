import type { PdfFile } from "./pdfFile.ts";
import { DamagedPdf, isArray, isDict, isRef, textOf, type PdfDict, type PdfRef, type PdfValue } from "./values.ts";

/** A field that holds a value, with its full name; its widgets are its kids, or itself. */
export type AcroField = {
  readonly name: string;
  readonly at: PdfRef;
  readonly dict: PdfDict;
  readonly type: PdfValue;
  readonly kids: readonly PdfRef[];
};

const deepest = 32;
const mostFields = 5_000;

/** Every field that can hold a value (12.7.3). Fields are read only when asked for, and only once. */
export function acroFieldsOf(pdf: PdfFile): readonly AcroField[] {
  const found: AcroField[] = [];
  const seen = new Set<number>();
  const walk = (value: PdfValue, above: string, inherited: PdfValue, depth: number): void => {
    if (depth > deepest || found.length > mostFields) throw new DamagedPdf("more fields than a form ever has");
    if (!isRef(value) || seen.has(value.number)) return;
    seen.add(value.number);
    const dict = pdf.resolve(value);
    if (!isDict(dict)) return;
    const own = textOf(pdf.resolve(dict.get("T")));
    const name = own === undefined ? above : above === "" ? own : `${above}.${own}`;
    const type = pdf.resolve(dict.get("FT") ?? inherited);
    const kids = pdf.resolve(dict.get("Kids"));
    const children = isArray(kids) ? kids.filter(isRef) : [];
    if (children.some((child) => pdf.dict(child).has("T")))
      for (const child of children) walk(child, name, type, depth + 1);
    else found.push({ name, at: value, dict, type, kids: children });
  };
  const roots = pdf.resolve(pdf.dict(pdf.catalog.get("AcroForm")).get("Fields"));
  for (const root of isArray(roots) ? roots : []) walk(root, "", null, 0);
  return found;
}

/** The place of the same answer in the data: levels without a name do not count there, and a first one has no number. */
export const dataPathOf = (fieldName: string): string =>
  fieldName
    .split(".")
    .filter((level) => !level.startsWith("#"))
    .map((level) => level.replace(/\[0\]$/, ""))
    .join("/");
