import type { CaseReader } from "../../caseFile/reader.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import { accountNumberOf, compareNumbers, type AccountNumber } from "./accountNumber.ts";
import { accountId, documentsByAccount, type AccountDocument } from "./accountsOfFile.ts";
import { compareBanks } from "./bankNames.ts";
import { byDay, documentAmount, documentCurrency, documentText, documentValue, statementDay } from "./documentValue.ts";

/**
 * Which files show the same account. It is nowhere written, so it is decided here:
 *
 * 1. the same account number and currency at one bank, however it is written (accountNumber.ts); a masked number goes with the
 *    one full number that it fits, and where it fits several nobody knows which account it is (ADR 0230); a number without the
 *    number of a sub-account that another has is of that account where day and balance say so, and is asked about else (ADR 0321);
 * 2. a piece of another file without a number of its own belongs to the account of that file;
 * 3. without a number, a paper that shows the balance of a numbered account on its day is of that one;
 * 4. without numbers, statements of one page, holder, bank and kind are one account;
 * 5. otherwise each file is an account, except the same balance of the same day twice.
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

export const liesAmongStatements = ({ documentId }: AccountDocument): boolean => statementPages.has(documentId);

export const showsAccount = ({ documentId }: AccountDocument): boolean => accountPages.has(documentId);

/** A file is no piece of a piece: one level, so that two files that name each other cannot go round for ever. */
export const parentOf = (file: AccountDocument, files: readonly AccountDocument[]): AccountDocument | undefined =>
  typeof file.parentDocumentFileId === "string" && file.parentDocumentFileId !== file.fileId
    ? files.find(({ fileId }) => fileId === file.parentDocumentFileId)
    : undefined;

/** Why nobody knows yet which account a file shows: several that a masked number fits, or one whose number goes on. */
export type Doubt = { readonly mayBeOf: number } | "suffix";

/** The files of one account in the order in which they were given. */
export type AccountGroup = { readonly files: readonly AccountDocument[]; readonly doubt?: Doubt };

/** Files by their account. */
export const groupByAccount = (files: readonly AccountDocument[]): readonly (readonly AccountDocument[])[] =>
  accountGroups(files).map((group) => group.files);

export function accountGroups(files: readonly AccountDocument[]): readonly AccountGroup[] {
  const owners = [...new Set(files.map((file) => ownerOf(file, files)))];
  const numbered = groupsByNumber(owners.flatMap((file) => withNumber(file)));
  const groupOf = new Map<AccountDocument, NumberedGroup | string>();
  for (const group of numbered) for (const { file } of group.members) groupOf.set(file, group);
  for (const file of owners)
    if (!groupOf.has(file)) groupOf.set(file, sameBalanceIn(file, numbered) ?? keyWithoutNumber(file));
  return [...Map.groupBy(files, (file) => groupOf.get(ownerOf(file, files)))].map(([group, members]) => ({
    files: members,
    ...(typeof group === "object" && group.doubt ? { doubt: group.doubt } : {}),
  }));
}

/** Every account of the case, each with its files from the oldest to the newest. */
export const accountsOfCase = (the: CaseReader): readonly (readonly AccountDocument[])[] =>
  groupByAccount(the.uploaded().filter(showsAccount).flatMap(documentsByAccount)).map((files) => files.toSorted(byDay));

/** The files of the account that this file shows, or the first of several, the oldest first; only the file itself where it shows none. */
export const filesOfAccount = (the: CaseReader, file: AccountDocument): readonly AccountDocument[] =>
  the
    .ofCase(accountsOfCase)
    .find((files) =>
      files.some(
        ({ fileId, accountInFile }) =>
          fileId === file.fileId && (file.accountInFile === undefined || accountInFile === file.accountInFile),
      ),
    ) ?? [file];

/** Accounts whose currency nobody knows yet are told apart from those of each currency. */
const currencyOf = (file: AccountDocument): string => documentCurrency(file) ?? "";

const ownerOf = (file: AccountDocument, files: readonly AccountDocument[]): AccountDocument =>
  accountNumber(file) === undefined ? (parentOf(file, files) ?? file) : file;

type Numbered = { readonly file: AccountDocument; readonly number: AccountNumber; readonly currency: string };
type NumberedGroup = { readonly members: Numbered[]; readonly doubt?: Doubt };

function withNumber(file: AccountDocument): readonly Numbered[] {
  const text = accountNumber(file);
  const number = text === undefined ? undefined : accountNumberOf(text);
  return number ? [{ file, number, currency: currencyOf(file) }] : [];
}

/** Whole numbers come first, the longest before those that may be a part of it; masked ones find their account among them. */
const rankOf = ({ number }: Numbered): number =>
  (number.isMasked ? 0 : number.isIban ? 2000 : 1000) + number.end.length + (number.begin?.length ?? 0);

function groupsByNumber(all: readonly Numbered[]): readonly NumberedGroup[] {
  const groups: NumberedGroup[] = [];
  for (const one of all.toSorted((a, b) => rankOf(b) - rankOf(a))) {
    const isSame = groups.find(({ members }) => members.some((other) => isSameNumber(one, other)));
    const twin = groups.find(({ members }) => members.some((other) => other.number.isMasked && mayBeSame(one, other)));
    const sure = isSame ?? twin;
    const known = sure ? [sure] : groups.filter(({ members }) => members.some((other) => mayBeSame(one, other)));
    const [only] = known;
    if (only && known.length === 1) only.members.push(one);
    else if (known.length > 1) groups.push({ members: [one], doubt: { mayBeOf: known.length } });
    else putBySuffix(one, groups);
  }
  return groups;
}

