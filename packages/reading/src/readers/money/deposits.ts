import { dateIn } from "../../fields/dateField.ts";
import { valueIn } from "../../fields/labelledValue.ts";
import { codeIn } from "../../fields/textField.ts";
import { maturityDay, purchaseDay } from "../../finder/money.ts";
import { depositAmounts } from "../../finder/topics/heldAmounts.ts";
import { labelledReader, type SoughtField } from "../labelledReader.ts";
import { letterDate } from "../letterDate.ts";
import { accountHolder } from "./accountHolder.ts";
import { accountNumber, accountType, accountTypeIn, bankName } from "./accountFields.ts";
import { heldAmount, heldMoney, inOwnText, sumInWords } from "./heldMoney.ts";
import { nameOf } from "../personName.ts";
import type { PageText } from "../reader.ts";

/** Money that is laid down for a time: what was paid in counts, never what it will have grown to. */

const paidIn = heldAmount(
  [
    /^\W*(?:current|present) (?:value|balance)/,
    /^\W*(?:principal|deposit(?:ed)?|invested|investment|initial|original|gic|fd|certificate|purchase|total|term deposit|fixed deposit)(?: (?:deposit|investment|principal))? (?:amount|sum|value|balance)/,
    /^\W*(?:amount (?:of (?:the )?)?(?:deposit(?:ed)?|invest(?:ed|ment)|principal|gic)|amount invested|amount deposited|principal(?=\W*(?::|$|\d|\.\.))|initial deposit|sum deposited)/,
    /^\W*(?:montant|somme) (?:du (?:depot|placement|capital|cpg)|place|investi|depose|verse|en capital|initial)(?:e?s?)?/,
    /^\W*(?:capital(?: investi| place| initial)?|depot initial|valeur actuelle|solde actuel)(?=\W*(?::|$|\d|\.\.))/,
  ],
  [
    new RegExp(
      `\\b(?:gic|certificate|deposit|investment)\\b[^.]{0,60}? (?:in the amount of|of|for|worth|valued at|totalling) ${sumInWords}`,
    ),
    new RegExp(`\\b(?:invested|deposited|purchased)\\b[^.\\d]{0,40}?${sumInWords}`),
    new RegExp(
      `\\b(?:cpg|certificat|depot|placement)\\b[^.]{0,60}? (?:d'un montant de|de|d'une valeur de|totalisant) ${sumInWords}`,
    ),
    new RegExp(`\\b(?:investi|depose|place|verse)\\b[^.\\d]{0,40}?${sumInWords}`),
  ],
);

const maturity: SoughtField = {
  name: "expiryDate",
  parse: dateIn,
  labels: [
    /^\W*(?:date of )?maturity(?: date)?(?! (?:amount|value|instruction|proceeds))/,
    /^\W*(?:matures on|due date|date due)/,
    /^\W*(?:date d'echeance|echeance|vient a echeance le)(?! (?:du paiement))/,
  ],
  sentences: [
    /\b(?:matures?|maturing) on (?<value>.{6,24}?)(?=[.;)]|,? and |, at |$)/,
    /\b(?:arrive|vient|venant|arrivant) a echeance le (?<value>.{6,24}?)(?=[.;)]| et |$)/,
  ],
};

/** The title of the paper says the kind of account. */
const isTermDeposit: SoughtField = {
  ...accountType,
  otherwise: (pages) =>
    pages
      .flatMap(({ lines }) => lines)
      .flatMap(({ cells }) => cells)
      .flatMap((cell) => valueIn(cell, accountTypeIn, { how: "inline", start: 0, label: "" }) ?? [])
      .find(({ value }) => value === "termDeposit"),
};

/** Below it only the place of a name speaks. */
const fromWords = 0.72;

async function whoseAndHowMuch(pages: readonly PageText[]) {
  const lines = pages.flatMap((page) => page.lines);
  // A letter about one deposit goes to whose it is.
  const found = await accountHolder(pages);
  const holder =
    found && (found.checked || found.confidence >= fromWords) ? found : ((await nameOf(lines, pages)) ?? found);
  return { ...(holder ? { accountHolderName: holder } : {}), ...(await heldMoney(pages, paidIn, depositAmounts)) };
}

const withLetters = codeIn(4);

/** Digits in groups, as those of accounts, or behind letters: TD-440918. */
const depositNumber: SoughtField = {
  ...accountNumber,
  isSureInOwnTextOnly: true,
  parse: (text, label) =>
    /^\W*[A-Z]{1,4}[-/]\d/.test(text) ? withLetters(text, label) : accountNumber.parse(text, label),
  labels: [
    /^\W*(?:fixed deposit|term deposit|deposit|fd|fdr|gic|certificate|investment|receipt)(?: account| receipt| certificate)? ?(?:number|no\b\.?|#)/,
    /^\W*(?:numero|no\b\.?|n°)\W{0,2}(?:du |de )?(?:depot(?: a terme)?|certificat|cpg|placement)/,
    ...(accountNumber.labels ?? []),
  ],
};

const issuer: SoughtField = { ...bankName, isSureInOwnTextOnly: true };

/** Receipts and certificates of fixed and term deposits. */
export const fixedDeposit = labelledReader({
  documentType: "FixedDeposit",
  fields: [depositNumber, isTermDeposit, issuer, maturity],
  finds: [maturityDay],
  besides: whoseAndHowMuch,
  always: inOwnText("accountHolderName", "closingBalance"),
});

/** What a Canadian bank says of a guaranteed investment certificate. */
export const investmentCertificate = labelledReader({
  documentType: "GIC",
  fields: [
    depositNumber,
    issuer,
    {
      name: "issueDate",
      parse: dateIn,
      labels: [
        /^\W*(?:date of (?:purchase|investment|deposit)|purchase date|date purchased|investment date)/,
        /^\W*date (?:d'achat|du placement|du depot)/,
        /^\W*(?:date of issue|issue date|date issued|date (?:de delivrance|d'emission))/,
      ],
      orElse: letterDate,
    },
  ],
  finds: [purchaseDay],
  besides: whoseAndHowMuch,
  always: inOwnText("accountHolderName", "closingBalance", "issueDate"),
});
