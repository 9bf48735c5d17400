import type { CaseFile } from "./caseFile.ts";

export const caseFormat = "boreal-case/1";

export type WrittenCase = CaseFile & { readonly format: typeof caseFormat };

/** The outside form of a case, as `readCase` takes it back. */
export const writeCase = (caseFile: CaseFile): WrittenCase => ({ format: caseFormat, ...caseFile });

const isWritten = (document: object): document is WrittenCase => "format" in document && document.format === caseFormat;

/**
 * The case in what `writeCase` made, unchecked: for a page, to which the server sends cases that it built and checked itself.
 * What comes from anywhere else is read by `readCase`, which needs the shape of every answer.
 */
export function caseFromServer(document: object): CaseFile | undefined {
  if (!isWritten(document)) return undefined;
  const { format: _format, ...caseFile } = document;
  return caseFile;
}
