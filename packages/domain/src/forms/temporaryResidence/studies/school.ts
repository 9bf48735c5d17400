import type { KnownSchool } from "../../../caseFile/knownSchool.ts";
import { schoolOfSignIn } from "../../../conditions/studies/knownSchools.ts";
import { isSameSchool } from "../../../conditions/studies/schoolNames.ts";
import { schoolProvince } from "../../../conditions/studies/study.ts";
import { condition } from "../../../kernel/condition.ts";
import { levelOfStudyCodes } from "../../../lists/officialForms/answerFormCodes.ts";
import { imm1294FieldsOfStudy, imm1294LevelsOfStudy } from "../../../lists/officialForms/formChoices1294.ts";
import { schoolNumberForm, withoutSeparators } from "../../../fields/checks/documentNumbers.ts";
import { fromAfterToday, endNotBefore, toAfterToday } from "../../../fields/checks/dates.ts";
import { choicesOf } from "../../fields/choices.ts";
import type { FormCheck, FormCondition, FormField, FormPart, FormPrefill, FormValue } from "../../fields/field.ts";
import type { FormReader } from "../../formReader.ts";
import { oneThing } from "../../prefills/oneThing.ts";
import { aDate, answered, firstOf, ofApplicant, read, wholeDollars } from "../../prefills/origins.ts";
import { inLetter } from "./letterOfAcceptance.ts";

/** The school, the level and the field of study, and from when to when. */

/** A child has a letter of the school, in which no more than its name is read. */
const inSchoolLetter = read({ child: "child-school-letter" }, "schoolName", {
  en: "from the school’s letter",
  fr: "d’après la lettre de l’établissement",
});

/** Primary school, secondary school and "not applicable" have no field of study; the first two no school number either. */
const schoolLevels = ["01", "02"];
const isLevel = (id: string, without: readonly string[]): FormCondition =>
  condition(
    id,
    { en: "of the level of study", fr: "du niveau d’études" },
    (the) => !without.includes(the.text("studyDetails.levelOfStudy") ?? ""),
  );
const hasFieldOfStudy = isLevel("hasFieldOfStudy", [...schoolLevels, "19"]);
const hasSchoolNumber = isLevel("hasSchoolNumber", schoolLevels);

const levelPrefill = ofApplicant(
  answered("formCanadianLevelOfStudy", (level) => levelOfStudyCodes.entries.find(({ id }) => id === level)?.code),
);

/** Written with a small letter or a hyphen it is the same number. */
const asSchoolNumber = (value: string): string => withoutSeparators(value).toUpperCase();

const fromSchoolList = {
  fact: "user.schoolId",
  says: { en: "from the list of schools", fr: "d’après la liste des établissements" },
} as const;

/** Of those who signed in through their school and are not asked: what the list says of it. */
const listed = (value: (school: KnownSchool) => string | undefined) => (the: FormReader) => {
  const school = schoolOfSignIn(the.case);
  const found = school && value(school);
  return found ? { value: found, from: fromSchoolList } : undefined;
};

/** What is known of the school and the studies, each for its field. */
export type KnownStudies = Readonly<
  Record<
    "name" | "level" | "field" | "province" | "city" | "address" | "number" | "studentId" | "from" | "to",
    FormPrefill
  >
>;

/** Nothing of this is in a letter. */
const notInLetter: FormPrefill = () => undefined;
const isSame = (one: FormValue, other: FormValue, the: FormReader): boolean =>
  isSameSchool(the.case, String(one), String(other));

const place = oneThing("school");

