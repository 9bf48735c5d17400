import { decimalsOf } from "@boreal/domain/lists/money/currencies";
import { currencyOfCountry } from "@boreal/domain/lists/money/currencyOfCountry";
import { besideAmounts, common, currenciesNamed } from "../../fields/money/currencyNames.ts";
import { saysTimes } from "../../fields/money/multipliers.ts";
import { markOf, type NumberStyle } from "../../fields/money/printedNumber.ts";
import { labelledValue, type Found, type Parse } from "../../fields/labelledValue.ts";
import type { ReadField } from "../../reading.ts";
import type { Cell, Line } from "../../text/lines.ts";
import { plain } from "../../text/plainText.ts";
import { checkedField } from "../checkedField.ts";
import type { PageText } from "../reader.ts";
import { isOwnText } from "./accountFields.ts";
import { issuerCountry } from "./issuerCountry.ts";
import { printedDigits } from "./statements/statementAmount.ts";
import { columnsIn } from "./statements/statementColumns.ts";
import { dayAtStart } from "./statements/statementDates.ts";

/**
 * The currency of a paper. What is printed beside a label wins over everything, then a sentence about all amounts, heads of columns
 * and what stands beside the amounts themselves. A sign of several countries is settled by the country of the bank or school alone;
 * words of transactions never say anything. Where nothing settles it, there is none: a person is asked.
 */

const labels = [
  /^\W*(?:account |a\/c |acct\.? |base |reporting |statement |transaction |deposit |loan |fee )?(?:currency|ccy)(?: code| type| of (?:the )?(?:account|a\/c))?(?![a-z])/,
  /^\W*(?:devise|monnaie)(?: (?:du|de|de tenue du) (?:compte|pret|depot))?(?![a-z])/,
  /^\W*(?:konto)?wahrung(?![a-z])/,
  /^\W*(?:moneda|moeda|valuta|divisa|waluta|mena|valiuta|valuutta|penznem|para birimi|doviz cinsi|mata uang|loai tien|валюта|νομισμα)(?![\p{L}])/u,
  /^[^\p{L}]*(?:币种|货币|幣別|幣種|貨幣|通貨|통화|العملة|عملة|ارز|मुद्रा|মুদ্রা|สกุลเงิน)/u,
];
const sentence =
  /(?:amounts?|figures|balances|fees|values|montants?|soldes?|sommes|frais|chiffres)[^.\n]{0,40}? (?:(?:are|is|shown|stated|expressed|quoted|given|sont|exprimee?s|indiquee?s|libellee?s|affichee?s) )+(?:in|en) (?<named>[^.\n]{2,40})/i;

/** A line, or a sentence of one, that says nothing but the currency: "All amounts in Canadian dollars (CAD)", "(in EUR)". */
const whatIsIn = String.raw`(?:all |the |tous les |toutes les |les )?(?:amounts?|figures|values|balances|sums|transactions|statement|account(?: statement)?|montants?|soldes?|sommes|chiffres|valeurs|releve(?: de compte)?|compte)(?: (?:are|is|shown|stated|sont|affiches|indiques))?`;
const howIn = String.raw`expressed|stated|shown|quoted|denominated|exprime(?:e?s?)?|libelle(?:e?s?)?`;
const bare = new RegExp(
  String.raw`^[^\p{L}]*(?:(?:(?:${whatIsIn}|${howIn}) |(?<=\())(?:in|en) )(?<named>.{2,40}?)[^\p{L}]*$`,
  "u",
);
const sentences = /(?<=[\p{L}\d)]{2})[.;]\s+/u;
const codeOrName = /(?<!\p{L})[A-Z]{3}(?!\p{L})|\p{L}{4}/u;

/** Rows begin with their day, or stand below the head of a table with an amount at their end. */
const isRow = (line: Line): boolean => {
  const [first] = line.cells;
  return first !== undefined && dayAtStart(first.text) !== undefined && line.cells.length > 2;
};

type Meant = { readonly codes: ReadonlySet<string>; readonly found?: Found };

const anyCurrency: Parse = (text) => {
  const value = text.trim();
  const meant = value.length > 60 ? undefined : currenciesNamed(value);
  return meant && { value: [...meant].join(" "), from: 0, to: text.length };
};

const codesOf = (value: string): ReadonlySet<string> => new Set(value.split(" ").filter((code) => code !== ""));

/** A label whose value names no currency that is known: what the country of the bank suggests is not what is printed. */
const isNamedUnknown = (lines: readonly Line[]): boolean =>
  labelledValue(lines, labels, (text) =>
    /\p{L}{3}/u.test(text) ? { value: text, from: 0, to: text.length } : undefined,
  ) !== undefined;

