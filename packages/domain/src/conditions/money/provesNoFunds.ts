import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import { documentText, documentValue } from "./documentValue.ts";

/** What cannot prove funds (docs/facts/warnings.md section 2). */

const assetsThatDoNotCount = new Set([
  "cryptocurrency",
  "creditLimit",
  "vehicle",
  "jewellery",
  "insuranceNotSurrendered",
  "propertyTitle",
  "businessAsset",
  "unvestedShares",
]);
const lockedAccounts = new Set(["retirement", "pension", "provident", "rrsp", "401k", "epf"]);

export const isNoProofOfFunds = (file: UploadedDocument): boolean =>
  assetsThatDoNotCount.has(documentText(file, "assetType") ?? "");

/** Savings for the time after work that nobody says can be withdrawn now. */
export const isLockedForRetirement = (file: UploadedDocument): boolean =>
  lockedAccounts.has(documentText(file, "accountType")?.toLowerCase() ?? "") &&
  documentValue(file, "canWithdraw") !== true;
