import { isIsoDate, isoDate } from "@boreal/domain/kernel/calendarDate";
import type { IsoDate } from "@boreal/domain/kernel/calendarDate";
import { plain } from "../text/plainText.ts";
import type { Parsed } from "./labelledValue.ts";

/** How the names of the months begin: English, French, Spanish, Portuguese, Italian, German. */
const monthStarts: readonly (readonly string[])[] = [
  ["jan", "ene", "gen"],
  ["feb", "fev"],
  ["mar"],
  ["apr", "avr", "abr"],
  ["may", "mai", "mag"],
  ["jun", "juin", "giu"],
  ["jul", "juil", "lug"],
  ["aug", "aou", "ago"],
  ["sep", "set"],
  ["oct", "out", "okt", "ott"],
  ["nov"],
  ["dec", "dic", "dez"],
];

const abroad =
  "enero|gennaio|januar|janeiro|febrero|febbraio|februar|fevereiro|marzo|marco|marz|abril|aprile|mayo|maggio|maio|junio|junho|giugno|juni|julio|julho|luglio|juli|agosto|septiembre|setiembre|setembro|settembre|octubre|outubro|ottobre|oktober|noviembre|novembro|diciembre|dezembro|dicembre|dezember";
export const monthWord = `(jan(?:uary|vier|v)?|feb(?:ruary)?|fev(?:rier|r)?|mar(?:ch|s)?|apr(?:il)?|avr(?:il)?|may|mai|june?|juin|july?|juil(?:let)?|aug(?:ust)?|aout?|sept?(?:ember|embre)?|oct(?:ober|obre)?|nov(?:ember|embre)?|dec(?:ember|embre)?|${abroad})\\.?`;
const year = "((?:19|20)\\d{2})";
const day = "(\\d{1,2})(?: ?(?:st|nd|rd|th|er|re|e|º|°))?";
const between =
  "(?:\\)? ?(?:days? (?:of|in)(?: the month of)?|jour d[eu](?: mois d[e'])?|dias?(?: del mes)? de|del|de|of)|)[ ,]{0,2}";

const yearFirst = new RegExp(`(?<!\\d)${year} ?[-/.年년] ?(\\d{1,2}) ?[-/.月월] ?(\\d{1,2})(?!\\d)`);
const monthDayYear = new RegExp(`\\b${monthWord}[ -]?${day}(?: ?,? |,|-)${year}(?!\\d)`);
const dayMonthYear = new RegExp(
  `(?<!\\d)${day} ?[-./]?${between}${monthWord},?[-./ ]{0,2}(?:(?:in the year(?: of our lord)?|of(?: the year)?|del?(?: ano)?|de l'an(?:nee)?|en l'an) )?${year}(?!\\d)`,
);
const yearMonthDay = new RegExp(`(?<!\\d)${year}[-/ ]?${monthWord}[-/ ]?${day}(?!\\d)`);
const numbersOnly = new RegExp(`(?<!\\d)(\\d{1,2}) ?[-/.] ?(\\d{1,2}) ?[-/.] ?${year}(?!\\d)`);
/** 03-MAR-27, 3 Mar ’27: two digits are a year only where a mark or an apostrophe says so. */
const shortYear = new RegExp(`(?<![\\d-])(\\d{1,2})(?:[-/.]${monthWord}[-/.]'?| ${monthWord} ')(\\d{2})(?!\\d|[-/])`);

/** What a label says of the order of the numbers: `(DD/MM/YYYY)`, `(JJ/MM/AAAA)`, `(MM/DD/YYYY)`. */
export function dateOrderOf(label: string): "dayFirst" | "monthFirst" | undefined {
  const text = plain(label).replaceAll(/[^a-z]/g, "");
  if (/(dd|jj)mm(yyyy|aaaa)/.test(text)) return "dayFirst";
  if (/mm(dd|jj)(yyyy|aaaa)/.test(text)) return "monthFirst";
  return undefined;
}

export const monthNumber = (word: string): number =>
  monthStarts.findIndex((starts) => starts.some((start) => word.startsWith(start))) + 1;

const dated = (yearText = "", month = 0, dayText = ""): IsoDate | undefined => {
  const date = isoDate(Number(yearText), month, Number(dayText));
  return isIsoDate(date) ? date : undefined;
};

/** Papers seldom name a day farther ahead: two digits of a year may then be one of the last century. */
const likelyAhead = 12;

/** The days that two digits of a year can be, the likelier first. */
function centuries([, day, one, other, digits]: RegExpExecArray): readonly (IsoDate | undefined)[] {
  const [of, thisYear] = [Number(digits), new Date().getFullYear()];
  const date = (century: number) => dated(String(century + of), monthNumber(one ?? other ?? ""), day);
  if (2000 + of > thisYear + yearsAhead) return [date(1900)];
  return 2000 + of > thisYear + likelyAhead ? [date(2000), date(1900)] : [date(2000)];
}

/** Acts write days in words: « le dix-sept mai mil neuf cent quatre-vingt-dix-neuf ». */
const numberWord =
  "(?:premier|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|septante|octante|nonante|et)";
const numberWords = `${numberWord}(?:[ -]${numberWord})*`;
const wordsOfDay = new RegExp(
  `(?<![a-z-])(${numberWords}) ${monthWord},? (?:(?:de )?l'an(?:nee)? )?(deux mille|mil(?:le)? neuf cents?)(?:[ -](${numberWords}))?(?![a-z])`,
);
const numbersInWords: Readonly<Record<string, number>> = {
  premier: 1,
  un: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  octante: 80,
  nonante: 90,
};