/** Beside labels: all of them have to agree. */
function labelled(lines: readonly Line[]): Meant | undefined {
  const found = labelledValue(lines, labels, anyCurrency);
  if (!found) return undefined;
  const others = lines.flatMap((line, index) => {
    const isLabel = line.cells.some(({ text }) => labels.some((label) => label.test(plain(text))));
    const other = isLabel ? labelledValue(lines.slice(index, index + 3), labels, anyCurrency) : undefined;
    return other ? [codesOf(other.value)] : [];
  });
  const codes = common([codesOf(found.value), ...others]);
  return { codes: codes ?? new Set(), found };
}

function inSentence(lines: readonly Line[]): Meant | undefined {
  const text = lines.map((line) => line.text).join(" ");
  const named = sentence.exec(text)?.groups?.["named"];
  const codes = named === undefined ? undefined : currenciesNamed(named);
  return codes && { codes };
}

function bareSentence(lines: readonly Line[]): Meant | undefined {
  const said = lines.flatMap(({ cells }) =>
    cells.flatMap(({ text }) =>
      text.split(sentences).flatMap((one) => {
        const named = bare.exec(plain(one))?.groups?.["named"] ?? "";
        // As it is printed: a code counts in capitals alone.
        const printed = named === "" ? "" : one.slice(plain(one).lastIndexOf(named));
        const codes = codeOrName.test(printed) ? currenciesNamed(printed) : undefined;
        return codes?.size === 1 ? [codes] : [];
      }),
    ),
  );
  const codes = common(said);
  return codes && { codes };
}

/** At the head of a table: Amount (PLN), Balance in EUR, Withdrawals ($). */
function inHeads(lines: readonly Line[]): readonly ReadonlySet<string>[] {
  const heads = lines.filter((line) => columnsIn(line) !== undefined || isMoneyHead(line));
  return heads.flatMap(({ cells }) => cells.flatMap(({ text }) => inHead(text) ?? []));
}
const moneyHead =
  /\b(?:amount|balance|withdrawals?|deposits?|debits?|credits?|montants?|solde|retraits?|depots?|betrag|saldo|importe|kwota)\b/;
const isMoneyHead = (line: Line): boolean =>
  !/\d/.test(line.text) && line.cells.filter(({ text }) => moneyHead.test(plain(text))).length > 1;
function inHead(text: string): ReadonlySet<string> | undefined {
  const named = /\(([^)]{1,12})\)|\b(?:in|en) ([\p{L}$]{1,6})$|(?<![\p{L}])([A-Z]{3})$/u.exec(text);
  const written = named?.[1] ?? named?.[2] ?? named?.[3];
  return written !== undefined && moneyHead.test(plain(text)) ? currenciesNamed(written) : undefined;
}

const touches = (line: Line, { page, box }: Pick<ReadField, "page" | "box">): boolean =>
  line.page === page && line.cells.some(({ words }) => words.some((word) => Math.abs(word.box[1] - box[1]) < 0.004));

/** A sentence goes on in the next line, between an amount and its currency too. */
const sentenceLength = 40;
function besideAmount(lines: readonly Line[], amount: Pick<ReadField, "page" | "box">): readonly ReadonlySet<string>[] {
  return lines.flatMap((line, index) => {
    if (!touches(line, amount)) return [];
    const [before, after] = [lines[index - 1], lines[index + 1]];
    const isSentence = line.cells.length === 1 && line.text.length > sentenceLength;
    const goesOn = after?.cells.length === 1 && after.page === line.page;
    const wentOn = before?.cells.length === 1 && before.page === line.page && before.text.length > sentenceLength;
    // Of a short last line the sentence stands above it.
    const text = [wentOn ? before.text : "", line.text, isSentence && goesOn ? after.text : ""].join(" ");
    return besideAmounts(text);
  });
}

/** Cells that are an amount with its currency and nothing else, wherever they stand. */
const amountCells = (lines: readonly Line[]): readonly Cell[] =>
  lines.flatMap(({ cells }) => cells.filter(({ text }) => printedDigits(text) !== undefined));

const otherDollars =
  /\b(?:US|U\.S\.|American|Canadian|Australian|Hong Kong|Singapore|New Zealand) dollars?\b|dollars? (?:américains?|canadiens?|australiens?)|(?<![A-Z])(?:USD|CAD|AUD|HKD|SGD|NZD|MXN)(?![A-Z])/gi;

type Paper = { readonly codes: ReadonlySet<string>; readonly found?: Found; readonly isPrinted: boolean };

