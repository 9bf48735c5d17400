import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import { easternDay } from "../../kernel/easternDay.ts";
import { type Cad, dollars } from "../../kernel/money.ts";

/** A field of a document: as the person submitted it in place of what was read, else as it is in force. */
export function documentValue(document: UploadedDocument, field: string): unknown {
  const submitted =
    document.detailsChangeStatus === "Submitted" ? document.additionalDocumentDetails?.[field] : undefined;
  return submitted ?? document.parsedValues?.[field];
}

export function documentText(document: UploadedDocument, field: string): string | undefined {
  const value = documentValue(document, field);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

const plainAmount = /^-?\d+(\.\d{1,2})?$/;

/** An amount as it was read; text that is not a plain number is no amount. */
export function documentAmount(document: UploadedDocument, field: string): Cad | undefined {
  const value = documentValue(document, field);
  if (typeof value === "number") return Number.isFinite(value) ? dollars(value) : undefined;
  return typeof value === "string" && plainAmount.test(value.trim()) ? dollars(Number(value)) : undefined;
}

/** Currency of the amounts, as three letters. Amounts of a case are Canadian dollars unless a document names another currency. */
export const documentCurrency = (document: UploadedDocument): string =>
  documentText(document, "currency")?.toUpperCase() ?? "CAD";

/** The day that a document speaks of: the end of its period, else its issue, else its upload; empty when none is known. */
export const documentDay = (document: UploadedDocument): string =>
  statementDay(document) ?? (typeof document.uploadedAt === "string" ? easternDay(document.uploadedAt) : "");

export const statementDay = (document: UploadedDocument): string | undefined =>
  documentText(document, "periodEnd") ?? documentText(document, "issueDate");

/** The newest last; of the same day the one uploaded last. */
export const byDay = (one: UploadedDocument, other: UploadedDocument): number =>
  compare(documentDay(one), documentDay(other)) || compare(one.uploadedAt ?? "", other.uploadedAt ?? "");

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
