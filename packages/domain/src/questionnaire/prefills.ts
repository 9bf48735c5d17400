import type { KnownSchool } from "../caseFile/knownSchool.ts";
import { schoolOf } from "../conditions/studies/knownSchools.ts";
import type { Text } from "../kernel/text.ts";
import { aBirthday, aDate, aNumber, countries, readOf } from "./readPrefill.ts";
import type { Prefill } from "./step.ts";

/**
 * What later questions can be filled in with, and where that is from (document 3 section 4.2). A prefilled value counts for
 * nothing until the person has looked at it and gone on. Fields of documents are named as docs/facts/vault.md section 1 says.
 */

const fromSpousePassport: Text = {
  en: "from the passport of your spouse or partner",
  fr: "d’après le passeport de votre conjoint ou partenaire",
};
const fromLetter: Text = { en: "from your letter of acceptance", fr: "d’après votre lettre d’acceptation" };
const fromSchoolList: Text = { en: "from the list of schools", fr: "d’après la liste des établissements" };
const fromReceipt: Text = { en: "from your tuition receipt", fr: "d’après votre reçu de droits de scolarité" };
const fromReason: Text = { en: "from the reason of your extension", fr: "d’après le motif de votre prolongation" };
const fromDliType: Text = {
  en: "because you are applying to change schools",
  fr: "parce que vous demandez un changement d’établissement",
};

const read = readOf();
const readOfSpouse = readOf({ role: "spouse" });

export const spousePassportNumberPrefill = readOfSpouse("spouse-passport", "passportNumber", fromSpousePassport);
export const spousePassportIssuePrefill = readOfSpouse(
  "spouse-passport",
  "passportIssueDate",
  fromSpousePassport,
  aDate,
);
export const spousePassportExpiryPrefill = readOfSpouse(
  "spouse-passport",
  "passportExpiryDate",
  fromSpousePassport,
  aDate,
);
export const spouseBirthdayPrefill = readOfSpouse("spouse-passport", "birthday", fromSpousePassport, aBirthday);
export const spousePassportPrefill = readOfSpouse("spouse-passport", "country", fromSpousePassport, countries);

/** What the list says of the school whose name was answered or read, or to which the account belongs. */
const listed =
  (value: (school: KnownSchool) => string | undefined): Prefill =>
  (the) => {
    const school = schoolOf(the);
    const found = school && value(school);
    return found === undefined || found === "" ? undefined : { value: found, origin: fromSchoolList };
  };

const first =
  (...prefills: readonly Prefill[]): Prefill =>
  (the) => {
    for (const prefill of prefills) {
      const found = prefill(the);
      if (found) return found;
    }
    return undefined;
  };

export const schoolNamePrefill = first(
  read("letter-of-acceptance", "schoolName", fromLetter),
  listed(({ names }) => names[0]),
);
export const schoolNumberPrefill = first(
  read("letter-of-acceptance", "dliNumber", fromLetter),
  listed(({ dliNumber }) => dliNumber),
);
export const schoolProvincePrefill = listed(({ province }) => province);
export const schoolCityPrefill = listed(({ city }) => city);
export const schoolStreetPrefill = listed(({ address }) => address);
export const programNamePrefill = read("letter-of-acceptance", "programName", fromLetter);
export const studyStartPrefill = read("letter-of-acceptance", "startOfCanadianStudyProgram", fromLetter, aDate);
export const graduationPrefill = read("letter-of-acceptance", "graduationDate", fromLetter, aDate);
export const studyLengthPrefill = read("letter-of-acceptance", "durationMonths", fromLetter, aNumber);

export const tuitionPaidPrefill = read("tuition-receipt", "tuitionFees", fromReceipt, aNumber);
export const tuitionDatePrefill = read("tuition-receipt", "issueDate", fromReceipt, aDate);

/** Asked only where no reason of an extension is given; then nothing is known and nothing is filled in. */
export const newProgramPrefill: Prefill = (the) => {
  const reason = the.answer("speApplicationReason");
  return reason === undefined ? undefined : { value: reason !== "finishProgram", origin: fromReason };
};

export const newSchoolPrefill: Prefill = (the) =>
  the.application("type") === "Dli" ? { value: true, origin: fromDliType } : undefined;