function paperCurrency(pages: readonly PageText[], amount: Pick<ReadField, "page" | "box"> | undefined): Paper {
  const every = pages.flatMap((page) => page.lines);
  const lines = every.filter((line) => !isRow(line));
  const country = issuerCountry(pages, lines);
  const ofCountry = country === undefined ? undefined : currencyOfCountry(country);
  const named = labelled(lines) ?? inSentence(lines) ?? bareSentence(lines);
  if (named) return settled(named, ofCountry);
  const signs = [
    ...inHeads(lines),
    ...(amount ? besideAmount(lines, amount) : []),
    ...(amount ? every.filter((line) => isRow(line) && touches(line, amount)).flatMap(rowSigns) : []),
    ...amountCells(every).flatMap(({ text }) => besideAmounts(text)),
  ];
  const codes = common(signs);
  const others = lines
    .flatMap(({ text }) => text.match(otherDollars) ?? [])
    .flatMap((one) => currenciesNamed(one) ?? []);
  // Who names another dollar somewhere may mean that one by the bare sign, or without any.
  const mayBeOther = others.some((one) => ofCountry === undefined || !one.has(ofCountry));
  if (codes !== undefined) return settled({ codes }, mayBeOther ? undefined : ofCountry);
  const isOpen = ofCountry === undefined || mayBeOther || isNamedUnknown(lines);
  return { codes: new Set(isOpen ? [] : [ofCountry]), isPrinted: false };
}

/** Of a row only what is an amount: the words of a transaction say nothing of the account. */
const rowSigns = ({ cells }: Line): readonly ReadonlySet<string>[] =>
  cells.filter(({ text }) => printedDigits(text) !== undefined).flatMap(({ text }) => besideAmounts(text));

/** A sign of several countries is the one of the country whose paper it is. */
function settled({ codes, found }: Meant, ofCountry: string | undefined): Paper {
  const own = ofCountry !== undefined && codes.size > 1 && codes.has(ofCountry) ? new Set([ofCountry]) : codes;
  return { codes: own, isPrinted: true, ...(found ? { found } : {}) };
}

/** The currency of a paper with this amount, as a field; nothing where nobody can tell. */
export async function currencyOf(
  pages: readonly PageText[],
  amount: ReadField | undefined,
): Promise<ReadField | undefined> {
  if (!amount) return undefined;
  const { codes, found, isPrinted } = paperCurrency(pages, amount);
  const [code] = codes;
  if (code === undefined || codes.size !== 1) return undefined;
  if (found) {
    const sameAgain: Parse = (text) => {
      const again = anyCurrency(text, "");
      return again && codesOf(again.value).has(code) ? { ...again, value: code } : undefined;
    };
    return checkedField({ ...found, value: code }, pages, sameAgain);
  }
  const { page, box, confidence } = amount;
  return {
    value: code,
    page,
    box,
    confidence: isPrinted ? confidence : Math.min(confidence, 0.5),
    ...(isPrinted && isOwnText(pages, page) ? { checked: "textLayer" } : {}),
  };
}

/** Fewest amounts of three digits behind a mark that show them to be decimals, where nothing else is printed. */
const fewest = 3;
const styles = new WeakMap<readonly PageText[], NumberStyle>();

/** How the amounts of a paper are written: by those that are plain, and by the decimals of its currency. */
export function styleOf(pages: readonly PageText[]): NumberStyle {
  const before = styles.get(pages);
  if (before) return before;
  const digits = amountCells(pages.flatMap(({ lines }) => lines)).flatMap(({ text }) => printedDigits(text) ?? []);
  const { codes } = paperCurrency(pages, undefined);
  const most = [...codes].map(decimalsOf);
  const decimals = most.length > 0 ? Math.max(...most) : undefined;
  const style = { mark: markOf(digits) ?? markOfThree(digits, codes), decimals };
  styles.set(pages, style);
  return style;
}

/** In Iraq nobody prints the three decimals that the dinar has on paper. */
function markOfThree(digits: readonly string[], codes: ReadonlySet<string>): "." | "," | undefined {
  const [code = ""] = codes;
  if (codes.size !== 1 || decimalsOf(code) !== 3 || code === "IQD") return undefined;
  const marks = digits.map((one) => /^\d{1,3}([.,])\d{3}$/.exec(one)?.[1]);
  const isEvery = marks.length >= fewest && marks.every((mark) => mark !== undefined && mark === marks[0]);
  return isEvery ? (marks[0] === "." ? "." : ",") : undefined;
}

/** Whether a head or a sentence says that amounts are to be taken many times: none of them is read then. */
export const isInThousands = (pages: readonly PageText[]): boolean =>
  pages.some(({ lines }) => lines.some((line) => !isRow(line) && saysTimes(line.text)));
