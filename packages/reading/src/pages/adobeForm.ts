import { pdfiumCalls } from "./pdfiumLibrary.ts";

/** Forms in Adobe's XFA format, as many of the authority's are: only Adobe Reader shows them (fpdf_formfill.h, FORMTYPE_XFA_FULL). */
const wholeXfaForm = 2;

export async function isAdobeForm(bytes: Uint8Array, password: string | undefined): Promise<boolean> {
  const pdfium = await pdfiumCalls();
  const { call } = pdfium;
  return pdfium.with(bytes, (pointer) => {
    const secret = password === undefined ? 0 : pdfium.put(Buffer.from(`${password}\0`));
    const document = call.FPDF_LoadMemDocument(pointer, bytes.byteLength, secret);
    if (secret !== 0) call.free(secret);
    if (document === 0) return false;
    const type = call.FPDF_GetFormType(document);
    call.FPDF_CloseDocument(document);
    return type === wholeXfaForm;
  });
}
