import type { UploadedDocument } from "../caseFile/uploadedDocument.ts";
import { accountId, documentsByAccount, type AccountDocument } from "../conditions/money/accountsOfFile.ts";
import type { PageSlug } from "../caseFile/vaultPlaces.ts";
import { type Cad, cents, writtenIn } from "../kernel/money.ts";
import { fill, type FillValue, type Text } from "../kernel/text.ts";
import {
  accountEnding,
  accountGroups,
  accountNumber,
  groupByAccount,
  parentOf,
  type Doubt,
} from "../conditions/money/accountFiles.ts";
import {
  byDay,
  documentAmount,
  documentCurrency,
  documentDay,
  statementDay,
} from "../conditions/money/documentValue.ts";
import { decimalsOf } from "../lists/money/currencies.ts";
import { isLockedForRetirement, isNoProofOfFunds } from "../conditions/money/provesNoFunds.ts";

/**
 * From documents to accounts: each account once, by its latest document (document 3 section 9.2). Which files show the same
 * account is decided in conditions/money/accountFiles.ts; in doubt the smaller sum is shown: statements without a number that
 * are of the same day with different balances are accounts of their own.
 */

export type Account = {
  readonly id: string;
  readonly title: Text;
  readonly amount: Cad | undefined;
  readonly fileId: string;
  /** Which account of its file, where that shows several. */
  readonly account?: string;
  /** Its amount is not known yet, and may count once it is. */
  readonly isOpen?: true;
  /** No exchange rate of its currency and day is loaded. */
  readonly lacksRate?: true;
  /** Nobody knows in which currency it is. */
  readonly lacksCurrency?: true;
};

export type TakenOut = Pick<Account, "id" | "title" | "fileId" | "account">;

/** A page of the vault that shows money, with the name of what stands on it. */
export type FundPage = { readonly page: PageSlug; readonly title: Text };

/** An amount in hundredths of a currency on a day, in Canadian dollars; nothing where no rate holds. */
export type InCad = (amount: number, currency: string | undefined, day: string) => Cad | undefined;

const onlyDollars: InCad = (amount, currency) => (currency === "CAD" ? cents(amount) : undefined);

export function accountsOf(
  documents: readonly UploadedDocument[],
  pages: readonly FundPage[],
  inCad: InCad = onlyDollars,
): readonly Account[] {
  const titles = new Map<string, Text>(pages.map(({ page, title }) => [page, title]));
  const files = documents.filter((document) => titles.has(document.documentId)).flatMap(documentsByAccount);
  const counted = files.filter((file) => !isExcluded(file, files));
  return accountGroups(counted).flatMap(({ files: group, doubt }) =>
    latestOf(group).map((file) => {
      const page = titles.get(file.documentId) ?? other;
      return doubt === undefined ? accountFrom(file, page, inCad) : notTold(file, page, doubt);
    }),
  );
}

/** Accounts that a person took out of the count, each once, by its latest document. */
export function takenOutOf(documents: readonly UploadedDocument[], pages: readonly FundPage[]): readonly TakenOut[] {
  const titles = new Map<string, Text>(pages.map(({ page, title }) => [page, title]));
  const files = documents
    .filter(({ documentId }) => titles.has(documentId))
    .flatMap(documentsByAccount)
    .filter(({ excludeFromAvailableFund }) => excludeFromAvailableFund === true);
  return groupByAccount(files).flatMap((group) =>
    latestOf(group).map((file) => ({
      ...identityOf(file),
      title: withEnding(file, titles.get(file.documentId) ?? other),
    })),
  );
}

/** Accounts that count for nothing until somebody says whose they are, each by its file. */
export const ofOtherNames = (
  documents: readonly UploadedDocument[],
  pages: readonly FundPage[],
  isUnsure: (document: UploadedDocument) => boolean,
): readonly Account[] =>
  documents.flatMap((file) => {
    const page = pages.find((one) => one.page === file.documentId);
    if (!page || file.excludeFromAvailableFund === true) return [];
    const title = titled(isUnsure(file) ? text.unsureName : text.otherName, withEnding(file, page.title));
    return [{ id: file.fileId, fileId: file.fileId, title, amount: undefined, isOpen: true as const }];
  });

const other: Text = { en: "Account", fr: "Compte" };

const identityOf = (file: AccountDocument): Pick<Account, "id" | "fileId" | "account"> => ({
  id: accountId(file),
  fileId: file.fileId,
  ...(file.accountInFile === undefined ? {} : { account: file.accountInFile }),
});

