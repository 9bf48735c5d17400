import type { DocumentType } from "@boreal/domain/vault/files/documentTypes";
import { drawPdf, type PdfDrawing } from "../../pdfDocument.ts";

/**
 * A paper drawn by somebody who had not seen how papers are read, so that the score is not only that of papers drawn by whoever
 * wrote the readers. Whoever changes a reader does not change these. Every person, school, bank and number is invented.
 */
export type Stranger = {
  readonly name: string;
  readonly documentType: DocumentType;
  readonly language: "en" | "fr";
  readonly size: "A4" | "LETTER";
  /** Lies on its long side. */
  readonly isWide?: true;
  /** Other types that it may as well be taken for. */
  readonly alsoRight?: readonly DocumentType[];
  readonly draw: (pdf: PdfDrawing) => void;
  /**
   * Every printed value that a page of the vault asks for of this type, spelt as in boreal-reading/1; beside it how it is
   * printed, where that is otherwise.
   */
  readonly truth: Readonly<Record<string, Truth>>;
  /** Of a statement of an account, as date, amount and balance. */
  readonly transactions?: readonly Move[];
};

type Truth = string | readonly [value: string, ...printed: readonly string[]];

/** One line of a statement as it is and as it is printed. Below zero: money leaves. */
export type Move = {
  readonly date: readonly [iso: string, printed: string];
  readonly what: string;
  readonly amount: string;
  readonly balance: string;
};

export const drawStranger = ({ draw, size, isWide }: Pick<Stranger, "draw" | "size" | "isWide">): Promise<Buffer> =>
  drawPdf(draw, { size, margin: 0, ...(isWide ? { layout: "landscape" } : {}) });

export const expectedOf = ({ truth }: Pick<Stranger, "truth">): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(truth).map(([name, of]) => [name, typeof of === "string" ? of : of[0]]));

/** How each value stands on the page; what is in several places is several texts. */
export const printedOf = ({ truth }: Pick<Stranger, "truth">): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(truth).map(([name, of]) => [
      name,
      typeof of === "string" ? [of] : of.length > 1 ? of.slice(1) : [of[0]],
    ]),
  );
