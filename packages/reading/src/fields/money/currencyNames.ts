import { currencyCodes } from "@boreal/domain/lists/money/currencies";
import { plain } from "../../text/plainText.ts";
import { meantBy, meantByName, unitPattern } from "./currencySigns.ts";
import { closingMark, numberPattern, plainMarks } from "./printedNumber.ts";

/** Which currencies a text names: by code, by name, or by a sign beside an amount. */

/** Full names in both languages, as the platform keeps them: Polish zloty, zloty polonais. */
const fullNames: readonly (readonly [string, string])[] = ["en", "fr"].flatMap((language) => {
  const names = new Intl.DisplayNames([language], { type: "currency", fallback: "none" });
  return [...currencyCodes].flatMap((code): (readonly [string, string])[] => {
    const name = names.of(code);
    return name === undefined ? [] : [[code, plain(name)]];
  });
});

/** Names that one currency alone has, and others in use. */
const shortNames: readonly (readonly [RegExp, string])[] = [
  [/\bcanadian dollars?\b|\bdollars? canadiens?\b/, "CAD"],
  [/\bu\.?s\.? dollars?\b|\bunited states dollars?\b|\bdollars? (?:us\b|americains?|des etats-unis)/, "USD"],
  [/\baustralian dollars?\b|\bdollars? australiens?\b/, "AUD"],
  [/\beuros?\b/, "EUR"],
  [/\bpounds? sterling\b|\blivres? sterling\b|\bsterling\b|\bbritish pounds?\b/, "GBP"],
  [/\bindian rupees?\b|\broupies? indiennes?\b/, "INR"],
  [/\bpakistani? rupees?\b/, "PKR"],
  [/\bnepal(?:ese|i)? rupees?\b/, "NPR"],
  [/\bsri lankan? rupees?\b/, "LKR"],
  [/\bmauriti(?:an|us) rupees?\b/, "MUR"],
  [/\bnairas?\b/, "NGN"],
  [/\brenminbi\b|\bchinese yuan\b/, "CNY"],
  [/\bz[lł]ot(?:y|ych|e)\b/, "PLN"],
  [/\bforints?\b/, "HUF"],
  [/\bringgits?\b/, "MYR"],
  [/\bhryvni?as?\b/, "UAH"],
  [/\btakas?\b/, "BDT"],
  [/\bcedis?\b/, "GHS"],
  [/\bkuwaiti dinars?\b/, "KWD"],
  [/\bjamaican dollars?\b/, "JMD"],
  [/\bsouth african rands?\b/, "ZAR"],
  [/\bkorean won\b/, "KRW"],
  [/\bjapanese yen\b/, "JPY"],
  [/\bbirrs?\b/, "ETB"],
  [/\bbahts?\b/, "THB"],
  [/\btenges?\b/, "KZT"],
  [/\bkwanzas?\b/, "AOA"],
  [/\bdalasis?\b/, "GMD"],
  [/\bquetzal(?:es)?\b/, "GTQ"],
  [/\blempiras?\b/, "HNL"],
  [/\bguaranies?\b/, "PYG"],
  [/\bgourdes?\b/, "HTG"],
  [/\bpesos? mexicanos?\b/, "MXN"],
  [/\bpesos? colombianos?\b/, "COP"],
  [/\bpesos? chilenos?\b/, "CLP"],
  [/\bpesos? argentinos?\b/, "ARS"],
  [/\breais\b|\breal brasileiro\b/, "BRL"],
  [/人民[币幣]/, "CNY"],
  [/美[元金]/, "USD"],
  [/港[币幣]/, "HKD"],
  [/加拿大元|加[币幣]/, "CAD"],
  [/欧元|歐元/, "EUR"],
  [/英[镑鎊]/, "GBP"],
  [/\bfranc(?:s)? suisses?\b|\bswiss francs?\b/, "CHF"],
];

