import { plainName, type KnownSchool } from "../../caseFile/knownSchool.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import type { Text } from "../../kernel/text.ts";
import { readValue } from "../documentsRead.ts";
import { isSameSchool } from "./schoolNames.ts";

/** The school of the applicant among those that an administrator set. */

/** By the id in the user record, else by the name that was answered or read in the letter. Nothing is read while no school is set. */
export function schoolOf(the: CaseReader): KnownSchool | undefined {
  const schools = the.knownSchools();
  if (schools.length === 0) return undefined;
  const id = the.user("schoolId");
  const own = id === undefined ? undefined : schools.find(({ schoolId }) => schoolId === id);
  if (own) return own;
  const name = the.answer("schoolName") ?? readValue(the, "letter-of-acceptance", "schoolName");
  return name === undefined
    ? undefined
    : schools.find(({ names }) => names.some((one) => plainName(one) === plainName(name)));
}

/**
 * The school through which somebody signed in. They are not asked for its name, address and province (document 3 section 6), so
 * what the list says of it counts without being confirmed. Nothing is read while no school is set.
 */
export const schoolOfSignIn = (the: CaseReader): KnownSchool | undefined => {
  if (the.knownSchools().length === 0 || the.user("ssoId") === undefined) return undefined;
  const id = the.user("schoolId");
  return the.knownSchools().find(({ schoolId }) => schoolId !== undefined && schoolId === id);
};

/** Whoever signs in through a school is asked all the same for what the list does not say of it: nothing else tells it. */
const listLacks = (id: string, what: Text, isTold: (school: KnownSchool) => boolean) =>
  says(
    id,
    {
      en: `the list of schools does not give the ${what.en} of your school`,
      fr: `la liste des établissements ne donne pas ${what.fr} de votre établissement`,
    },
    (the) => {
      const school = schoolOfSignIn(the);
      return school !== undefined && !isTold(school);
    },
    {
      en: `the ${what.en} of your school is not left out of the list of schools`,
      fr: `${what.fr} de votre établissement ne manque pas dans la liste des établissements`,
    },
  );

export const listLacksSchoolNumber = listLacks(
  "listLacksSchoolNumber",
  { en: "number", fr: "le numéro" },
  ({ dliNumber = "" }) => dliNumber !== "",
);
export const listLacksSchoolProvince = listLacks(
  "listLacksSchoolProvince",
  { en: "province", fr: "la province" },
  ({ province }) => province !== undefined,
);
export const listLacksSchoolAddress = listLacks(
  "listLacksSchoolAddress",
  { en: "address", fr: "l’adresse" },
  ({ city = "", address = "" }) => city !== "" && address !== "",
);

/** Document 3 section 4.2: one named college marks the placement with a box on its letter of acceptance. */
export const schoolMarksPlacement = says(
  "schoolMarksPlacement",
  {
    en: "your school marks the placement with a box on its letter",
    fr: "votre établissement indique le stage par une case dans sa lettre",
  },
  (the) => schoolOf(the)?.marksPlacement === true,
);

/** Document 2 section 6: students of one named school only look at the certificate. */
export const schoolSuppliesCertificate = says(
  "schoolSuppliesCertificate",
  { en: "your school supplies the certificate", fr: "votre établissement fournit le certificat" },
  (the) => schoolOf(the)?.suppliesCertificate === true,
);

/** Names of the programs of the applicant’s school, to choose from (document 3 section 4.2); none where its list is not known. */
export const programsOfSchool = (the: CaseReader): readonly string[] => schoolOf(the)?.programs ?? [];

/** Whether the list of schools says that graduates of a school of this name get no work permit. */
export const schoolRefused = (the: CaseReader, name: string | undefined): boolean =>
  name !== undefined &&
  the
    .knownSchools()
    .some(
      ({ names, graduatesGetWorkPermit }) =>
        graduatesGetWorkPermit === false && names.some((known) => isSameSchool(the, known, name)),
    );
