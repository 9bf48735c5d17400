import {
  articles,
  articlesInNames,
  countingWords,
  isMultiple,
  joinsNames,
  looseDays,
  monthWords,
  namesNobody,
  openers,
  ordinalWords,
} from "./statedWords.ts";

/** What a text states that can be held against a case: names and places, numbers, days and sums, as they are written in it. */
export type StatedKind = "name" | "number" | "date" | "sum" | TurnedKind;
/** A “not” that what Boreal wrote does not have, or one that is lost (`negation.ts`). */
type TurnedKind = "denied" | "notDenied";
export type Stated = {
  readonly kind: StatedKind;
  readonly said: string;
  /** The same thing in other words has the same key: $4,000 and 4 000 $. */
  readonly key: string;
};

/** Text in which what was read is taken out, so that nothing is read twice; its length stays. */
class Remaining {
  text: string;
  readonly found: Stated[] = [];

  constructor(text: string) {
    this.text = text;
  }

  take(pattern: RegExp, to: (match: RegExpExecArray, before: string) => Omit<Stated, "said"> | undefined): void {
    for (const match of this.text.matchAll(pattern)) {
      const before = this.text.slice(0, match.index);
      const stated = to(match, before);
      if (!stated) continue;
      this.found.push({ ...stated, said: match[0].trim().replace(/[.,;:!?)]+$/u, "") });
      this.text = before + "|".repeat(match[0].length) + this.text.slice(match.index + match[0].length);
    }
  }
}

/** One sign for each kind of space and apostrophe. */
const even = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/[\u00A0\u202F\u2009]/gu, " ")
    .replaceAll("\u2019", "'");