const named = (text: string): readonly string[] => {
  const simple = plain(text);
  const short = shortNames.filter(([pattern]) => pattern.test(simple)).map(([, code]) => code);
  const full = fullNames
    .filter(([, name]) => name.length > 5 && simple.includes(name))
    // "Iraqi dinar" is no "Qi dinar": a name begins and ends where a word does.
    .filter(([, name]) => new RegExp(String.raw`(?<!\p{L})${escaped(name)}s?(?!\p{L})`, "u").test(simple));
  const longest = full.filter(([, name]) => !full.some(([, other]) => other !== name && other.includes(name)));
  return [...short, ...longest.map(([code]) => code)];
};
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Codes in capitals that stand as words. Those that are words besides say nothing in a sentence. */
const alsoWords = new Set("ALL ANG BAM CUP GEL LAK MAD MOP PEN SOS TOP TRY COP AMD NIO RON BOB MUR LSL STN".split(" "));
const codesIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\p{L}\d])[A-Z]{3}(?![\p{L}\d])/gu)]
    .map(([code]) => code)
    .filter((code) => currencyCodes.has(code));

/** A value that is nothing but a code or a sign: "PLN", "pln", "Rs.", "(KWD)". */
function alone(text: string): ReadonlySet<string> | undefined {
  const only = text.replace(/^[\s:(-]+/, "").replace(/[\s):;,-]+$/, "");
  return meantBy(only) ?? meantBy(text.trim()) ?? meantByName(plain(only));
}

// A letter and a hyphen before digits are those of a number of a file: E-20 417.
const beside = new RegExp(
  String.raw`(?:(?<![\p{L}\d])(?!\p{L}-)(?<before>(?:${unitPattern}\s?){1,2})[-()]{0,2}\s?|(?<![\d.,]))(?:${numberPattern})(?:\s?${closingMark}?\s?\(?(?<after>${unitPattern})(?![\p{L}\d]))?`,
  "gu",
);

/** What the signs and codes beside amounts in a text may stand for, one set for each amount. */
export function besideAmounts(text: string): readonly ReadonlySet<string>[] {
  return [...plainMarks(text).matchAll(beside)].flatMap(({ groups }) => {
    const before = groups?.["before"]?.trim() ?? "";
    const whole = meantBy(before);
    const after = groups?.["after"] ?? "";
    // Behind an amount with its currency such a letter multiplies: 35 lakhs, 250 thousand, 2.5 million. D is a debit,
    // and Tk. 12,000/= only ends so.
    const behind = after === "D" || (before !== "" && /^(?:[LKMB]|\/=)$/i.test(after)) ? "" : after;
    const units = [...(whole ? [before] : before.split(/\s+|(?<=[A-Z]{3})(?=\$)/)), behind];
    return common(units.flatMap((unit) => meantBy(unit) ?? [])) ?? [];
  });
}

/** What a label's value, a head or a sentence about all amounts may mean; nothing where it names no currency. */
export function currenciesNamed(text: string): ReadonlySet<string> | undefined {
  const only = alone(text);
  if (only) return only;
  const codes = codesIn(text);
  const sure = codes.filter((code) => codes.length === 1 || !alsoWords.has(code));
  const found = new Set([...sure, ...named(text)]);
  if (found.size > 0) return found;
  const signs = besideAmounts(text);
  if (signs.length > 0) return common(signs);
  const written = /(?<![\p{L}\d])(?:[$€£¥₹₦₱₩₫฿₽₴₸₺₪₨﷼]|[A-Z]{1,3}\$)/u.exec(plainMarks(text));
  return written ? meantBy(written[0]) : undefined;
}

/** What all of several may stand for together; empty where they contradict each other. */
export const common = (sets: readonly ReadonlySet<string>[]): ReadonlySet<string> | undefined => {
  const [first, ...others] = sets;
  return first && new Set([...first].filter((code) => others.every((one) => one.has(code))));
};
