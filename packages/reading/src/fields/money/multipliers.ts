import { currencyCodes } from "@boreal/domain/lists/money/currencies";
import { meantBy, unitPattern } from "./currencySigns.ts";

/** Words and letters behind an amount, or words at the head of a table, that say how many times it is to be taken. */

const ends = String.raw`(?![\p{L}\d])\.?`;
const word = (words: string): RegExp => new RegExp(`^(?:${words})${ends}`, "iu");

const times: readonly (readonly [RegExp, number])[] = [
  [word("k|thousands?|mille|milliers?|tsd|tausend|тыс|тысяч[аи]?|ribu"), 3],
  [word("lakhs?|lacs?|लाख|লাখ|লক্ষ"), 5],
  [word("millions?|millones|milh[oõ]es|mln|mio|mn|juta|млн"), 6],
  [word("crores?|करोड़|কোটি"), 7],
  [word("bn|milliards?|mrd|md|mld|млрд"), 9],
];
/** What means one thing in one country and another in the next, or is no word of many papers: an amount with it is not read. */
const unsure = new RegExp(
  [
    String.raw`^(?:m(?!\. ?n\b)|mm|mill|mios?|mns|kk|b|bln|bns|t|tn|trn|billions?|trillions?|arab|kharab|hundred|grand|cents? mille)(?![\p{L}\d])`,
    String.raw`^[万萬億亿만억千천百백十]`,
    `^(?:${[
      "tys|tysi[aą]c[ey]?|tis|tis[ií]ce?|tusen|tusind|duizend|ezer|mii|mila|hiljad[ae]|тис|χιλ|χιλιάδες|हजार|हज़ार|হাজার|พัน|rb|nghìn|ngàn|bin",
      "milj|milioane|milion[yiów]*|mili[oó]n[yů]?|miljon(?:er)?|miljoen|milyon|millió|jt|triệu|trieu|tr|mkr|mnkr|milyar|miliard[yiów]*|tỷ|ty|ล้าน",
      "ألف|الف|آلاف|مليون|ملايين|مليار|هزار|میلیون|میلیارد|لاکھ|کروڑ",
      "lpa|mil|e ?ft|mft|t\\.? ?kr",
    ].join("|")})${ends}`,
  ].join("|"),
  "iu",
);
/** TEUR, kCHF, MUSD: thousands or millions of a currency. */
const ofCurrency = /^(?:[kt]|m|mn)(?<code>[A-Z]{3}|€)(?![\p{L}\d])/iu;
/** A thousand where Spanish or Portuguese is spoken, a million elsewhere. */
const thousandOfPesos =
  /^mil (?:de )?(?:pesos|soles|reais|euros|d[oó]lares|bol[ií]vares|quetzales|lempiras|guaran[ií]es|col[oó]nes|meticais|kwanzas)(?!\p{L})/iu;