/** Taken out by the person or the lawyer; a piece without a number of its own goes out with the file it belongs to. */
function isExcluded(file: AccountDocument, files: readonly AccountDocument[]): boolean {
  if (file.excludeFromAvailableFund === true) return true;
  const parent = accountNumber(file) === undefined ? parentOf(file, files) : undefined;
  return parent?.excludeFromAvailableFund === true;
}

/** Of one account the latest document that names a balance; without numbers, different balances of that day are accounts of their own. */
function latestOf(group: readonly AccountDocument[]): readonly AccountDocument[] {
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

const text = {
  ending: { en: "{title}, number ending in {ending}", fr: "{title}, numéro se terminant par {ending}" },
  currency: {
    en: "{title}: not counted, it is in {currency} and no exchange rate is known",
    fr: "{title} : non compté, en {currency} et aucun taux de change n’est connu",
  },
  currencyNotKnown: {
    en: "{title}: not counted yet, its currency is not known",
    fr: "{title} : pas encore compté, sa devise n’est pas connue",
  },
  asset: {
    en: "{title}: not counted, this kind of asset does not prove funds",
    fr: "{title} : non compté, ce genre de bien ne prouve pas les fonds",
  },
  locked: {
    en: "{title}: not counted, retirement savings that cannot be withdrawn",
    fr: "{title} : non compté, épargne-retraite qui ne peut être retirée",
  },
  otherName: {
    en: "{title}: not counted, it names nobody of this case; open the document and say why it counts",
    fr: "{title}\u00A0: non compté, il ne nomme personne de ce dossier; ouvrez le document et dites pourquoi il compte",
  },
  unsureName: {
    en: "{title}: not counted yet, the name on it is not sure; open the document and confirm it",
    fr: "{title}\u00A0: pas encore compté, le nom qui y figure n’est pas sûr; ouvrez le document et confirmez-le",
  },
  noBalance: {
    en: "{title}: not counted yet, no closing balance was read",
    fr: "{title} : pas encore compté, aucun solde de clôture n’a été lu",
  },
  notTold: {
    en: "{title}: not counted yet, the digits that are shown fit {mayBeOf} of these accounts; type its full number on its page",
    fr: "{title} : pas encore compté, les chiffres montrés conviennent à {mayBeOf} de ces comptes; inscrivez son numéro complet sur sa page",
  },
  suffix: {
    en: "{title}: not counted yet, its number is that of another of these accounts without its end; type its full number on its page",
    fr: "{title}\u00A0: pas encore compté, son numéro est celui d’un autre de ces comptes sans sa fin; inscrivez son numéro complet sur sa page",
  },
  converted: { en: "{title} ({amount})", fr: "{title} ({amount})" },
  overdrawn: { en: "{title}: overdrawn, counted as zero", fr: "{title} : à découvert, compté comme zéro" },
} satisfies Record<string, Text>;

const titled = (sentence: Text, title: Text, values: Readonly<Record<string, FillValue>> = {}): Text =>
  fill(sentence, { ...values, title });

/** The name of the page with the last digits of the account, where they are known. */
function withEnding(file: AccountDocument, page: Text): Text {
  const ending = accountEnding(file);
  return ending === undefined ? page : titled(text.ending, page, { ending });
}

/** Nobody knows which account this is: counting it could count one of the others twice. */
const notTold = (file: AccountDocument, page: Text, doubt: Doubt): Account => ({
  ...identityOf(file),
  title:
    doubt === "suffix"
      ? titled(text.suffix, withEnding(file, page))
      : titled(text.notTold, withEnding(file, page), { mayBeOf: doubt.mayBeOf }),
  amount: undefined,
  isOpen: true,
});

function accountFrom(file: AccountDocument, page: Text, inCad: InCad): Account {
  const title = withEnding(file, page);
  const account = (words: Text, amount?: Cad): Account => ({
    ...identityOf(file),
    title: words,
    amount,
  });
  const currency = documentCurrency(file);
  const balance = documentAmount(file, "closingBalance");
  if (isNoProofOfFunds(file)) return account(titled(text.asset, title));
  if (isLockedForRetirement(file)) return account(titled(text.locked, title));
  if (balance === undefined) return { ...account(titled(text.noBalance, title)), isOpen: true };
  if (currency === undefined)
    return { ...account(titled(text.currencyNotKnown, title)), isOpen: true, lacksCurrency: true };
  const inDollars = inCad(balance, currency, documentDay(file));
  if (inDollars === undefined)
    return { ...account(titled(text.currency, title, { currency })), isOpen: true, lacksRate: true };
  if (balance < 0) return account(titled(text.overdrawn, title), cents(0));
  return account(
    currency === "CAD"
      ? title
      : titled(text.converted, title, { amount: writtenIn(balance, currency, decimalsOf(currency)) }),
    inDollars,
  );
}
