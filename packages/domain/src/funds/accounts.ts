import type { UploadedDocument } from "../caseFile/uploadedDocument.ts";
import type { PageSlug } from "../caseFile/vaultPlaces.ts";
import { type Cad, cents } from "../kernel/money.ts";
import { fill, type Text } from "../kernel/text.ts";
import { byDay, documentAmount, documentCurrency, documentText, documentValue, statementDay } from "./documentValue.ts";

/**
 * From documents to accounts: each account once, by its latest document (document 3 section 9.2). What makes two
 * documents the same account is nowhere written, so it is decided here, and in doubt the smaller sum is shown:
 *
 * 1. the same account number and currency; a masked number goes with the full one of the same ending;
 * 2. a piece of another file without a number of its own belongs to the account of that file;
 * 3. without numbers, statements of one page, holder, bank and kind are one account, unless they are of the same day
 *    with different balances;
 * 4. otherwise each file is an account, except the same balance of the same day twice.
 */

export type Account = {
  readonly id: string;
  readonly title: Text;
  readonly amount: Cad | undefined;
  readonly fileId: string;
};

/** A page of the vault that shows money, with the name of what stands on it. */
export type FundPage = { readonly page: PageSlug; readonly title: Text };

export function accountsOf(documents: readonly UploadedDocument[], pages: readonly FundPage[]): readonly Account[] {
  const titles = new Map<string, Text>(pages.map(({ page, title }) => [page, title]));
  const files = documents.filter((document) => titles.has(document.documentId));
  const counted = files.filter((file) => !isExcluded(file, files));
  const groups = new Map<string, UploadedDocument[]>();
  for (const file of counted) {
    const key = accountKey(file, counted);
    const group = groups.get(key);
    if (group) group.push(file);
    else groups.set(key, [file]);
  }
  return [...groups.values()].flatMap((group) =>
    latestOf(group).map((file) => accountFrom(file, titles.get(file.documentId) ?? other)),
  );
}

const other: Text = { en: "Account", fr: "Compte" };

/** Taken out by the person or the lawyer; a piece without a number of its own goes out with the file it belongs to. */
function isExcluded(file: UploadedDocument, files: readonly UploadedDocument[]): boolean {
  if (file.excludeFromAvailableFund === true) return true;
  const parent = accountNumber(file) === undefined ? parentOf(file, files) : undefined;
  return parent?.excludeFromAvailableFund === true;
}

/** A file is no piece of a piece: one level, so that two files that name each other cannot go round for ever. */
const parentOf = (file: UploadedDocument, files: readonly UploadedDocument[]): UploadedDocument | undefined =>
  typeof file.parentDocumentFileId === "string" && file.parentDocumentFileId !== file.fileId
    ? files.find(({ fileId }) => fileId === file.parentDocumentFileId)
    : undefined;

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
function accountNumber(file: UploadedDocument): string | undefined {
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

/** Of one account the latest document that names a balance; without numbers, different balances of that day are accounts of their own. */
function latestOf(group: readonly UploadedDocument[]): readonly UploadedDocument[] {
  const inOrder = group.toSorted(byDay);
  const withBalance = inOrder.filter((file) => documentAmount(file, "closingBalance") !== undefined);
  const latest = (withBalance.length > 0 ? withBalance : inOrder).at(-1);
  if (latest === undefined) return [];
  const isNumbered = group.some((file) => accountNumber(file) !== undefined || parentOf(file, group) !== undefined);
  if (isNumbered) return [latest];
  const ofThatDay = withBalance.filter((file) => statementDay(file) === statementDay(latest));
  return ofThatDay.length === 0
    ? [latest]
    : [...new Map(ofThatDay.map((file) => [documentAmount(file, "closingBalance"), file])).values()];
}

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

const text = {
  ending: { en: "{title}, number ending in {ending}", fr: "{title}, numéro se terminant par {ending}" },
  currency: {
    en: "{title}: not counted, it is in {currency} and no exchange rate is known",
    fr: "{title} : non compté, en {currency} et aucun taux de change n’est connu",
  },
  asset: {
    en: "{title}: not counted, this kind of asset does not prove funds",
    fr: "{title} : non compté, ce genre de bien ne prouve pas les fonds",
  },
  locked: {
    en: "{title}: not counted, retirement savings that cannot be withdrawn",
    fr: "{title} : non compté, épargne-retraite qui ne peut être retirée",
  },
  noBalance: {
    en: "{title}: not counted yet, no closing balance was read",
    fr: "{title} : pas encore compté, aucun solde de clôture n’a été lu",
  },
  overdrawn: { en: "{title}: overdrawn, counted as zero", fr: "{title} : à découvert, compté comme zéro" },
} satisfies Record<string, Text>;

function titled(sentence: Text, title: Text, values: Readonly<Record<string, string>> = {}): Text {
  return {
    en: fill(sentence, { ...values, title: title.en }).en,
    fr: fill(sentence, { ...values, title: title.fr }).fr,
  };
}

function accountFrom(file: UploadedDocument, page: Text): Account {
  const ending = accountNumber(file)
    ?.slice(-4)
    .replaceAll(/[^0-9A-Z]/g, "");
  const title = ending === undefined || ending === "" ? page : titled(text.ending, page, { ending });
  const account = (words: Text, amount?: Cad): Account => ({
    id: file.fileId,
    fileId: file.fileId,
    title: words,
    amount,
  });
  const currency = documentCurrency(file);
  const balance = documentAmount(file, "closingBalance");
  if (assetsThatDoNotCount.has(documentText(file, "assetType") ?? "")) return account(titled(text.asset, title));
  if (
    lockedAccounts.has(documentText(file, "accountType")?.toLowerCase() ?? "") &&
    documentValue(file, "canWithdraw") !== true
  )
    return account(titled(text.locked, title));
  if (balance === undefined) return account(titled(text.noBalance, title));
  if (currency !== "CAD") return account(titled(text.currency, title, { currency }));
  return balance < 0 ? account(titled(text.overdrawn, title), cents(0)) : account(title, balance);
}