const number = String.raw`\d{1,3}(?:[ ,.']\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?`;
/** 1,234.50 and 1 234,50; a point before three digits groups them. */
function valueOf(written: string): number {
  const bare = written.replaceAll(/[ ']/gu, "");
  const [, whole = bare, decimals = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(bare) ?? [];
  return Number(`${whole.replaceAll(/\D/gu, "")}.${decimals || "0"}`);
}

const months = monthWords.join("|");
const monthNumber = (name: string): number => 1 + (monthWords.indexOf(name) % 12);
const dayKey = (year: string | undefined, month: string | number, day: string | undefined): string =>
  [year ?? "*", String(Number(month)), day === undefined ? "*" : String(Number(day))].join("-");
const edge = String.raw`(?<![\p{L}\d])`;
const end = String.raw`(?![\p{L}\d])`;
const pattern = (source: string) => new RegExp(`${edge}(?:${source})${end}`, "gu");

function takeDays(left: Remaining): void {
  left.take(pattern(String.raw`(\d{4})-(\d{2})(?:-(\d{2}))?`), ([, year, month = "", day]) => ({
    kind: "date",
    key: dayKey(year, month, day),
  }));
  left.take(
    pattern(String.raw`(\d{1,2})(?:st|nd|rd|th|er|e)?(?: of)? (${months})(?:,? (\d{4}))?`),
    ([, day, month = "", year]) => ({ kind: "date", key: dayKey(year, monthNumber(month), day) }),
  );
  left.take(
    pattern(String.raw`(${months}) (\d{1,2})(?:st|nd|rd|th)?(?!\d)(?:,? (\d{4}))?`),
    ([, month = "", day, year]) => ({ kind: "date", key: dayKey(year, monthNumber(month), day) }),
  );
  left.take(pattern(String.raw`(${months})(?:,? (\d{4}))?`), ([, month = "", year], before) => {
    // “May I” and “March on” are no months.
    const isOpen = year === undefined && /^(?:May|March)$/u.test(month);
    if (isOpen && !/\b(?:in|of|since|until|by|from|early|late|mid|to|and|before|after|during)[ -]$/u.test(before))
      return undefined;
    return { kind: "date", key: dayKey(year, monthNumber(month), undefined) };
  });
  left.take(looseDays, ([said]) => ({ kind: "date", key: said.toLowerCase() }));
}

const signs = String.raw`CAN ?\$|CA ?\$|C\$|US ?\$|[$€£₹₦¥]`;
const codes = "CAD|USD|EUR|GBP|INR|NGN|CNY|JPY|PHP|MXN|BRL|KWD|AED|PKR|IRR|CHF|AUD";
const named = String.raw`dollars?(?: canadiens| américains)?|euros?|roupies?|rupees?|nairas?|livres sterling|pounds|pesos?|yuans?`;
const currencies: readonly (readonly [RegExp, string])[] = [
  [/^(?:us ?\$|usd|dollars? américains)$/u, "usd"],
  [/^(?:can ?\$|ca ?\$|c\$|\$|cad|dollars?(?: canadiens)?)$/u, "cad"],
  [/^(?:€|eur|euros?)$/u, "eur"],
  [/^(?:£|gbp|pounds|livres sterling)$/u, "gbp"],
  [/^(?:₹|inr|roupies?|rupees?)$/u, "inr"],
  [/^(?:₦|ngn|nairas?)$/u, "ngn"],
];
const currencyOf = (written: string): string => {
  const said = written.trim().toLowerCase();
  return currencies.find(([is]) => is.test(said))?.[1] ?? said.replace(/s$/u, "");
};

function takeSums(left: Remaining): void {
  const sum = (written: string, currency: string): Omit<Stated, "said"> => ({
    kind: "sum",
    key: `${valueOf(written)} ${currencyOf(currency)}`,
  });
  left.take(
    new RegExp(String.raw`(?<![\p{L}\d$])(${signs}|${codes}) ?(${number})(?: (${codes})${end})?`, "gu"),
    ([, before = "", written = "", after]) => sum(written, after ?? before),
  );
  left.take(
    new RegExp(
      String.raw`${edge}(${number}) ?(?:(?:${signs})(?: ?(?:${codes}|CA|US))?|(?:${codes}|${named})${end})`,
      "gu",
    ),
    ([all, written = ""]) =>
      sum(
        written,
        all
          .slice(written.length)
          .replace(/^ ?\$ ?(?=[A-Z])/u, "")
          .replace(/^(CA|US)$/u, "$1$"),
      ),
  );
}

/** Twenty-one, four thousand, quatre-vingt-dix. */
function countedBy(words: readonly string[]): number {
  let [whole, current] = [0, 0];
  for (const word of words) {
    const value = countingWords.get(word) ?? 0;
    if (value === 100) current = Math.max(current, 1) * 100;
    else if (isMultiple(value)) [whole, current] = [whole + Math.max(current, 1) * value, 0];
    else if (value === 20 && current % 100 === 4) current += 76;
    else current += value;
  }
  return whole + current;
}

const alternation = (words: Iterable<string>): string =>
  [...words].toSorted((one, other) => other.length - one.length).join("|");
const counting = alternation(countingWords.keys());
const inWords = new RegExp(
  String.raw`${edge}(?:${counting})(?:(?:[ -]|-et-| et (?=une? )|(?<=hundred|thousand) and )(?:${counting}))*${end}(?<money> (?:${named})${end})?`,
  "giu",
);
const ordinal = new RegExp(String.raw`${edge}(?:${alternation(ordinalWords.keys())})${end}`, "giu");

const code = ([said]: RegExpExecArray): Omit<Stated, "said"> => ({
  kind: "number",
  key: said.toLowerCase().replace(/[.,;:!?)]+$/u, ""),
});

function takeNumbers(left: Remaining): void {
  // Addresses of the web and of mail, telephone numbers and hours: as they are written.
  left.take(/[^\s|]*(?:@|:\/\/|www\.)[^\s|]*/gu, code);
  left.take(/[\p{L}\d+]*\d[-/:]\d[\p{L}\d\-/:]*/gu, code);
  left.take(new RegExp(String.raw`${edge}(${number}) ?%`, "gu"), ([, written = ""]) => ({
    kind: "number",
    key: `${valueOf(written)}%`,
  }));
  left.take(pattern(String.raw`(\d{1,3})(?:st|nd|rd|th|er|ère|re|e|ème)`), ([, written]) => ({
    kind: "number",
    key: `no ${Number(written)}`,
  }));
  left.take(new RegExp(String.raw`${edge}(?:${number})(?![\p{L}\d]|[-/:.,]\d)`, "gu"), ([written]) => ({
    kind: "number",
    key: String(valueOf(written)),
  }));
  left.take(/[\p{L}\d+]*\d[^\s|]*/gu, code);
  left.take(inWords, ({ 0: said, groups }) => {
    const money = groups?.["money"];
    const words = said
      .slice(0, said.length - (money?.length ?? 0))
      .toLowerCase()
      .split(/[ -]/u);
    if (words.every((word) => articles.has(word))) return undefined;
    const value = countedBy(words);
    return money ? { kind: "sum", key: `${value} ${currencyOf(money)}` } : { kind: "number", key: String(value) };
  });
  left.take(ordinal, ({ 0: said, index }) => {
    const after = left.text.slice(index + said.length);
    if (/^(?:,| of all)/u.test(after) || /\bat $/u.test(left.text.slice(0, index))) return undefined;
    return { kind: "number", key: `no ${ordinalWords.get(said.toLowerCase()) ?? 1}` };
  });
}

type Word = { readonly text: string; readonly plain: string; readonly isName: boolean; readonly isBroken: boolean };

const plainOf = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F]/gu, "")
    .toLowerCase();
