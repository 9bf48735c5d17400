import { dateIn } from "../../fields/dateField.ts";
import { valueIn, type Found } from "../../fields/labelledValue.ts";
import { amountBy } from "../../fields/moneyField.ts";
import type { NumberStyle } from "../../fields/money/printedNumber.ts";
import type { Line } from "../../text/lines.ts";
import { plain } from "../../text/plainText.ts";
import { accountNumberIn } from "./accountFields.ts";
import { balanceBy } from "./statements/statementAmount.ts";

/**
 * Lines of a statement that name an account by its kind and number and by no label: "Everyday Chequing 004-771820". They begin
 * the part of an account, or stand in a list of all accounts with their balances.
 */
export type AccountHeading = {
  readonly line: Line;
  readonly number: string;
  /** A loan, a line of credit or a card: a debt, and no money that is held. */
  readonly isDebt: boolean;
  /** Whether amounts stand in the line: it is one of a list. */
  readonly isListed: boolean;
  /** The one amount of such a line. */
  readonly amount?: Found;
};

const money = new RegExp(
  [
    String.raw`chequing|checking|comptes?(?: de| d'| -|-)? ?cheques?|current$|current account|comptes? courants?`,
    String.raw`savings?|saver|epargne|livret`,
    String.raw`(?:term|fixed|time|notice|call|demand) deposit|deposit account|certificates? of deposit|term (?:investment|account)`,
    String.raw`depots? a (?:terme|vue)|comptes? de depot|gics?|guaranteed investment|cpg|placement garanti`,
    String.raw`tfsa|celi|fhsa|celiapp|rrsp|reer|resp|reee|money market|marche monetaire|investment account|comptes? de placement`,
  ]
    .map((words) => `\\b(?:${words})(?![a-z])`)
    .join("|"),
);
const debt =
  /\b(?:line of credit|loan|mortgage|credit|visa|mastercard|overdraft|marge de credit|pret|hypotheque|carte|decouvert)\b/;
/** Whether words name a loan, a line of credit or a card. */
export const isDebtName = (words: string): boolean => debt.test(words);
/** Words of transactions, of labels and of sentences: what has one is no heading. */
const otherWords =
  /\b(?:to|from|vers|transfers?|transferred|virements?|payments?|paiements?|total|opening|closing|balance|solde|type|kind|genre|rate|taux|fees?|frais|withdrawals?|retraits?|page|is|est|your|votre|vos|statement|releve|branch|transit|succursale|customer|client|reference|ref)\b/;
const mostWords = 8;
const longest = 120;

/** A line with its remark that the account goes on. */
const goesOn = /\s*\(?\b(?:continued|cont'd|cont\.|suite)\)?\s*$/;
const numberAtEnd =
  /^(?<name>.*?[a-z)].*?)[\s:(,-]+(?:(?:account|compte)\s)?(?:(?:no\b\.?|number|numero|n°|#|ending (?:in|with)|se terminant par|finissant par)[\s:]*)?(?<number>[a-z]{0,3}[\dx*•][\dx*•. -]*\d)\)?(?: \(?[a-z]{3}\)?)?$/;
const numberAtStart = /^(?<number>\d[\dx*•. -]*\d)[\s:,-]+(?<name>[a-z].*)$/;

/** Every such line outside the tables. */
export function headingsIn(lines: readonly Line[], style: NumberStyle): readonly AccountHeading[] {
  return lines.flatMap((line) => headingOf(line, style) ?? []);
}

function headingOf(line: Line, style: NumberStyle): AccountHeading | undefined {
  const whole = plain(line.text);
  if (whole.length > longest || !/\d/.test(whole) || !(money.test(whole) || debt.test(whole))) return undefined;
  const amounts = line.cells.flatMap((cell, index) => {
    const found =
      index > 0 && !isNumber(cell.text)
        ? valueIn(cell, balanceBy(style), { how: "right", start: 0, label: "" })
        : undefined;
    return found ? [found] : [];
  });
  const words = line.cells.filter((cell, index) => index === 0 || !amountBy(cell.text, style) || isNumber(cell.text));
  const text = plain(words.map((cell) => cell.text).join(" ")).replace(goesOn, "");
  const groups = (numberAtEnd.exec(text) ?? numberAtStart.exec(text))?.groups;
  const name = groups?.["name"]?.trim() ?? "";
  const number = groups?.["number"] ?? "";
  if (!groups || !isNumber(number) || !isName(name)) return undefined;
  const value = accountNumberIn(number, "")?.value;
  const [only] = amounts;
  if (value === undefined) return undefined;
  return {
    line,
    number: value,
    isDebt: debt.test(name),
    isListed: amounts.length > 0,
    ...(only && amounts.length === 1 ? { amount: only } : {}),
  };
}

const isName = (name: string): boolean =>
  (money.test(name) || debt.test(name)) &&
  !otherWords.test(name) &&
  name.split(" ").length <= mostWords &&
  !/\d{3}/.test(name);

/** No day, no year and no amount. */
function isNumber(printed: string): boolean {
  const text = printed.trim();
  const digits = text.replaceAll(/\D/g, "");
  const isMasked = /[x*•]/i.test(text);
  if (!/^[a-z]{0,3}[\dx*•][\dx*•. -]*\d$/i.test(text) || digits.length < (isMasked ? 3 : 4)) return false;
  return !(/^(?:19|20)\d\d$/.test(text) || /[.,]\d{2}$/.test(text) || dateIn(text));
}

/** A line that is the kind of an account and nothing else: "High Interest Savings". */
export function isBareHeading({ text }: Line): boolean {
  const simple = plain(text).trim().replace(goesOn, "");
  return (
    /^[a-z][a-z' +-]*$/.test(simple) &&
    isName(simple) &&
    !debt.test(simple) &&
    simple.split(" ").length <= mostBareWords
  );
}
const mostBareWords = 5;

const heldLabels = [
  /^\W*(?:your )?(?:current |present |account |book |ledger |market )?(?:balance|value)\b(?! (?:forward|brought|at maturity|on maturity))/,
  /^\W*(?:votre )?(?:solde|valeur)(?: (?:actuel(?:le)?|courant|comptable|marchande|du compte))?\b(?! (?:reporte|a l'echeance))/,
  /^\W*(?:principal|capital|amount (?:deposited|invested)|montant (?:depose|investi|place))\b/,
];

/** The balance of an account without transactions, beside a plain label: "Balance $10,000.00". Nothing where several differ. */
export function heldIn(lines: readonly Line[], style: NumberStyle): Found | undefined {
  for (const label of heldLabels) {
    const found = lines.flatMap(({ cells }) =>
      cells.flatMap((cell, index) => {
        const match = label.exec(plain(cell.text));
        if (!match) return [];
        const how = { how: "inline", start: match[0].length, label: cell.text } as const;
        const right = cells[index + 1];
        const value =
          valueIn(cell, balanceBy(style), how) ??
          (right && valueIn(right, balanceBy(style), { ...how, how: "right", start: 0 }));
        return value ? [value] : [];
      }),
    );
    const [first] = found;
    if (first) return found.every(({ value }) => value === first.value) ? first : undefined;
  }
  return undefined;
}

/** Whether any amount is printed in these lines. */
export const hasAmount = (lines: readonly Line[], style: NumberStyle): boolean =>
  lines.some(({ cells }) => cells.some(({ text }) => balanceBy(style)(text, "") !== undefined));
