import type { PersonRef } from "../../caseFile/personRole.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { childAnswer } from "../../caseFile/whose/documentHolder.ts";
import { says } from "../../caseFile/rule.ts";
import {
  agesOn,
  isPartialDate,
  isYounger,
  isYoungerOn,
  type Ages,
  type PartialDate,
} from "../../kernel/partialDate.ts";
import type { DatedTable } from "../../kernel/datedTable.ts";
import { custodianAge, custodyRulesAge, minorAge } from "../../tables/family/ages.ts";
import { biometricsAges } from "../../tables/biometrics/biometrics.ts";
import { dependentChildAge } from "../../tables/family/family.ts";

/** Completed years of the applicant today; nothing while no year of birth is known. */
export function applicantAges(the: CaseReader): Ages | undefined {
  const birthday = the.answer("birthday");
  return birthday === undefined ? undefined : agesOn(birthday, the.today());
}

/** A birthday as read in a passport, else as it stands among the details given for that file. */
export function passportBirthday(
  the: CaseReader,
  page: "spouse-passport" | "child-passport",
  person: PersonRef,
): PartialDate | undefined {
  const passports = the.documents(page, person);
  for (const passport of passports) {
    const read = passport.parsedValues?.["birthday"] ?? passport.additionalDocumentDetails?.["birthday"];
    if (typeof read === "string" && isPartialDate(read)) return read;
  }
  return undefined;
}

/**
 * Birthday of the child in view: by the child's passport, else as given for the dependent, else as answered for the child
 * of the same number (document 2 section 4; docs/facts/vault.md section 3, number 9; the answer as a last resort is ours).
 */
export function childBirthday(the: CaseReader): PartialDate | undefined {
  const child = the.child();
  const read = passportBirthday(the, "child-passport", { role: "child", childNumber: child.childNumber });
  return read ?? the.dependent(child, "birthday") ?? childAnswer(the)?.dateOfBirth;
}

/** Each birthday that is told of the child in view. */
export function childBirthdays(the: CaseReader): readonly PartialDate[] {
  const child = the.child();
  const read = passportBirthday(the, "child-passport", { role: "child", childNumber: child.childNumber });
  const told = the.dependent(child, "birthday") ?? childAnswer(the)?.dateOfBirth;
  return [read, told].filter((birthday) => birthday !== undefined);
}

/** Completed years of the child in view today. */
export function childAges(the: CaseReader): Ages | undefined {
  const birthday = childBirthday(the);
  return birthday === undefined ? undefined : agesOn(birthday, the.today());
}

/** Whether the ages lie outside the years from one to another; nothing where they leave it open. */
export function isOutside(
  ages: Ages | undefined,
  { from, to }: { readonly from: number; readonly to: number },
): boolean | undefined {
  const [isTooYoung, isNotOlder] = [isYounger(ages, from), isYounger(ages, to + 1)];
  if (isTooYoung === true || isNotOlder === false) return true;
  return isTooYoung === undefined || isNotOlder === undefined ? undefined : false;
}

export const isOutsideBiometricsAges = says(
  "isOutsideBiometricsAges",
  {
    en: "biometrics are not required at your age",
    fr: "les données biométriques ne sont pas exigées à votre âge",
  },
  (the) => {
    const ages = applicantAges(the);
    const limits = the.row(biometricsAges);
    return limits.found && isOutside(ages, limits.row.value) === true;
  },
);

export const childGivesBiometrics = says(
  "childGivesBiometrics",
  { en: "this child is old enough for biometrics", fr: "cet enfant a l’âge de donner ses données biométriques" },
  (the) => {
    const ages = childAges(the);
    const limits = the.row(biometricsAges);
    const isTooYoung = limits.found ? isYounger(ages, limits.row.value.from) : undefined;
    return isTooYoung === undefined ? undefined : !isTooYoung;
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
    const ages = childAges(the);
    const limits = the.row(biometricsAges);
    return limits.found && isYounger(ages, limits.row.value.from) === true;
  },
);

/** Birthday of the person of the row in view. */
function rowBirthday(the: CaseReader): PartialDate | undefined {
  const birthday = the.field("dateOfBirth");
  return typeof birthday === "string" && isPartialDate(birthday) ? birthday : undefined;
}

/** Who may be young enough by the part of the birthday that is known is asked about as well. */
export const rowChildIsDependentAge = says(
  "rowChildIsDependentAge",
  {
    en: "this child is or may be young enough to depend on you",
    fr: "cet enfant est, ou peut être, assez jeune pour être à votre charge",
  },
  (the) => {
    const birthday = rowBirthday(the);
    const limit = the.row(dependentChildAge);
    if (birthday === undefined || !limit.found) return false;
    return isYoungerOn(birthday, limit.row.value, the.application("receivedDate") ?? the.today()) !== false;
  },
);

export const rowChildGivesBiometrics = says(
  "rowChildGivesBiometrics",
  {
    en: "this child is or may be old enough for biometrics",
    fr: "cet enfant a, ou peut avoir, l’âge de donner ses données biométriques",
  },
  (the) => {
    const birthday = rowBirthday(the);
    const limits = the.row(biometricsAges);
    if (birthday === undefined || !limits.found) return false;
    return isYoungerOn(birthday, limits.row.value.from, the.today()) !== true;
  },
);

/** The rest of a birthday that was told in part is missing where a rule turns on it. */
export const birthdayMayChangeThis = (the: CaseReader): void => the.trace.note("answers.birthday", true);

/** Nothing while what is known of the birthday leaves it open, or the table has no row. */
const isYoungerThan = (the: CaseReader, table: DatedTable<number>): boolean | undefined => {
  const limit = the.row(table);
  if (!limit.found) return undefined;
  const isYoung = isYounger(applicantAges(the), limit.row.value);
  if (isYoung === undefined) birthdayMayChangeThis(the);
  return isYoung;
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

/** Of a birthday that was answered: what is known of it does not tell. */
export const partOfBirthdayLeaves17Open = says(
  "partOfBirthdayLeaves17Open",
  {
    en: "only a part of your date of birth is known, and it leaves open whether you are 17",
    fr: "votre date de naissance n’est connue qu’en partie, ce qui ne dit pas si vous avez 17 ans",
  },
  (the) => the.answer("birthday") !== undefined && isYoungerThan(the, custodianAge) === undefined,
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
