import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import { showsAccount } from "./accountFiles.ts";
import { documentCurrency, documentValue } from "./documentValue.ts";

/** The amount that counts of a paper of a school or of who gives money, by its page. */
const amountOfPage: Readonly<Partial<Record<string, string>>> = {
  "letter-of-acceptance": "tuitionFees",
  "spouse-letter-of-acceptance": "tuitionFees",
  "tuition-invoice": "tuitionFees",
  "tuition-receipt": "tuitionFees",
  "spouse-tuition-receipt": "tuitionFees",
  "scholarship-letter": "scholarshipAmount",
} satisfies Partial<Record<PageSlug, string>>;

/** Whether a document names an amount, confirmed or not, in a currency that nobody knows yet. */
export function lacksCurrency(document: UploadedDocument): boolean {
  const field = showsAccount(document) ? "closingBalance" : amountOfPage[document.documentId];
  if (field === undefined) return false;
  const namesAmount = documentValue(document, field) !== undefined || document.toConfirm?.includes(field) === true;
  return namesAmount && documentCurrency(document) === undefined;
}
