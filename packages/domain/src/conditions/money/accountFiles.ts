import type { CaseReader } from "../../caseFile/reader.ts";
import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import { byDay, documentAmount, documentCurrency, documentText, documentValue, statementDay } from "./documentValue.ts";

/**
 * Which files show the same account. It is nowhere written, so it is decided here:
 *
 * 1. the same account number and currency; a masked number goes with the full one of the same ending;
 * 2. a piece of another file without a number of its own belongs to the account of that file;
 * 3. without numbers, statements of one page, holder, bank and kind are one account;
 * 4. otherwise each file is an account, except the same balance of the same day twice.
 */

/** The pages of statements of account, whoever holds them. */
const statementPages: ReadonlySet<string> = new Set<PageSlug>([
  "proof-of-funds",
  "spouse-proof-of-funds",
  "financial-supporter-proof-of-funds",
  "second-financial-supporter-proof-of-funds",
  "visitor-visa-visitor-proof-of-funds",
  "visitor-visa-spouse-proof-of-funds",
  "visitor-visa-host-proof-of-funds",
]);
const accountPages: ReadonlySet<string> = new Set<string>([
  ...statementPages,
  ...(["guaranteed-investment-certificate", "loan-approval-letter"] satisfies PageSlug[]),
]);

export const liesAmongStatements = ({ documentId }: UploadedDocument): boolean => statementPages.has(documentId);

export const showsAccount = ({ documentId }: UploadedDocument): boolean => accountPages.has(documentId);

/** A file is no piece of a piece: one level, so that two files that name each other cannot go round for ever. */
export const parentOf = (file: UploadedDocument, files: readonly UploadedDocument[]): UploadedDocument | undefined =>
  typeof file.parentDocumentFileId === "string" && file.parentDocumentFileId !== file.fileId
    ? files.find(({ fileId }) => fileId === file.parentDocumentFileId)
    : undefined;

/** Files by their account; in each the order in which they were given. */
export function groupByAccount(files: readonly UploadedDocument[]): readonly (readonly UploadedDocument[])[] {
  return [...Map.groupBy(files, (file) => accountKey(file, files)).values()];
}

/** Every account of the case, each with its files from the oldest to the newest. */
export const accountsOfCase = (the: CaseReader): readonly (readonly UploadedDocument[])[] =>
  groupByAccount(the.everyDocument().filter(showsAccount)).map((files) => files.toSorted(byDay));

/** The files of the account that this file shows, the oldest first; only the file itself where it shows none. */
export const filesOfAccount = (the: CaseReader, file: UploadedDocument): readonly UploadedDocument[] =>
  the.ofCase(accountsOfCase).find((files) => files.some(({ fileId }) => fileId === file.fileId)) ?? [file];

function accountKey(file: UploadedDocument, files: readonly UploadedDocument[]): string {
  const owner = accountNumber(file) === undefined ? (parentOf(file, files) ?? file) : file;
  const currency = documentCurrency(owner);
  const number = accountNumber(owner);
  if (number !== undefined) return `number ${currency} ${fullNumber(number, currency, files)}`;
  const holder = documentText(owner, "accountHolderName");
  if (holder !== undefined && statementDay(owner) !== undefined) {
    const kind = [
      documentText(owner, "bankName"),
      documentText(owner, "accountType"),
      documentText(owner, "assetType"),
    ].map((word) => word?.toLowerCase() ?? "");
    return `holder ${owner.documentId} ${currency} ${lettersOf(holder)} ${kind.join(" ")}`;
  }
  const balance = documentAmount(owner, "closingBalance");
  return balance === undefined
    ? `file ${owner.fileId}`
    : `balance ${owner.documentId} ${currency} ${balance} ${statementDay(owner) ?? ""}`;
}

const lettersOf = (name: string) =>
  name
    .normalize("NFKD")
    .replaceAll(/[^\p{L}]/gu, "")
    .toLowerCase();

const mask = /[*•.#]{2,}|[xX]{2,}/;

/** The account number without spaces and hyphens; digits that are masked stay masked. */
export function accountNumber(file: UploadedDocument): string | undefined {
  const value = documentValue(file, "accountNumber");
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string") return undefined;
  const number = text.replaceAll(/[\s\u002D\u2010-\u2015]/g, "").toUpperCase();
  return /\d/.test(number) ? number : undefined;
}

const endingOf = (number: string) => number.replace(/^.*[^0-9A-Z]|^.*X{2,}/, "");

/** Of a masked number the full one that ends the same way, when just one does. */
function fullNumber(number: string, currency: string, files: readonly UploadedDocument[]): string {
  if (!mask.test(number)) return number;
  const ending = endingOf(number);
  const full = new Set(
    files.flatMap((file) => {
      const known = documentCurrency(file) === currency ? accountNumber(file) : undefined;
      return known !== undefined && !mask.test(known) && known.endsWith(ending) ? [known] : [];
    }),
  );
  const [only] = full;
  return only !== undefined && full.size === 1 ? only : `…${ending}`;
}
