import { isAmount } from "../../caseFile/documentValues/amounts.ts";
import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import { easternDay } from "../../kernel/easternDay.ts";
import type { Cad } from "../../kernel/money.ts";
import { readTypedAmount } from "../../kernel/typedAmount.ts";
import { currencyCodes } from "../../lists/money/currencies.ts";

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

const plainAmount = /^-?\d+(\.\d{1,4})?$/;

/**
 * An amount as it was read, in hundredths of its currency, with a part of one where it has more decimals. Another program may
 * write it as people do, and mark Canadian dollars where the document is in them; other text is no amount.
 */
export function documentAmount(document: UploadedDocument, field: string): Cad | undefined {
  const value = documentValue(document, field);
  if (typeof value === "number") return Number.isFinite(value) ? hundredths(value) : undefined;
  if (typeof value !== "string") return undefined;
  if (plainAmount.test(value.trim())) return hundredths(Number(value));
  const read = readTypedAmount(value);
  const isMarked = /\p{L}/u.test(value);
  if (read.is !== "amount" || (isMarked && documentCurrency(document) !== "CAD")) return undefined;
  return hundredths(read.dollars);
}

/** Four decimals are the most that any currency has. */
const hundredths = (amount: number): Cad => (Math.round(amount * 10_000) / 100) as Cad;

/**
 * Currency of the amounts, as three letters; nothing while nobody knows it, and then they count for nothing. A case file that says
 * no more of a document than its values is in the unit of the format, Canadian dollars (docs/interfaces.md section 2); a document
 * that was read or typed here comes with what was read, and its silence says nothing (ADR 0228).
 */
export function documentCurrency(document: UploadedDocument): string | undefined {
  const named = documentText(document, "currency")?.toUpperCase();
  if (named !== undefined) return currencyCodes.has(named) ? named : undefined;
  return document.originalParsedValues || document.toConfirm?.includes("currency") ? undefined : "CAD";
}

/** Forms and questions ask for Canadian dollars: an amount in another currency, or in one that nobody knows, is none of these. */
export const isInOtherMoney = (document: UploadedDocument, field: string): boolean =>
  isAmount(field) && !isAuthorityForm(document) && documentCurrency(document) !== "CAD";

/** A form of the authority is in Canadian dollars. */
const isAuthorityForm = ({ documentId }: UploadedDocument): boolean =>
  documentId.includes("application-for-study-permit");

/** The day that a document speaks of: the end of its period, else its issue, else its upload; empty when none is known. */
export const documentDay = (document: UploadedDocument): string =>
  statementDay(document) ?? (typeof document.uploadedAt === "string" ? easternDay(document.uploadedAt) : "");

export const statementDay = (document: UploadedDocument): string | undefined =>
  documentText(document, "periodEnd") ?? documentText(document, "issueDate");

/** The newest last; of the same day the one uploaded last. */
export const byDay = (one: UploadedDocument, other: UploadedDocument): number =>
  compare(documentDay(one), documentDay(other)) || compare(one.uploadedAt ?? "", other.uploadedAt ?? "");

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
