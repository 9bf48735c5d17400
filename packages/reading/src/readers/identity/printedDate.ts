import { isIsoDate, isoDate, type IsoDate } from "@boreal/domain/kernel/calendarDate";
import { plain } from "../../text/plainText.ts";

/** Beginnings of the months as passports print them, in English, French and languages beside them. */
const months: readonly RegExp[] = [
  /^(?:jan|ene|gen|sty|led|oca|sij|sau)/,
  /^(?:feb|fev|fbr|lut|uno|sub|vel|vas)/,
  /^(?:mar|mrt|maa|bre|ozu|kov)/,
  /^(?:apr|avr|abr|kwi|dub|nis|tra|bal)/,
  /^(?:may|mai|maj|mag|mei|kve|svi|geg|toukok)/,
  /^(?:jun|jui?n|giu|cze|cer|haz|lip\b(?=.*jun)|bir)/,
  /^(?:jul|juil|lug|lip|srp(?=.*jul)|tem|lie)/,
  /^(?:aug|aou|ago|sie|agu|kol|rgp)/,
  /^(?:sep|set|wrz|zar|eyl|ruj|rgs)/,
  /^(?:oct|okt|out|ott|paz|rij|eki|lis(?=.*oct)|spa)/,
  /^(?:nov|lis|kas|stu|lap)/,
  /^(?:dec|des|dez|dic|gru|pro|ara|gro)/,
];

export type PrintedDate = {
  readonly value: IsoDate;
  readonly from: number;
  readonly to: number;
  /** The other day that the same digits can mean. */
  readonly other?: IsoDate;
};

const words =
  /(?<![a-z\d])(\d{1,2}) ?[.,]? ?([a-z]{3,9})\.?(?: ?[/-]? ?([a-z]{3,9})\.?)? ?[/.,-]? ?(\d{4}|\d{2})(?![\d])/g;
const american = /(?<![a-z\d])([a-z]{3,9})\.? (\d{1,2}),? (\d{4})(?!\d)/g;
const dayFirst = /(?<![\d])(\d{1,2}) ?[./ -] ?(\d{1,2}) ?[./ -] ?(\d{4})(?!\d)/g;
const yearFirst = /(?<![\d])(\d{4}) ?[./-] ?(\d{1,2}) ?[./-] ?(\d{1,2})(?!\d)/g;

/** Every date in a line of a passport or card: day first where both are numbers, unless only the other order is a date. */
export function datesIn(text: string, today: IsoDate): PrintedDate[] {
  const simple = plain(text);
  const found: PrintedDate[] = [];
  const note = (match: RegExpMatchArray, value: IsoDate | undefined, other?: IsoDate) => {
    if (value === undefined) return;
    const from = match.index ?? 0;
    found.push({ value, from, to: from + match[0].length, ...(other && other !== value ? { other } : {}) });
  };
  for (const match of simple.matchAll(words)) {
    const month = monthOf(match[3]) || monthOf(match[2]);
    note(match, dated(fullYear(match[4], today), month, Number(match[1])));
  }
  for (const match of simple.matchAll(american))
    note(match, dated(match[3] ?? "", monthOf(match[1]), Number(match[2])));
  for (const match of simple.matchAll(yearFirst))
    note(match, dated(match[1] ?? "", Number(match[2]), Number(match[3])));
  for (const match of simple.matchAll(dayFirst)) {
    const [first, second] = [Number(match[1]), Number(match[2])];
    const usual = dated(match[3] ?? "", second, first);
    const american = dated(match[3] ?? "", first, second);
    note(match, usual ?? american, usual && american);
  }
  return found.toSorted((a, b) => a.from - b.from);
}

/** The English or French month stands second where two are printed. */
const monthOf = (word: string | undefined): number =>
  word === undefined ? 0 : months.findIndex((month) => month.test(word)) + 1;

const furthestAhead = 15;

/** Two digits: of this century unless that is too far ahead. */
function fullYear(digits = "", today: IsoDate): string {
  if (digits.length === 4) return digits;
  const isAhead = Number(`20${digits}`) - Number(today.slice(0, 4)) > furthestAhead;
  return (isAhead ? "19" : "20") + digits;
}

function dated(year: string, month: number, day: number): IsoDate | undefined {
  const date = isoDate(Number(year), month, day);
  return isIsoDate(date) && date > "1900" && date < "2100" ? date : undefined;
}
