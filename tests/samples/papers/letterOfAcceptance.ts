import { printedDate } from "../biometricsLetter/letter.ts";
import { layoutNames, type Paper, type Sample } from "./paper.ts";

type Acceptance = {
  readonly givenNames: string;
  readonly familyName: string;
  readonly school: string;
  readonly dli: string;
  readonly studentId: string;
  readonly program: string;
  readonly start: string;
  readonly end: string;
  readonly tuition: number;
  readonly months: number;
  readonly expires: string;
  readonly issued: string;
};

const acceptances: readonly Acceptance[] = [
  {
    givenNames: "Mei",
    familyName: "LIN",
    school: "University of Exampleville",
    dli: "O19270000123",
    studentId: "20261234",
    program: "Master of Science in Data Systems",
    start: "2026-09-08",
    end: "2028-04-30",
    tuition: 24_500,
    months: 20,
    expires: "2026-08-31",
    issued: "2026-03-02",
  },
  {
    givenNames: "João Pedro",
    familyName: "DOS SANTOS",
    school: "Lakeview Polytechnic College",
    dli: "O19540000777",
    studentId: "LV-440912",
    program: "Diploma in Wood Science and Technology",
    start: "2027-01-11",
    end: "2028-12-15",
    tuition: 17_289.5,
    months: 24,
    expires: "2026-12-18",
    issued: "2026-06-17",
  },
];

const dollars = {
  en: (n: number) => `$${n.toLocaleString("en-CA", { minimumFractionDigits: 2 })}`,
  fr: (n: number) => `${n.toLocaleString("fr-CA", { minimumFractionDigits: 2 })} $`,
};

/** The fields of the model letter of the authority, in English. */
const modelEn = (of: Acceptance): Paper => ({
  letterhead: [of.school, "Office of Admissions, 100 Sample Avenue, Exampleville, Ontario"],
  before: [`Date of letter: ${printedDate(of.issued, "en", "long")}`],
  title: "Letter of Acceptance",
  paragraphs: [
    "This letter confirms that the student named below has been accepted. It supports an application for a study permit.",
  ],
  rows: [
    ["Family name", of.familyName],
    ["Given name(s)", of.givenNames],
    ["Student ID number", of.studentId],
    ["Full name of institution", of.school],
    ["Designated learning institution number", of.dli],
    ["Program of study", of.program],
    ["Length of program", `${of.months} months`],
    ["Program start date", printedDate(of.start, "en", "long")],
    ["Program completion date", printedDate(of.end, "en", "long")],
    ["Estimated tuition fees for the first academic year", dollars.en(of.tuition)],
    ["Deposit paid", "$2,000.00"],
    ["Letter of acceptance expiry date", printedDate(of.expires, "en", "long")],
  ],
});

/** The same in French. */
const modelFr = (of: Acceptance): Paper => ({
  letterhead: [of.school, "Bureau de l’admission, 100, avenue Modèle, Exampleville (Québec)"],
  before: [`Date de la lettre : ${printedDate(of.issued, "fr", "long")}`],
  title: "Lettre d’acceptation",
  paragraphs: [
    "La présente confirme que la personne nommée ci-dessous a été admise. Elle appuie une demande de permis d’études.",
  ],
  rows: [
    ["Nom de famille", of.familyName],
    ["Prénom(s)", of.givenNames],
    ["Numéro d’étudiant", of.studentId],
    ["Nom de l’établissement d’enseignement", of.school],
    ["Numéro de l’établissement d’enseignement désigné", of.dli],
    ["Programme d’études", of.program],
    ["Durée du programme", `${of.months} mois`],
    ["Date de début du programme", printedDate(of.start, "fr", "long")],
    ["Date de fin du programme", printedDate(of.end, "fr", "long")],
    ["Droits de scolarité pour la première année", dollars.fr(of.tuition)],
    ["Dépôt reçu", "2 000,00 $"],
    ["Date d’expiration de la lettre", printedDate(of.expires, "fr", "long")],
  ],
});

const expectedOf = (of: Acceptance): Sample["expected"] => ({
  firstName: of.givenNames,
  lastName: of.familyName,
  schoolName: of.school,
  dliNumber: of.dli,
  studentId: of.studentId.replaceAll("-", ""),
  programName: of.program,
  startOfCanadianStudyProgram: of.start,
  graduationDate: of.end,
  tuitionFees: of.tuition.toFixed(2),
  durationMonths: String(of.months),
  loaExpiryDate: of.expires,
  issueDate: of.issued,
});

/** A letter in sentences, as many schools write them. */
const sentencesEn = (of: Acceptance): Paper => ({
  letterhead: [of.school, "Registrar’s Office"],
  before: [
    printedDate(of.issued, "en", "long"),
    `${of.givenNames} ${of.familyName}`,
    `Student number: ${of.studentId}`,
  ],
  title: "Offer of admission",
  paragraphs: [
    `Dear ${of.givenNames} ${of.familyName},`,
    `We are pleased to inform you that you have been admitted to the ${of.program}, a full-time program at ${of.school} (DLI ${of.dli}).`,
    `Classes begin on ${printedDate(of.start, "en", "long")}. You are expected to complete the program by ${printedDate(of.end, "en", "long")}.`,
    `Tuition for the first year is ${dollars.en(of.tuition)} CAD. A deposit of $1,500.00 is due within 30 days.`,
    `This offer is valid until ${printedDate(of.expires, "en", "long")}.`,
  ],
  rows: [],
});

export const lettersOfAcceptance: readonly Sample[] = acceptances.flatMap((of, index) => [
  ...layoutNames.flatMap((layout): readonly Sample[] => [
    {
      name: `acceptance-${index}-${layout}-en`,
      documentType: "LetterOfAcceptance",
      language: "en",
      layout,
      paper: modelEn(of),
      expected: expectedOf(of),
    },
    {
      name: `acceptance-${index}-${layout}-fr`,
      documentType: "LetterOfAcceptance",
      language: "fr",
      layout,
      paper: modelFr(of),
      expected: expectedOf(of),
    },
  ]),
  {
    name: `acceptance-${index}-sentences-en`,
    documentType: "LetterOfAcceptance",
    language: "en",
    layout: "letter",
    paper: sentencesEn(of),
    expected: Object.fromEntries(
      Object.entries(expectedOf(of)).filter(
        ([name]) => !["firstName", "lastName", "durationMonths", "issueDate"].includes(name),
      ),
    ),
  },
]);
