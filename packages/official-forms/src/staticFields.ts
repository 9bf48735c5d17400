import { acroFieldsOf, dataPathOf, type AcroField } from "./pdf/acroFields.ts";
import type { NewObject } from "./pdf/appendUpdate.ts";
import type { PdfFile } from "./pdf/pdfFile.ts";
import { isArray, isName, isString, nameOf, textOf, textString, type PdfDict, type PdfValue } from "./pdf/values.ts";

/** What a check box or a radio button shows while it is off (12.7.4.2.3). */
const off = "Off";

const typeOf = (field: AcroField): string => (isName(field.type) ? field.type.name : "");

/** Names of the states of a widget that are not off. */
function statesOf(pdf: PdfFile, widget: PdfDict): readonly string[] {
  const drawn = pdf.dict(pdf.dict(widget.get("AP")).get("N"));
  return [...drawn.keys()].filter((name) => name !== off);
}

/** The codes of a radio group, in the order of its widgets: listed apart when the names of the states are mere numbers (12.7.4.2.4). */
function codesOf(
  pdf: PdfFile,
  { dict, kids }: AcroField,
): readonly { readonly state: string; readonly code: string }[] {
  const listed = pdf.resolve(dict.get("Opt"));
  return kids.map((kid, index) => {
    const state = statesOf(pdf, pdf.dict(kid))[0] ?? "";
    return { state, code: isArray(listed) ? (textOf(pdf.resolve(listed[index])) ?? state) : state };
  });
}

const without = (dict: PdfDict, keys: readonly string[]): Map<string, PdfValue> =>
  new Map([...dict].filter(([key]) => !keys.includes(key)));

function group(pdf: PdfFile, field: AcroField, value: string): readonly NewObject[] {
  const codes = codesOf(pdf, field);
  const chosen = codes.findIndex(({ code }) => code === value);
  const shown = codes[chosen]?.state ?? off;
  const own: NewObject = { ...field.at, value: new Map([...field.dict, ["V", nameOf(shown)]]) };
  return [
    own,
    ...field.kids.map((kid, index): NewObject => ({
      ...kid,
      value: new Map([...pdf.dict(kid), ["AS", nameOf(index === chosen ? shown : off)]]),
    })),
  ];
}

function button(pdf: PdfFile, field: AcroField, value: string): readonly NewObject[] {
  if (field.kids.length > 0) return group(pdf, field, value);
  const shown = value === "" || value === "0" ? off : (statesOf(pdf, field.dict)[0] ?? off);
  return [{ ...field.at, value: new Map([...field.dict, ["V", nameOf(shown)], ["AS", nameOf(shown)]]) }];
}

/**
 * The fields of a static form with the same values as its data: viewers other than Adobe’s look only here. A text loses its
 * old drawing, which viewers make anew, and the old copy with looks (RV), which would be shown instead of it.
 */
export function widgetsWith(pdf: PdfFile, values: ReadonlyMap<string, string>): readonly NewObject[] {
  return acroFieldsOf(pdf).flatMap((field): readonly NewObject[] => {
    const value = values.get(dataPathOf(field.name));
    if (value === undefined) return [];
    if (typeOf(field) === "Btn") return button(pdf, field, value);
    if (typeOf(field) !== "Tx" && typeOf(field) !== "Ch") return [];
    return [{ ...field.at, value: new Map([...without(field.dict, ["AP", "RV", "I"]), ["V", textString(value)]]) }];
  });
}

function valueOf(pdf: PdfFile, field: AcroField): string | undefined {
  const value = pdf.resolve(field.dict.get("V"));
  if (typeOf(field) === "Btn") {
    const state = isName(value) ? value.name : off;
    if (field.kids.length === 0) return state === off ? "0" : "1";
    return state === off ? "" : codesOf(pdf, field).find((one) => one.state === state)?.code;
  }
  if (typeOf(field) !== "Tx" && typeOf(field) !== "Ch") return undefined;
  return isString(value) ? textOf(value)?.replaceAll(/\r\n?/g, "\n") : value === null ? "" : undefined;
}

/** What the fields of a static form say, by data path. */
export function widgetValues(pdf: PdfFile): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const field of acroFieldsOf(pdf)) {
    const value = valueOf(pdf, field);
    if (value !== undefined) values.set(dataPathOf(field.name), value);
  }
  return values;
}
