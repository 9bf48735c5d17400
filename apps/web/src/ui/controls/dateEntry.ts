/** What stands in the three (or two) plain fields. */
export type DateParts = { readonly day: string; readonly month: string; readonly year: string };
export type DatePart = keyof DateParts;

/** What was typed, understood. `faulty` names the fields to mend, in reading order. */
export type DateEntry =
  | { readonly state: "empty" }
  | { readonly state: "complete"; readonly date: string }
  | { readonly state: "incomplete"; readonly faulty: readonly DatePart[] }
  | { readonly state: "impossible"; readonly faulty: readonly DatePart[] };

const emptyDate: DateParts = { day: "", month: "", year: "" };

/** The parts of `YYYY-MM-DD`, `YYYY-MM` or `YYYY`; without leading zeros, as people type them. */
export function partsOf(date: string | undefined): DateParts {
  const match = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?(?:-\*\*){0,2}$/.exec(date ?? "");
  if (!match) return emptyDate;
  const plain = (digits: string | undefined) => (digits === undefined ? "" : String(Number(digits)));
  return { year: match[1] ?? "", month: plain(match[2]), day: plain(match[3]) };
}

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Reads three fields. A year needs four digits: guessing a century would be worse than asking. */
export const readDate = (parts: DateParts): DateEntry => read(parts, ["day", "month", "year"]);

/** Reads month and year; the answer is `YYYY-MM`. */
export const readMonth = (parts: DateParts): DateEntry => read(parts, ["month", "year"]);

/** A day of which nothing is known, as it is stored. */
const notKnown = "****-**-**";

/** Reads as much of a day as is there: the year, the year and the month, or all. Empty fields say that nothing of it is known. */
export function readPartialDate(parts: DateParts): DateEntry {
  const isThere = (part: DatePart) => parts[part].trim() !== "";
  if (isThere("day")) return readDate(parts);
  if (isThere("month")) return readMonth(parts);
  const year = read(parts, ["year"]);
  return year.state === "empty" ? { state: "complete", date: notKnown } : year;
}

function read(parts: DateParts, wanted: readonly DatePart[]): DateEntry {
  const typed = (part: DatePart) => parts[part].trim();
  const missing = wanted.filter((part) => typed(part) === "");
  if (missing.length === wanted.length) return { state: "empty" };
  const value = (part: DatePart) => (/^\d+$/.test(typed(part)) ? Number(typed(part)) : Number.NaN);
  const year = value("year");
  const month = value("month");
  const withDay = wanted.includes("day");
  const day = withDay ? value("day") : 1;
  const faulty = wanted.filter((part) => {
    if (missing.includes(part)) return false;
    if (part === "year") return !/^\d{4}$/.test(typed("year")) || year < 1000;
    if (part === "month") return !(month >= 1 && month <= 12);
    return !(day >= 1 && day <= longestMonth(year, month));
  });
  if (faulty.length > 0) return { state: "impossible", faulty };
  if (missing.length > 0) return { state: "incomplete", faulty: missing };
  const two = (number: number) => String(number).padStart(2, "0");
  if (!wanted.includes("month")) return { state: "complete", date: typed("year") };
  const head = `${typed("year")}-${two(month)}`;
  return { state: "complete", date: withDay ? `${head}-${two(day)}` : head };
}

/** Most days the month may have while the year (29 February) or the month itself is not known yet. */
function longestMonth(year: number, month: number): number {
  if (!(month >= 1 && month <= 12)) return 31;
  return Number.isNaN(year) || year < 1000 ? daysIn(2024, month) : daysIn(year, month);
}

/** A whole date pasted into one field: `2027-05-09` or `2027/5/9`. Other orders are ambiguous and left alone. */
export function pastedDate(pasted: string): DateParts | undefined {
  const match = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\s*$/.exec(pasted);
  if (!match) return undefined;
  return { year: match[1] ?? "", month: String(Number(match[2])), day: String(Number(match[3])) };
}
