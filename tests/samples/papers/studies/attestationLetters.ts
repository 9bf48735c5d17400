import { printedDate } from "../../biometricsLetter/letter.ts";
import { inEveryLayout } from "../everyLayout.ts";
import { familyNameFirst, fullName, lucia, ngozi, type MadeUpPerson } from "../people.ts";
import type { Paper, Sample } from "../paper.ts";

/** Letters by which a province or territory vouches for a student. All made up; no province words its letter so. */

type Attestation = {
  readonly student: MadeUpPerson;
  readonly number: string;
  readonly school: string;
  readonly issued: string;
  readonly expires: string;
};

const ofNgozi: Attestation = {
  student: ngozi,
  number: "ON-26-A7K20193",
  school: "Lakeview Polytechnic College",
  issued: "2026-03-04",
  expires: "2027-01-22",
};
const ofLucia: Attestation = {
  student: lucia,
  number: "BC26-00731945",
  school: "University of Exampleville",
  issued: "2026-05-11",
  expires: "2026-12-31",
};

const formEn = ({ student, number, school, issued, expires }: Attestation): Paper => ({
  letterhead: ["Government of Ontario", "Ministry of Colleges and Universities, 1 Sample Square, Exampleville"],
  before: [`Date of issue: ${printedDate(issued, "en", "long")}`],
  title: "Provincial Attestation Letter",
  paragraphs: [
    "This letter attests that the student below has a place within the share of Ontario under the cap that was announced on January 22, 2024.",
    "It must be sent with the application for a study permit. Letters with an expiry date before August 31, 2025 are no longer taken.",
  ],
  rows: [
    ["PAL number", number],
    ["Family name", student.familyName],
    ["Given name(s)", student.givenNames],
    ["Date of birth", printedDate(student.birthday, "en", "long")],
    ["Name of institution", school],
    ["DLI number", "O19540000777"],
    ["Application number at the school", "26-4409127"],
    ["Expiry date", printedDate(expires, "en", "long")],
  ],
});

const shortEn = ({ student, number, school, issued, expires }: Attestation): Paper => ({
  letterhead: ["Province of British Columbia", "Minister of Post-Secondary Education, Victoria"],
  before: [printedDate(issued, "en", "long")],
  title: "Attestation letter for a study permit application",
  paragraphs: [
    "A student who moves to a school in Alberta or Manitoba needs a new letter from that province.",
    "Questions about this provincial attestation letter: write to attest@example.test within 10 days.",
  ],
  rows: [
    ["Attestation letter number", number],
    ["Student name", familyNameFirst(student)],
    ["Student date of birth", student.birthday],
    ["Post-secondary institution", school],
    ["Valid until", expires],
  ],
});

const sentencesEn = ({ student, number, school, expires }: Attestation): Paper => ({
  letterhead: ["Example Ministry of Advanced Education"],
  title: "Territorial Attestation Letter",
  paragraphs: [
    `Attestation letter no. ${number}`,
    `The Government of Yukon attests that ${fullName(student)}, born on ${printedDate(student.birthday, "en", "long")}, has been given a place in its allocation for the year 2026.`,
    `This letter is valid until ${printedDate(expires, "en", "long")}. A study permit application that arrives after January 21, 2030 is assessed under other rules.`,
  ],
  rows: [["Institution", school]],
});

const formFr = ({ student, number, school, issued, expires }: Attestation): Paper => ({
  letterhead: ["Gouvernement du Nouveau-Brunswick", "Ministère de l’Éducation postsecondaire, Exempleville"],
  before: [`Date de délivrance : ${printedDate(issued, "fr", "long")}`],
  title: "Lettre d’attestation provinciale",
  paragraphs: [
    "La présente lettre atteste que l’étudiant ci-dessous a une place dans la part de la province, selon le plafond annoncé le 22 janvier 2024.",
    "Elle accompagne la demande de permis d’études. Une lettre dont la date d’expiration précède le 31 août 2025 n’est plus acceptée.",
  ],
  rows: [
    ["Numéro de la lettre d’attestation", number],
    ["Nom de famille", student.familyName],
    ["Prénom(s)", student.givenNames],
    ["Date de naissance", printedDate(student.birthday, "fr", "long")],
    ["Nom de l’établissement", school],
    ["Numéro d’EED", "O19540000777"],
    ["Date d’expiration", printedDate(expires, "fr", "long")],
  ],
});

const shortFr = ({ student, number, school, issued, expires }: Attestation): Paper => ({
  letterhead: ["Ministère de l’Enseignement supérieur (modèle)"],
  before: [`Exempleville, le ${printedDate(issued, "fr", "long")}`],
  title: "Attestation pour une demande de permis d’études",
  paragraphs: [
    `La province du Manitoba atteste que ${fullName(student)}, née le ${printedDate(student.birthday, "fr", "long")}, a obtenu une place dans sa part de l’année 2026.`,
    `Cette lettre d’attestation provinciale est valable jusqu’au ${printedDate(expires, "fr", "long")}. Elle ne sert ni en Ontario ni au Québec.`,
  ],
  rows: [
    ["N° de la lettre d’attestation", number],
    ["Établissement d’enseignement", school],
  ],
});

type Wording = {
  readonly name: string;
  readonly language: "en" | "fr";
  readonly of: Attestation;
  readonly paper: (of: Attestation) => Paper;
  readonly province: string;
  /** Whether the family name stands apart. */
  readonly tellsNames?: true;
};

const wordings: readonly Wording[] = [
  { name: "form", language: "en", of: ofNgozi, paper: formEn, province: "ON", tellsNames: true },
  { name: "short", language: "en", of: ofLucia, paper: shortEn, province: "BC" },
  { name: "sentences", language: "en", of: ofNgozi, paper: sentencesEn, province: "YT" },
  { name: "form", language: "fr", of: ofLucia, paper: formFr, province: "NB", tellsNames: true },
  { name: "short", language: "fr", of: ofLucia, paper: shortFr, province: "MB" },
];

export const attestationLetters: readonly Sample[] = wordings.flatMap(
  ({ name, language, of, paper, province, tellsNames }) =>
    inEveryLayout({
      name: `attestation-${name}`,
      documentType: "ProvincialAttestationLetter",
      language,
      paper: paper(of),
      expected: {
        documentNumber: of.number.replaceAll("-", ""),
        palExpiryDate: of.expires,
        palProvince: province,
        birthday: of.student.birthday,
        schoolName: of.school,
        applicantFullName: fullName(of.student),
        ...(tellsNames ? { firstName: of.student.givenNames, lastName: of.student.familyName } : {}),
      },
    }),
);