const ofPesos = new Set("BRL MXN COP ARS CLP PEN UYU PYG DOP GTQ BOB CRC HNL NIO VES MZN AOA CVE".split(" "));
/** Lakhs and crores by their first letters, where money is counted in them. L is a currency besides, and CR a credit. */
const lakhs = /^(?:l|ls|lks?|lkhs?)(?![\p{L}\d'’])\.?/iu;
const crores = /^crs?(?![\p{L}\d])\.?/iu;
const thousands = /^K(?![\p{L}\d])/u;
const countedInLakhs = ["INR", "PKR", "NPR", "BDT"];

/** Few digits, without groups: 35, 2.5, 12.75. What is written out in full takes no letter that multiplies. */
export const isShort = (digits: string): boolean => /^\d{1,3}(?:[.,]\d{1,3})?$/.test(digits);

export type Times = { readonly zeros: number; readonly length: number };
/** The digits of an amount, and the currency printed before them. */
export type Printed = { readonly digits: string; readonly unit: string };

/** The word that stands right behind an amount; `refused` where it may mean several things, nothing where none stands there. */
export function timesBehind(rest: string, printed: Printed): Times | "refused" | undefined {
  const gap = /^[ -]{0,2}/.exec(rest)?.[0].length ?? 0;
  const text = rest.slice(gap);
  const letters = lakhs.exec(text) ?? crores.exec(text);
  if (letters) {
    const zeros = zerosOf(text, letters[0], printed);
    return typeof zeros === "number" ? { zeros, length: gap + letters[0].length } : zeros;
  }
  // "1,250.00 K" may be kwachas or kinas.
  if (thousands.test(text) && printed.unit === "" && !isShort(printed.digits)) return "refused";
  if (thousandOfPesos.test(text) || (/^mil(?![\p{L}.])/iu.test(text) && isOfPesos(printed.unit)))
    return { zeros: 3, length: gap + 3 };
  for (const [pattern, zeros] of times) {
    const found = pattern.exec(text);
    if (!found) continue;
    const isPlain = wholeDigits(printed.digits) <= mostDigits && !goesOn.test(text.slice(found[0].length));
    return isPlain ? { zeros, length: gap + found[0].length } : "refused";
  }
  const code = ofCurrency.exec(text)?.groups?.["code"]?.toUpperCase() ?? "";
  return unsure.test(text) || code === "€" || currencyCodes.has(code) ? "refused" : undefined;
}

/** "25 lakh 50 thousand", "1 crore and 25 lakhs", "25 lakh 50,000": the sum of two, and no word alone multiplies it. */
const goesOn =
  /^[\s,]*(?:and |& |et )?\d[\d.,]*\s?(?:thousands?|lakhs?|lacs?|crores?|hundred|k|mille|тыс)(?![\p{L}\d])|^ (?:and |& |et )?\d{1,3}(?:,\d{2,3})+(?![\d.,]*\s?%)/iu;
/** "25,00,000 lakhs" says twice how many there are. */
const mostDigits = 5;
const wholeDigits = (digits: string): number => digits.replace(/[.,]\d{1,2}$/, "").replaceAll(/\D/g, "").length;

/** A sign of several countries as well, where all of them that are meant count so. */
const isOfPesos = (unit: string): boolean => {
  const meant = unit.split(/\s+/).flatMap((one) => [...(meantBy(one) ?? [])]);
  return meant.length > 0 && meant.every((code) => ofPesos.has(code));
};

function zerosOf(text: string, letters: string, { digits, unit }: Printed): number | "refused" | undefined {
  const behind = unitBehindLetters.exec(text.slice(letters.length))?.[1] ?? "";
  const units = [unit, behind].filter((one) => one !== "");
  const isInLakhs = units.some((one) => countedInLakhs.some((code) => meantBy(one)?.has(code)));
  if (lakhs.test(text)) {
    if (isInLakhs) return isShort(digits) ? 5 : "refused";
    return units.length === 0 && !isShort(digits) && /^l\b/i.test(text) ? undefined : "refused";
  }
  if (/^crs/i.test(text)) return isInLakhs && isShort(digits) ? 7 : "refused";
  if (!isShort(digits) || Number(digits.replace(",", ".")) === 0) return undefined;
  const hasCents = /[.,]\d\d$/.test(digits);
  if (isInLakhs) return hasCents ? "refused" : 7;
  return units.length > 0 || hasCents ? undefined : "refused";
}
const unitBehindLetters = new RegExp(String.raw`^\s?(${unitPattern})(?![\p{L}\d])`, "u");

/** Whether a short amount such as 2.50 stands before CR: on a statement a credit, elsewhere it may be crores. */
export const mayBeCrores = (amount: string, rest: string): boolean =>
  /^\s{0,2}crs?\b/i.test(rest) && isShort(/\d[\d.,]*$/.exec(amount)?.[0] ?? "");

/** A plain number with its point moved to the right, without a rounding: 2.5 and 5 make 250000. */
export function shifted(value: string, zeros: number): string {
  const [units = "0", decimals = ""] = value.split(".");
  const moved = `${units}${decimals.slice(0, zeros).padEnd(zeros, "0")}`;
  const left = decimals.slice(zeros);
  return `${String(BigInt(moved))}${/[1-9]/.test(left) ? `.${left.padEnd(2, "0")}` : ""}`;
}

const scale = String.raw`(?:thousands?|lakhs?|lacs?|crores?|millions?|milliers?(?: de \p{L}+)?|mille|tausend|tsd|mln|mio|mn|bn|miles(?: de \p{L}+)?|millones|milhares|milh[oõ]es|tys|tis|ribuan|jutaan|тыс|тысячах|млн|'?000s?)`;
const inWords = "one|two|three|four|five|six|seven|eight|nine|ten|un|deux|trois|cinq|sept|huit|neuf|dix";
const tableHead = new RegExp(
  [
    String.raw`(?<!\p{L})(?:in|en|em|w|v|dalam|в|у)(?: [\p{L}$€£₹.]{1,12}){0,2}? ?${scale}(?![\p{L}\d])`,
    String.raw`\((?!(?:${inWords})\b)(?:[\p{L}$€£₹.]{1,5} ?)?(?:'000s?|000s|${scale})\)`,
    String.raw`[$€£₹] ?'?000s?\b(?!\d|[.,]\d)`,
    String.raw`\b[a-z]{2,3}\.? ?'000`,
    // "Loan amount ₹ Lakhs", "Rs. Crores": between the two there is no number.
    String.raw`(?:[$€£₹]|(?<!\p{L})(?:rs|inr|pkr|npr|bdt|lkr|usd|eur|cad|gbp|ngn|aed|cny|rmb)\.?)[ /]?(?:lakhs?|lacs?|crores?|thousands?|millions?|mn|mio|mln)(?![\p{L}\d])`,
    String.raw`(?<!\p{L})(?:in|en) [tkm](?:eur|usd|chf|gbp|cad)(?![\p{L}\d])`,
    String.raw`(?<!\d ?)(?:тыс|млн)\. ?(?:руб|₽|тенге|грн|сом)|(?<!\d ?)ezer ft`,
    String.raw`(?<!\d ?)[万億亿萬千百천만억백]+ ?(?:元|円|원)`,
  ].join("|"),
  "iu",
);

/** Whether a paper says at a head or in a sentence that its amounts are to be taken many times; "(two million)" says one of them in words. */
export const saysTimes = (text: string): boolean => tableHead.test(text);