const isLatin = (text: string): boolean => /^[\p{Script=Latin}\p{M}]+$/u.test(text);

/** Words without the signs between them; `isBroken` where a name cannot go on from the word before. */
function wordsOf(text: string): readonly Word[] {
  let last = 0;
  let before = "";
  return [...text.matchAll(/[\p{L}\p{M}]+(?:'(?:s|m|ve|ll|re|d|t)(?!\p{L}))?/gu)].map(({ 0: said, index }) => {
    const gap = text.slice(last, index);
    // The full stop of an initial, of “St.” and of “Mr.” ends no name.
    const isBroken = !(/^[ '-]*$/u.test(gap) || (gap === ". " && /^\p{Lu}\p{L}{0,2}$/u.test(before)));
    last = index + said.length;
    const word = said.replace(/'(?:s|m|ve|ll|re|d|t)$/u, "");
    before = word;
    // « L’ », « D’ », « C’ » stand before a word and are none.
    const isElided = /^[LDJMTSNC]$/u.test(word) && text[last] === "'";
    const isName = !isElided && (/[\p{Lu}\p{Lt}]/u.test(word) || !isLatin(word));
    return { text: word, plain: plainOf(word), isName, isBroken };
  });
}

/** The words of a text in a row, with a bar where a name cannot go on. */
export const plainWords = (text: string): string =>
  ` ${wordsOf(even(text))
    .map(({ plain, isBroken }) => (isBroken ? `| ${plain}` : plain))
    .join(" ")} `;

/** Where a name that begins here ends: capitals in a row, with “of”, “de” and articles between two of them. */
function endOfName(words: readonly Word[], from: number): number {
  let to = from + 1;
  for (;;) {
    let next = to;
    const goesOn = (word: Word | undefined): word is Word => word !== undefined && !word.isBroken;
    if (goesOn(words[next]) && joinsNames.has(words[next]?.text ?? "")) {
      next += 1;
      while (goesOn(words[next]) && articlesInNames.has(words[next]?.text ?? "")) next += 1;
    }
    const word = words[next];
    if (!goesOn(word) || !word.isName || namesNobody.has(word.plain)) return to;
    to = next + 1;
  }
}

/** Words in capitals, but for those that begin a sentence and name nobody. */
function takeNames(left: Remaining): readonly Stated[] {
  const words = wordsOf(left.text);
  const found: Stated[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word?.isName || namesNobody.has(word.plain) || (at === 0 && openers.has(word.text.toLowerCase()))) continue;
    const to = endOfName(words, at);
    const part = words.slice(at, to);
    found.push({
      kind: "name",
      said: part.map(({ text }) => text).join(" "),
      key: part.map(({ plain }) => plain).join(" "),
    });
    at = to - 1;
  }
  return found;
}

/** Everything of a sentence that a case would have to hold. */
export function statedIn(sentence: string): readonly Stated[] {
  const left = new Remaining(even(sentence));
  takeDays(left);
  takeSums(left);
  takeNumbers(left);
  return [...left.found, ...takeNames(left)];
}
