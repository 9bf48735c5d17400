import { pdfOfLines } from "./pdfOfLines.ts";

type LetterFacts = {
  readonly fullName: string;
  readonly familyName: string;
  readonly givenNames: string;
  readonly birthday: string;
  readonly issueDate: string;
};

/** Invented numbers: the first digits say that nobody has them. */
const clientNumber = "00-0000-0000";
const applicationNumber = "S000000000";

/** A biometrics request letter as a one-page PDF with its own text, for the invented firm. Nothing in it is a real person's. */
export function requestLetter({ fullName, familyName, givenNames, birthday, issueDate }: LetterFacts): Buffer {
  const lines: readonly [size: number, text: string][] = [
    [10, "SAMPLE OF A DEMONSTRATION - NOT A LETTER OF THE AUTHORITY"],
    [10, ""],
    [10, `Date: ${issueDate}`],
    [10, `UCI: ${clientNumber}`],
    [10, `Application no.: ${applicationNumber}`],
    [10, ""],
    [15, "Biometrics Instruction Letter"],
    [10, ""],
    [11, `Dear ${fullName}:`],
    [11, "You must give your biometrics (fingerprints and photo) so that your application can be processed."],
    [11, "You have 30 days from the date of this letter. Please pay the biometrics fee first."],
    [11, ""],
    [11, `Family name: ${familyName}`],
    [11, `Given names: ${givenNames}`],
    [11, `Date of birth: ${birthday}`],
  ];
  return pdfOfLines(lines);
}