/** Of the school that is asked about first, and of the only one in most cases. Its parts come from one source: letter, answers or list. */
export const firstSchool: KnownStudies = {
  name: place.part(
    { decides: true, same: isSame },
    firstOf(inLetter("schoolName"), inSchoolLetter),
    ofApplicant(answered("schoolName", (name) => name)),
    ofApplicant(listed(({ names }) => names[0])),
  ),
  level: levelPrefill,
  field: ofApplicant(answered("fieldOfStudy", (code) => code)),
  province: place.part(
    {},
    notInLetter,
    ofApplicant((the) => {
      const province = schoolProvince(the.case);
      const isListed = province !== undefined && schoolOfSignIn(the.case)?.province === province;
      if (isListed && !the.case.answer("province") && !the.case.answer("schoolAddressObject")?.province)
        return { value: province, from: fromSchoolList };
      return province === undefined
        ? undefined
        : {
            value: province,
            from: {
              fact: the.case.answer("schoolAddressObject")?.province
                ? "answers.schoolAddressObject"
                : "answers.province",
              says: { en: "from your answers", fr: "d’après vos réponses" },
            },
          };
    }),
  ),
  city: place.part(
    {},
    notInLetter,
    ofApplicant(answered("schoolAddressObject", (address) => address.city)),
    ofApplicant(listed(({ city }) => city)),
  ),
  address: place.part(
    {},
    notInLetter,
    ofApplicant(
      answered(
        "schoolAddressObject",
        ({ streetNumber, streetName }) => [streetNumber, streetName].filter(Boolean).join(" ") || undefined,
      ),
    ),
    ofApplicant(listed(({ address }) => address)),
  ),
  number: place.part(
    { decides: true },
    inLetter("dliNumber"),
    ofApplicant(answered("dli", (number) => number)),
    ofApplicant(listed(({ dliNumber }) => dliNumber)),
  ),
  studentId: place.part({}, inLetter("studentId")),
  from: place.part(
    {},
    inLetter("startOfCanadianStudyProgram", aDate),
    ofApplicant(answered("startOfCanadianStudyProgram", (day) => day)),
  ),
  to: place.part({}, inLetter("graduationDate", aDate), ofApplicant(answered("graduationDate", (day) => day))),
};

/** The tuition is that of the letter, and so of its school. */
export const tuitionPrefill: FormPrefill = place.part({}, inLetter("tuitionFees", wholeDollars));

type School = {
  readonly known: KnownStudies;
  /** A form for what is still to come takes tomorrow, others today. */
  readonly soonest: FormCheck;
  readonly last: FormCheck;
};

export const schoolFields = ({ known, soonest, last }: School): readonly FormField[] => [
  {
    path: "studyDetails.institutionName",
    kind: "text",
    label: { en: "Name of the school", fr: "Nom de l’établissement" },
    needed: "always",
    prefill: known.name,
  },
  {
    path: "studyDetails.levelOfStudy",
    kind: "choice",
    label: { en: "Level of study", fr: "Niveau d’études" },
    choices: choicesOf(imm1294LevelsOfStudy),
    needed: "always",
    prefill: known.level,
  },
  {
    path: "studyDetails.fieldOfStudy",
    kind: "choice",
    label: { en: "Field of study", fr: "Domaine d’études" },
    choices: choicesOf(imm1294FieldsOfStudy),
    shown: hasFieldOfStudy,
    needed: "always",
    prefill: known.field,
  },
  {
    path: "studyDetails.schoolAddress.province",
    kind: "province",
    label: { en: "Province or territory of the school", fr: "Province ou territoire de l’établissement" },
    needed: "always",
    prefill: known.province,
  },
  {
    path: "studyDetails.schoolAddress.cityTown",
    kind: "text",
    label: { en: "City or town of the school", fr: "Ville de l’établissement" },
    needed: "always",
    prefill: known.city,
  },
  {
    path: "studyDetails.schoolAddress.address",
    kind: "text",
    label: { en: "Address of the school", fr: "Adresse de l’établissement" },
    needed: "always",
    prefill: known.address,
  },
  {
    path: "studyDetails.dliNumber",
    kind: "text",
    label: {
      en: "DLI number of the school",
      fr: "Numéro d’EED de l’établissement",
    },
    hint: {
      en: "The letter O and digits, on your letter of acceptance.",
      fr: "La lettre O et des chiffres, sur votre lettre d’acceptation.",
    },
    shown: hasSchoolNumber,
    needed: hasFieldOfStudy,
    checks: [schoolNumberForm],
    asWritten: asSchoolNumber,
    prefill: known.number,
  },
  {
    path: "studyDetails.studentId",
    kind: "text",
    label: { en: "Student number", fr: "Numéro d’étudiant" },
    shown: hasSchoolNumber,
    prefill: known.studentId,
  },
  {
    path: "studyDetails.studyDuration.from",
    kind: "date",
    label: { en: "Studies from", fr: "Études du" },
    needed: "always",
    checks: [soonest],
    prefill: known.from,
  },
  {
    path: "studyDetails.studyDuration.to",
    kind: "date",
    label: { en: "Studies to", fr: "Études au" },
    needed: "always",
    checks: [last, endNotBefore<FormReader>((the) => the.value("studyDetails.studyDuration.from"))],
    prefill: known.to,
  },
];

/** The studies of a first permit, which begin tomorrow at the soonest. */
export const schoolParts: readonly FormPart[] = schoolFields({
  known: firstSchool,
  soonest: fromAfterToday,
  last: toAfterToday,
});
