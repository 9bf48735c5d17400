import { departmentLetter } from "./departmentLetter.ts";
import { envelopeLetter } from "./envelopeLetter.ts";
import { formTable } from "./formTable.ts";
import { instructionNotice } from "./instructionNotice.ts";
import { expectedFields, madeUpLetter, type Letter, type LetterKind } from "./letter.ts";
import { statusPage } from "./statusPage.ts";
import { summaryCard } from "./summaryCard.ts";

type Layout = (letter: Letter) => Promise<Buffer>;

/** Layouts on which the rules of the reader were written or mended. */
export const seenLayouts: Readonly<Record<string, Layout>> = {
  departmentLetter,
  formTable,
  statusPage,
  instructionNotice,
};

/** Layouts that no rule was written on: only these say how well unknown letters are read. */
export const heldOutLayouts: Readonly<Record<string, Layout>> = { envelopeLetter, summaryCard };

const letterKinds: readonly LetterKind[] = ["request", "collection", "validity", "receipt"];

/** Eight letters, each of another person: both languages, all four kinds. */
export const allLetters = (): Letter[] =>
  (["en", "fr"] as const).flatMap((language, block) =>
    letterKinds.map((kind, index) => madeUpLetter(block * 4 + index, language, kind)),
  );

const folded = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "");

/** What is wrong with a reading of a letter, field by field. Names from pictures may lose accents that only other languages have. */
export function faultsOf(
  letter: Letter,
  fields: Readonly<Record<string, { readonly value: string } | undefined>>,
  fromPicture: boolean,
): string[] {
  const faults: string[] = [];
  const expected = expectedFields(letter);
  for (const [name, value] of Object.entries(expected)) {
    const found = fields[name]?.value;
    const same = fromPicture && name === "applicantFullName" ? folded(found ?? "") === folded(value) : found === value;
    if (!same) faults.push(`${name}: ${found ?? "nothing"} instead of ${value}`);
  }
  for (const name of Object.keys(fields)) {
    if (!(name in expected)) faults.push(`${name}: ${fields[name]?.value ?? ""} where none is printed`);
  }
  return faults;
}