function numberInWords(text: string): number {
  const simple = text.replaceAll(/quatre[ -]vingts?/g, "octante").replaceAll("vingts", "vingt");
  return simple.split(/[ -]/).reduce((sum, word) => sum + (numbersInWords[word] ?? 0), 0);
}

function dayInWords([, day = "", month = "", thousands = "", rest = ""]: RegExpExecArray): IsoDate | undefined {
  const start = thousands.startsWith("deux") ? 2000 : 1900;
  return dated(String(start + numberInWords(rest)), monthNumber(month), String(numberInWords(day)));
}

const otherCalendar = String.raw`(?:b\. ?s\.?|bs|bikram(?: sambat| samvat)?|vikram(?: sambat| samvat)?|a\. ?h\.?|ah|hijri|hegir\w*|s\. ?h\.?|solar hijri|shamsi|jalali|b\. ?e\.?|buddhist(?: era)?|e\. ?c\.?|ethiopian(?: calendar)?)(?![a-z])`;
const anyDate = String.raw`\d{1,4}(?:st|nd|rd|th)?[-/. ,]{1,2}(?:\d{1,2}|[a-z]{3,12})[-/. ,]{1,2}\d{1,4}`;
const markedBehind = new RegExp(`${anyDate}[ ,]*[(\\[]? ?${otherCalendar}`, "g");
const markedBefore = new RegExp(`(?<![a-z])${otherCalendar}[ :,]*[)\\]]?[ :,]*${anyDate}`, "g");
const wholeDate = new RegExp(`(?<!\\d)${anyDate}(?!\\d)`, "g");
const markedAlone = new RegExp(`(?<![a-z])${otherCalendar}`);

/** "Date of birth (B.S.)": what follows counts the years otherwise. */
const marksOtherCalendar = (label: string): boolean =>
  markedAlone.test(plain(label)) && !/\ba\. ?d\b/.test(plain(label));

/** Further ahead than any paper is valid: such a year is one of Nepal's calendar. */
const yearsAhead = 30;

/** The text with days of other calendars blanked out, in the same places: the day of ours often stands beside them. */
function withoutOtherCalendars(text: string): string {
  const blank = (found: string) => " ".repeat(found.length);
  const last = new Date().getFullYear() + yearsAhead;
  const isFarOff = (found: string) => [...found.matchAll(/(?<!\d)20\d\d(?!\d)/g)].some(([year]) => Number(year) > last);
  const withoutFarOff = (found: string) => (isFarOff(found) ? blank(found) : found);
  return text
    .replaceAll(markedBehind, blank)
    .replaceAll(markedBefore, blank)
    .replaceAll(wholeDate, withoutFarOff)
    .replaceAll(/(?<!\d)20\d\d(?!\d)/g, withoutFarOff);
}

/**
 * The first date in a text, English or French. `ambiguous` holds the other date when day and month could be swapped and
 * nothing says which comes first; the value is then a guess that a person has to settle.
 */
export function dateIn(text: string, label = ""): Parsed | undefined {
  // Recognition takes the first of "1er" for a letter, and the first of "Oct" for a digit.
  const simple = withoutOtherCalendars(
    plain(text)
      .replaceAll(/\b[li](?=er\b)/g, "1")
      .replaceAll(/\b0ct(?![a-z])/g, "oct"),
  );
  if (marksOtherCalendar(label)) return undefined;
  const found: (Parsed & { readonly from: number })[] = [];
  const note = (match: RegExpExecArray | null, date?: IsoDate, other?: IsoDate) => {
    if (!match || !date) return;
    found.push({
      value: date,
      from: match.index,
      to: match.index + match[0].length,
      ...(other ? { ambiguous: other } : {}),
    });
  };
  const iso = yearFirst.exec(simple);
  note(iso, iso ? dated(iso[1], Number(iso[2]), iso[3]) : undefined);
  const english = monthDayYear.exec(simple);
  note(english, english ? dated(english[3], monthNumber(english[1] ?? ""), english[2]) : undefined);
  const french = dayMonthYear.exec(simple);
  note(french, french ? dated(french[3], monthNumber(french[2] ?? ""), french[1]) : undefined);
  const short = shortYear.exec(simple);
  note(short, ...(short ? centuries(short) : [undefined]));
  const words = wordsOfDay.exec(simple);
  note(words, words ? dayInWords(words) : undefined);
  const sorted = yearMonthDay.exec(simple);
  note(sorted, sorted ? dated(sorted[1], monthNumber(sorted[2] ?? ""), sorted[3]) : undefined);
  const numbers = numbersOnly.exec(simple);
  if (numbers) {
    const dayFirst = dated(numbers[3], Number(numbers[2]), numbers[1]);
    const monthFirst = dated(numbers[3], Number(numbers[1]), numbers[2]);
    const order = dateOrderOf(label);
    if (order === "dayFirst") note(numbers, dayFirst);
    else if (order === "monthFirst") note(numbers, monthFirst);
    else if (dayFirst && monthFirst && dayFirst !== monthFirst) note(numbers, dayFirst, monthFirst);
    else note(numbers, dayFirst ?? monthFirst);
  }
  return found.toSorted((a, b) => a.from - b.from)[0];
}
