import type { PageSlug } from "../caseFile/vaultPlaces.ts";
import { readWithFile } from "../conditions/documentsRead.ts";
import { isIsoDate } from "../kernel/calendarDate.ts";
import type { Text } from "../kernel/text.ts";
import { aDate, aNumber, readOf } from "./readPrefill.ts";
import type { Prefill } from "./step.ts";

/**
 * What papers about people, work, money and languages spare a person to type. Each value is looked at before it counts, as
 * every value that is filled in (document 3 section 4.2).
 */

const fromSpousePassport: Text = {
  en: "from the passport of your spouse or partner",
  fr: "d’après le passeport de votre conjoint ou partenaire",
};
const fromMarriage: Text = { en: "from the marriage certificate", fr: "d’après le certificat de mariage" };
const fromEmployer: Text = { en: "from the letter of your employer", fr: "d’après la lettre de votre employeur" };
const fromSpouseEmployer: Text = {
  en: "from the employer’s letter of your spouse or partner",
  fr: "d’après la lettre de l’employeur de votre conjoint ou partenaire",
};
const fromSupporter: Text = {
  en: "from the documents of the person who helps you pay",
  fr: "d’après les documents de la personne qui vous aide à payer",
};
const fromScholarship: Text = { en: "from your scholarship letter", fr: "d’après votre lettre de bourse" };
const fromTest: Text = { en: "from your language test report", fr: "d’après votre relevé de test de langue" };
const fromAttestation: Text = {
  en: "because your attestation letter was read",
  fr: "parce que votre lettre d’attestation a été lue",
};
const fromSpouseLetter: Text = {
  en: "because a letter of acceptance of your spouse or partner was read",
  fr: "parce qu’une lettre d’acceptation de votre conjoint ou partenaire a été lue",
};
const fromExam: Text = { en: "from the proof of the medical exam", fr: "d’après la preuve de l’examen médical" };

const spouse = { role: "spouse" } as const;
const read = readOf();
const readOfSpouse = readOf(spouse);

/** Filled in, and never held against the answer: a name in another order or the job of last year contradicts nothing. */
const notCompared =
  (prefill: Prefill): Prefill =>
  (the) => {
    const found = prefill(the);
    return found && { value: found.value, origin: found.origin };
  };

const either =
  (...prefills: readonly Prefill[]): Prefill =>
  (the) => {
    for (const prefill of prefills) {
      const found = prefill(the);
      if (found) return found;
    }
    return undefined;
  };

/** That something was read at all says yes. */
const yes = (): true => true;

export const spouseGivenNamesPrefill = notCompared(readOfSpouse("spouse-passport", "firstName", fromSpousePassport));
export const spouseFamilyNamePrefill = notCompared(readOfSpouse("spouse-passport", "lastName", fromSpousePassport));
export const marriageDatePrefill = read("marriage-certificate", "marriageDate", fromMarriage, aDate);

export const jobTitlePrefill = notCompared(read("employment-letter", "jobTitle", fromEmployer));
export const spouseJobTitlePrefill = notCompared(
  readOfSpouse("spouse-employment-letter", "jobTitle", fromSpouseEmployer),
);
export const spouseEmployerPrefill = notCompared(
  readOfSpouse("spouse-employment-letter", "employer", fromSpouseEmployer),
);
export const spouseJobBeganPrefill = notCompared(
  readOfSpouse("spouse-employment-letter", "startDate", fromSpouseEmployer, aDate),
);

const supporterName = (letter: PageSlug, passport: PageSlug): Prefill =>
  notCompared(
    either(
      read(letter, "financialSupporterFullName", fromSupporter),
      read(passport, "applicantFullName", fromSupporter),
    ),
  );
export const supporterNamePrefill = supporterName("financial-supporter-letter", "financial-supporter-passport");
export const secondSupporterNamePrefill = supporterName(
  "second-financial-supporter-letter",
  "second-financial-supporter-passport",
);

export const scholarshipPrefill = read("scholarship-letter", "scholarshipAmount", fromScholarship, yes);
const paidByScholarship = read("scholarship-letter", "scholarshipAmount", fromScholarship, aNumber);
/** The question asks for Canadian dollars; no other currency is turned into these here. */
export const scholarshipAmountPrefill: Prefill = (the) =>
  readWithFile(the, "scholarship-letter", "currency")?.value === "CAD" ? paidByScholarship(the) : undefined;

/** Tests whose kind names one of the choices. What “another test” was, its report alone knows. */
const testOfKind: Readonly<Record<string, string>> = {
  ieltsGeneral: "IELTS",
  celpipGeneral: "CELPIP",
  pteCore: "PTE",
  tefCanada: "TEF",
  tcfCanada: "TCF",
};
export const languageTestPrefill = read("language-test", "languageTestKind", fromTest, (kind) => testOfKind[kind]);

const skills = ["Speaking", "Listening", "Reading", "Writing"] as const;
/** All four, as they are printed, or none: half a report is typed from the report. */
export const languageScoresPrefill: Prefill = (the) => {
  const scores = skills.map((skill) => [skill, readWithFile(the, "language-test", skill)?.value] as const);
  return scores.every(([, score]) => score !== undefined)
    ? { value: Object.fromEntries(scores), origin: fromTest }
    : undefined;
};

export const attestationPrefill = read("provincial-attestation-letter", "documentNumber", fromAttestation, yes);
export const spouseAcceptancePrefill = readOfSpouse("spouse-letter-of-acceptance", "schoolName", fromSpouseLetter, yes);

/** An exam that counts today was done; from one that is over nothing follows. */
const examDone =
  (page: PageSlug, person?: typeof spouse): Prefill =>
  (the) => {
    const end = readWithFile(the, page, "medicalExpiryDate", person)?.value;
    return end !== undefined && isIsoDate(end) && end >= the.today() ? { value: "yes", origin: fromExam } : undefined;
  };
export const medicalExamPrefill = examDone("medical-exam");
export const spouseMedicalExamPrefill = examDone("spouse-medical-exam", spouse);
