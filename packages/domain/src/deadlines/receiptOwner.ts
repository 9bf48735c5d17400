import type { CaseReader } from "../caseFile/reader.ts";
import { possibleReceiptOwners, receiptOwnerOf } from "../conditions/biometrics/biometricsReceipts.ts";

/** What a screen asks about a receipt: whose it is as far as it is known, and whose it can be. Nothing for a file that the case does not have. */
export function receiptOwner(
  the: CaseReader,
  fileId: string,
): { readonly known: string | undefined; readonly owners: readonly string[] } | undefined {
  const reader = the.fresh();
  const receipt = reader.uploaded().find((document) => document.fileId === fileId);
  return receipt && { known: receiptOwnerOf(reader, receipt), owners: possibleReceiptOwners(reader) };
}
