import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PDFiumModule } from "@hyzyla/pdfium";

/** PDFium (Chrome's, in C++) shares no line with our reader and writer, nor with pdf.js, and opens locks by itself. */

/** Numbers in, a number out, where 0 is failure; texts go into memory that the caller lends. */
type Call = (...args: readonly number[]) => number;
type Pdfium = {
  readonly HEAPU8: Uint8Array;
  readonly wasmExports: { readonly malloc: Call; readonly free: Call };
} & Readonly<
  Record<
    | "_FPDF_InitLibrary"
    | "_FPDF_LoadMemDocument"
    | "_FPDF_GetPageCount"
    | "_FPDF_LoadPage"
    | "_FPDF_ClosePage"
    | "_FPDF_CloseDocument"
    | "_FPDF_GetLastError"
    | "_FPDFDOC_InitFormFillEnvironment"
    | "_FPDFDOC_ExitFormFillEnvironment"
    | "_FORM_OnAfterLoadPage"
    | "_FORM_OnBeforeClosePage"
    | "_FPDFPage_GetAnnotCount"
    | "_FPDFPage_GetAnnot"
    | "_FPDFPage_CloseAnnot"
    | "_FPDFAnnot_IsChecked"
    | "_FPDFAnnot_GetFormFieldType"
    | "_FPDFAnnot_GetFormFieldName"
    | "_FPDFAnnot_GetFormFieldAlternateName"
    | "_FPDFAnnot_GetFormFieldValue"
    | "_FPDFAnnot_GetFormFieldExportValue",
    Call
  >
>;

/** What a widget says. `value` is that of its field (a text, a code), `code` what this one widget of a group stands for. */
export type Held = {
  readonly kind: "text" | "choice" | "checkBox" | "radioButton";
  readonly value: string;
  readonly isOn: boolean;
  readonly code: string;
  /** What a screen reader says of it. */ readonly spoken: string;
};

/** FPDF_FORMFIELD_* of fpdf_formfill.h; buttons to press and signatures hold no value. */
const kinds: Readonly<Record<number, Held["kind"]>> = {
  2: "checkBox",
  3: "radioButton",
  4: "choice",
  5: "choice",
  6: "text",
};

let started: Promise<Pdfium> | undefined;

async function start(): Promise<Pdfium> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve("@hyzyla/pdfium/pdfium.wasm"));
  const pdfium = (await PDFiumModule({ wasmBinary: new Uint8Array(wasm).buffer })) as unknown as Pdfium;
  pdfium._FPDF_InitLibrary();
  return pdfium;
}

const room = 16_384;
/** More than FPDF_FORMFILLINFO needs; nothing is called back. */
const infoBytes = 256;

/** Every field of a static form by its full name, one entry for each of its widgets. */
export async function heldForPdfium(bytes: Buffer): Promise<ReadonlyMap<string, readonly Held[]>> {
  const pdfium = await (started ??= start());
  const { malloc, free } = pdfium.wasmExports;
  const [file, info, out] = [malloc(bytes.length), malloc(infoBytes), malloc(room)] as const;
  if (file === 0 || info === 0 || out === 0) throw new Error("PDFium has no room");
  pdfium.HEAPU8.set(bytes, file);
  pdfium.HEAPU8.fill(0, info, info + infoBytes).set([2], info);
  const pdf = pdfium._FPDF_LoadMemDocument(file, bytes.length, 0);
  if (pdf === 0) throw new Error(`PDFium does not open it: ${pdfium._FPDF_GetLastError()}`);
  const form = pdfium._FPDFDOC_InitFormFillEnvironment(pdf, info);
  const told = (ask: Call, annotation: number): string => {
    const length = ask(form, annotation, out, room);
    if (length > room) throw new Error("a longer text than any form has");
    return Buffer.from(pdfium.HEAPU8.slice(out, out + Math.max(0, length - 2))).toString("utf16le");
  };
  const held = new Map<string, Held[]>();
  for (let index = 0; index < pdfium._FPDF_GetPageCount(pdf); index += 1) {
    const page = pdfium._FPDF_LoadPage(pdf, index);
    pdfium._FORM_OnAfterLoadPage(page, form);
    for (let at = 0; at < pdfium._FPDFPage_GetAnnotCount(page); at += 1) {
      const annotation = pdfium._FPDFPage_GetAnnot(page, at);
      const kind = kinds[pdfium._FPDFAnnot_GetFormFieldType(form, annotation)];
      if (kind) {
        const name = told(pdfium._FPDFAnnot_GetFormFieldName, annotation);
        const isButton = kind === "checkBox" || kind === "radioButton";
        const one: Held = {
          kind,
          value: told(pdfium._FPDFAnnot_GetFormFieldValue, annotation),
          isOn: isButton && pdfium._FPDFAnnot_IsChecked(form, annotation) === 1,
          code: isButton ? told(pdfium._FPDFAnnot_GetFormFieldExportValue, annotation) : "",
          spoken: told(pdfium._FPDFAnnot_GetFormFieldAlternateName, annotation),
        };
        held.set(name, [...(held.get(name) ?? []), one]);
      }
      pdfium._FPDFPage_CloseAnnot(annotation);
    }
    pdfium._FORM_OnBeforeClosePage(page, form);
    pdfium._FPDF_ClosePage(page);
  }
  pdfium._FPDFDOC_ExitFormFillEnvironment(form);
  pdfium._FPDF_CloseDocument(pdf);
  for (const at of [file, info, out]) free(at);
  return held;
}
