import { inEveryLayout } from "../everyLayout.ts";
import { fullName, lucia, ngozi, type MadeUpPerson } from "../people.ts";
import type { Paper, Sample } from "../paper.ts";

/** Visas of the United States: in English only, whatever the language of the person. All made up. */

type Visa = { readonly holder: MadeUpPerson; readonly issued: string; readonly expires: string };

const months = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
const joined = (date: string): string => {
  const [year = "", month = "", day = ""] = date.split("-");
  return `${day}${months[Number(month) - 1] ?? ""}${year}`;
};

const sticker = ({ holder, issued, expires }: Visa): Paper => ({
  letterhead: ["UNITED STATES OF AMERICA"],
  title: "VISA",
  rows: [
    ["Issuing Post Name", "EXAMPLEVILLE"],
    ["Control Number", "20241234560001"],
    ["Surname", holder.familyName],
    ["Given Name", holder.givenNames],
    ["Visa Type/Class", "R B1/B2"],
    ["Passport Number", "A20417733"],
    ["Birth Date", joined(holder.birthday)],
    ["Entries", "M"],
    ["Issue Date", joined(issued)],
    ["Expiration Date", joined(expires)],
  ],
  paragraphs: ["Annotation: FEE PAID 02JAN2024. PASSPORT EXPIRES 30JUN2031."],
});

/** The page of a status check on which the visa is repeated. */
const printed = ({ holder, issued, expires }: Visa): Paper => ({
  letterhead: ["U.S. Department of State", "Nonimmigrant visa record"],
  title: "U.S. Visa",
  rows: [
    ["Full name", fullName(holder)],
    ["Visa Class", "F1"],
    ["Date of issue", joined(issued)],
    ["Date of expiration", joined(expires)],
    ["Date of birth", joined(holder.birthday)],
  ],
  paragraphs: ["A visa does not guarantee entry into the United States. This print was made on 12 May 2026."],
});

const ofNgozi: Visa = { holder: ngozi, issued: "2024-03-04", expires: "2034-03-03" };
const ofLucia: Visa = { holder: lucia, issued: "2022-11-15", expires: "2026-09-14" };

export const usVisas: readonly Sample[] = [
  { name: "us-visa-sticker", paper: sticker, of: ofNgozi },
  { name: "us-visa-record", paper: printed, of: ofLucia },
].flatMap(({ name, paper, of }) =>
  inEveryLayout({
    name,
    documentType: "USVisa",
    language: "en",
    paper: paper(of),
    expected: { applicantFullName: fullName(of.holder), issueDate: of.issued, usVisaExpiryDate: of.expires },
  }),
);