/** Banks number the accounts of one client behind the number of the client: without that end, a number may name any of them, or one of its own. */
function putBySuffix(one: Numbered, groups: NumberedGroup[]): void {
  const alike = groups.filter(({ members }) => members.some((other) => mayBeSubAccount(one, other)));
  const [only] = alike;
  const isSeen = only !== undefined && alike.length === 1 && only.members.some((other) => hasSameBalance(one, other));
  if (isSeen) only.members.push(one);
  else groups.push({ members: [one], ...(only ? { doubt: "suffix" as const } : {}) });
}

/** Two accounts of one paper are two, as the paper says. */
const mayBeSubAccount = (one: Numbered, other: Numbered): boolean =>
  one.file.fileId !== other.file.fileId &&
  one.currency === other.currency &&
  compareNumbers(one.number, other.number) === "suffixed" &&
  compareBanks(bankOf(one), bankOf(other)) !== "different" &&
  isSameHolder(one, other);

function hasSameBalance({ file: one }: Numbered, { file: other }: Numbered): boolean {
  const day = statementDay(one);
  const balance = documentAmount(one, "closingBalance");
  return (
    day !== undefined &&
    balance !== undefined &&
    statementDay(other) === day &&
    documentAmount(other, "closingBalance") === balance
  );
}

/** Written out in full, or hidden in the same way, at one bank. */
function isSameNumber(one: Numbered, other: Numbered): boolean {
  if (one.currency !== other.currency) return false;
  if (one.number.isIban && other.number.isIban) return one.number.end === other.number.end;
  const banks = compareBanks(bankOf(one), bankOf(other));
  if (banks === "different") return false;
  const likeness = compareNumbers(one.number, other.number);
  return likeness === "same" || (likeness === "prefixed" && banks === "same" && isSameHolder(one, other));
}

function mayBeSame(one: Numbered, other: Numbered): boolean {
  return (
    one.currency === other.currency &&
    compareNumbers(one.number, other.number) === "partly" &&
    compareBanks(bankOf(one), bankOf(other)) !== "different" &&
    isSameHolder(one, other)
  );
}

const bankOf = ({ file }: Numbered): string | undefined => documentText(file, "bankName");

/** A joint account names two people, and one paper may name only one of them; a paper without a name may be anybody’s. */
function isSameHolder(one: Numbered, other: Numbered): boolean {
  const [own, others] = [one, other].map(({ file }) => wordsOf(documentText(file, "accountHolderName")));
  if (!own || !others) return true;
  const [short, long] = own.size <= others.size ? [own, others] : [others, own];
  return [...short].every((word) => long.has(word));
}

const wordsOf = (name: string | undefined): ReadonlySet<string> | undefined =>
  name === undefined
    ? undefined
    : new Set(
        name
          .normalize("NFKD")
          .replaceAll(/\p{M}/gu, "")
          .toLowerCase()
          .split(/[^\p{L}]+/u)
          .filter((word) => word !== ""),
      );

/** A letter without a number that shows the very balance of an account on its day, at no other bank and of no other holder. */
function sameBalanceIn(file: AccountDocument, groups: readonly NumberedGroup[]): NumberedGroup | undefined {
  const [balance, day] = [documentAmount(file, "closingBalance"), statementDay(file)];
  if (balance === undefined || day === undefined) return undefined;
  const one = { file, currency: currencyOf(file), number: { end: "", isMasked: true, isIban: false } };
  return groups.find(({ members }) =>
    members.some(
      (other) =>
        other.file.documentId === file.documentId &&
        other.currency === one.currency &&
        documentAmount(other.file, "closingBalance") === balance &&
        statementDay(other.file) === day &&
        compareBanks(bankOf(one), bankOf(other)) !== "different" &&
        isSameHolder(one, other),
    ),
  );
}

function keyWithoutNumber(owner: AccountDocument): string {
  const currency = currencyOf(owner);
  const holder = documentText(owner, "accountHolderName");
  if (holder !== undefined && statementDay(owner) !== undefined) {
    const kind = [
      documentText(owner, "bankName"),
      documentText(owner, "accountType"),
      documentText(owner, "assetType"),
    ].map((word) => word?.toLowerCase() ?? "");
    return `holder ${owner.documentId} ${currency} ${lettersOf(holder)} ${kind.join(" ")} ${owner.accountInFile ?? ""}`;
  }
  const balance = documentAmount(owner, "closingBalance");
  return balance === undefined
    ? `file ${accountId(owner)}`
    : `balance ${owner.documentId} ${currency} ${balance} ${statementDay(owner) ?? ""}`;
}

const lettersOf = (name: string) =>
  name
    .normalize("NFKD")
    .replaceAll(/[^\p{L}]/gu, "")
    .toLowerCase();

/** The account number as it stands on the paper, when it holds a digit. */
export function accountNumber(file: AccountDocument): string | undefined {
  const value = documentValue(file, "accountNumber");
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && accountNumberOf(text) ? text : undefined;
}

/** The last digits that are seen of the account number. */
export const accountEnding = (file: AccountDocument): string | undefined => {
  const text = accountNumber(file);
  return text === undefined ? undefined : accountNumberOf(text)?.end.slice(-4);
};
