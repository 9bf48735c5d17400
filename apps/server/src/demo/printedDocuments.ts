import { addDays, addMonths, type IsoDate } from "@boreal/domain/kernel/calendarDate";
import { familyAnswers } from "./answers.ts";
import { pdfOfLines } from "./pdfOfLines.ts";

/** Documents of the demonstration as schools and banks print them, so that they are read like any other. Nothing in them is real. */

export const sample = (title: string, ...lines: readonly string[]): Buffer =>
  pdfOfLines([
    [10, "SAMPLE OF A DEMONSTRATION / EXEMPLE D’UNE DÉMONSTRATION"],
    [10, ""],
    [15, title],
    [10, ""],
    ...lines.map((line) => [11, line] as const),
  ]);

/** What the school of Amara wrote: as she answered, but for the end of the program, which is a month earlier. */
export function acceptanceLetter(today: IsoDate): Buffer {
  const {
    schoolName,
    dli,
    programName,
    startOfCanadianStudyProgram: start,
    graduationDate: end,
  } = familyAnswers(today);
  return sample(
    "Letter of Acceptance",
    `Date of letter: ${addMonths(today, -2)}`,
    "Family name: OKAFOR",
    "Given names: AMARA",
    "Student ID number: 20264417",
    `Full name of institution: ${schoolName}`,
    `Designated learning institution number: ${dli}`,
    `Program of study: ${programName}`,
    "Length of program: 24 months",
    `Program start date: ${start}`,
    `Program completion date: ${addMonths(end ?? today, -1)}`,
    "Estimated tuition fees for the first academic year: $18,900.00",
    "Deposit paid: $9,450.00",
    `Letter of acceptance expiry date: ${addDays(today, 40)}`,
  );
}

/** The statement of the month that many months ago. */
export function bankStatement(today: IsoDate, monthsAgo: number, balance: string): Buffer {
  const first = `${addMonths(today, -monthsAgo).slice(0, 7)}-01`;
  return sample(
    "Chequing account statement",
    "Example Bank of the North",
    "Account holder: Amara Okafor",
    "Account number: 00000-0000000",
    `Statement period: ${first} to ${addDays(addMonths(first, 1), -1)}`,
    `Opening balance: $${balance}`,
    `Closing balance: $${balance}`,
    "Currency: CAD",
  );
}
