import type { PersonRef } from "../../caseFile/personRole.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { childAnswer } from "../../caseFile/whose/documentHolder.ts";
import { says } from "../../caseFile/rule.ts";
import { ageOn, isIsoDate, type IsoDate } from "../../kernel/calendarDate.ts";
import type { DatedTable } from "../../kernel/datedTable.ts";
import { custodianAge, custodyRulesAge, minorAge } from "../../tables/family/ages.ts";
import { biometricsAges } from "../../tables/biometrics/biometrics.ts";
import { dependentChildAge } from "../../tables/family/family.ts";

/** Completed years of the applicant today; nothing while the birthday is not answered. */
export function applicantAge(the: CaseReader): number | undefined {
  const birthday = the.answer("birthday");
  return birthday === undefined ? undefined : ageOn(birthday, the.today());
}

/** A birthday as read in a passport, else as it stands among the details given for that file. */
export function passportBirthday(
  the: CaseReader,
  page: "spouse-passport" | "child-passport",
  person: PersonRef,
): IsoDate | undefined {
  const passports = the.documents(page, person);
  for (const passport of passports) {
    const read = passport.parsedValues?.["birthday"] ?? passport.additionalDocumentDetails?.["birthday"];
    if (typeof read === "string" && isIsoDate(read)) return read;
  }
  return undefined;
}

/**
 * Birthday of the child in view: by the child's passport, else as given for the dependent, else as answered for the child
 * of the same number (document 2 section 4; docs/facts/vault.md section 3, number 9; the answer as a last resort is ours).
 */
export function childBirthday(the: CaseReader): IsoDate | undefined {
  const child = the.child();
  const read = passportBirthday(the, "child-passport", { role: "child", childNumber: child.childNumber });
  return read ?? the.dependent(child, "birthday") ?? childAnswer(the)?.dateOfBirth;
}

/** Completed years of the child in view today. */
export function childAge(the: CaseReader): number | undefined {
  const birthday = childBirthday(the);
  return birthday === undefined ? undefined : ageOn(birthday, the.today());
}

export const isOutsideBiometricsAges = says(
  "isOutsideBiometricsAges",
  {
    en: "biometrics are not required at your age",
    fr: "les données biométriques ne sont pas exigées à votre âge",
  },
  (the) => {
    const age = applicantAge(the);
    const ages = the.row(biometricsAges);
    return age !== undefined && ages.found && (age < ages.row.value.from || age > ages.row.value.to);
  },
);

export const childGivesBiometrics = says(
  "childGivesBiometrics",
  { en: "this child is old enough for biometrics", fr: "cet enfant a l’âge de donner ses données biométriques" },
  (the) => {
    const age = childAge(the);
    const ages = the.row(biometricsAges);
    return age === undefined || !ages.found ? undefined : age >= ages.row.value.from;
  },
  {
    known: {
      en: "this child is too young for biometrics",
      fr: "cet enfant est trop jeune pour donner ses données biométriques",
    },
    unknown: {
      en: "nothing shows that this child is old enough for biometrics",
      fr: "rien n’indique que cet enfant a l’âge de donner ses données biométriques",
    },
  },
);

/** Known to be: a birthday that is not there makes nobody young. */
export const childIsTooYoungForBiometrics = says(
  "childIsTooYoungForBiometrics",
  {
    en: "this child is too young for biometrics",
    fr: "cet enfant est trop jeune pour donner ses données biométriques",
  },
  (the) => {
    const age = childAge(the);
    const ages = the.row(biometricsAges);
    return age !== undefined && ages.found && age < ages.row.value.from;
  },
);

/** Age of the person of the row in view, from its `dateOfBirth`. */
function rowAge(the: CaseReader): number | undefined {
  const birthday = the.field("dateOfBirth");
  return typeof birthday === "string" && isIsoDate(birthday) ? ageOn(birthday, the.today()) : undefined;
}

export const rowChildIsDependentAge = says(
  "rowChildIsDependentAge",
  { en: "this child is young enough to depend on you", fr: "cet enfant est assez jeune pour être à votre charge" },
  (the) => {
    const birthday = the.field("dateOfBirth");
    const limit = the.row(dependentChildAge);
    if (typeof birthday !== "string" || !isIsoDate(birthday) || !limit.found) return false;
    return ageOn(birthday, the.application("receivedDate") ?? the.today()) < limit.row.value;
  },
);

export const rowChildGivesBiometrics = says(
  "rowChildGivesBiometrics",
  { en: "this child is old enough for biometrics", fr: "cet enfant a l’âge de donner ses données biométriques" },
  (the) => {
    const age = rowAge(the);
    const ages = the.row(biometricsAges);
    return age !== undefined && ages.found && age >= ages.row.value.from;
  },
);

/** Nothing while the birthday is not answered or the table has no row. */
const isYoungerThan = (the: CaseReader, table: DatedTable<number>): boolean | undefined => {
  const age = applicantAge(the);
  const limit = the.row(table);
  return age === undefined || !limit.found ? undefined : age < limit.row.value;
};

export const isUnder18 = says(
  "isUnder18",
  { en: "you are under 18", fr: "vous avez moins de 18 ans" },
  (the) => isYoungerThan(the, minorAge),
  {
    known: { en: "you are 18 or older", fr: "vous avez 18 ans ou plus" },
    unknown: { en: "nothing shows that you are under 18", fr: "rien n’indique que vous avez moins de 18 ans" },
  },
);

export const isUnder17 = says(
  "isUnder17",
  { en: "you are under 17", fr: "vous avez moins de 17 ans" },
  (the) => isYoungerThan(the, custodianAge),
  {
    known: { en: "you are 17 or older", fr: "vous avez 17 ans ou plus" },
    unknown: { en: "nothing shows that you are under 17", fr: "rien n’indique que vous avez moins de 17 ans" },
  },
);

export const isUnder16 = says(
  "isUnder16",
  { en: "you are under 16", fr: "vous avez moins de 16 ans" },
  (the) => isYoungerThan(the, custodyRulesAge),
  {
    known: { en: "you are 16 or older", fr: "vous avez 16 ans ou plus" },
    unknown: { en: "nothing shows that you are under 16", fr: "rien n’indique que vous avez moins de 16 ans" },
  },
);
