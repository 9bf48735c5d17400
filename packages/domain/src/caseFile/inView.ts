import type { Dependent } from "./dependents.ts";
import type { UploadedDocument } from "./uploadedDocument.ts";

/** One row of a list answer, such as the second entry of `previousVisas`. */
type Row = { readonly path: string; readonly value: Readonly<Record<string, unknown>> };

export type Context = {
  readonly child?: Dependent;
  readonly row?: Row;
  readonly document?: UploadedDocument;
  readonly expectedTypes?: readonly string[] | undefined;
  readonly takesOnlyPdf?: boolean | undefined;
};

export const nothingInView: Context = {};
