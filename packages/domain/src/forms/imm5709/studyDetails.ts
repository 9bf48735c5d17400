import type { AnswerKey, Answers } from "../../caseFile/answers/answers.ts";
import { goesToNewSchool, startsNewProgram } from "../../conditions/studies/studyExtension.ts";
import { todayOrLater } from "../../fields/checks/dates.ts";
import { levelOfStudyCodes } from "../../lists/officialForms/answerFormCodes.ts";
import { studyWorkPermitTypes } from "../../lists/officialForms/formChoicesInCanada.ts";
import type { CaseCondition } from "../../caseFile/rule.ts";
import { choicesOf } from "../fields/choices.ts";
import type { FormField, FormPrefill, FormSection, FormValue } from "../fields/field.ts";
import { isAt, yesAt } from "../fields/fieldConditions.ts";
import { aDate, answered, byPerson, ofApplicant } from "../prefills/origins.ts";
import { oneThing } from "../prefills/oneThing.ts";
import { costParts } from "../temporaryResidence/studies/costsAndPayer.ts";
import { inLetter } from "../temporaryResidence/studies/letterOfAcceptance.ts";
import { attestationFields, certificateFields } from "../temporaryResidence/studies/documentsOfProvince.ts";
import { firstSchool, schoolFields, type KnownStudies } from "../temporaryResidence/studies/school.ts";

/** The studies that go on or begin: whoever goes to another school or into another program has told of these apart. */

type OfSecond = { readonly first: FormPrefill; readonly letter?: FormPrefill; readonly decides?: true };
const secondSchool = oneThing("secondSchool");

/** Of the applicant the letter of acceptance and the second answer where that is the one, and never the first in its place. */
const ofSecond = <K extends AnswerKey>(
  isSecond: CaseCondition,
  key: K,
  to: (value: NonNullable<Answers[K]>) => FormValue | undefined,
  { first, letter = () => undefined, decides }: OfSecond,
): FormPrefill => {
  const second = secondSchool.part(decides ? { decides } : {}, letter, answered(key, to));
  return byPerson({
    main: (the) => (isSecond.evaluate(the.case).holds ? second(the) : first(the)),
    spouse: first,
    child: first,
  });
};

const known: KnownStudies = {
  name: ofSecond(goesToNewSchool, "schoolName2", (name) => name, {
    first: firstSchool.name,
    letter: inLetter("schoolName"),
    decides: true,
  }),
  level: ofSecond(
    startsNewProgram,
    "canadianLevelOfStudy2",
    (level) => levelOfStudyCodes.entries.find(({ id }) => id === level)?.code,
    { first: firstSchool.level },
  ),
  // The field of study is asked of the first program alone.
  field: ofSecond(startsNewProgram, "programName2", () => undefined, { first: firstSchool.field }),
  province: ofSecond(goesToNewSchool, "schoolAddress2Object", ({ province }) => province, {
    first: firstSchool.province,
  }),
  city: ofSecond(goesToNewSchool, "schoolAddress2Object", ({ city }) => city, { first: firstSchool.city }),
  address: ofSecond(
    goesToNewSchool,
    "schoolAddress2Object",
    ({ streetNumber, streetName }) => [streetNumber, streetName].filter(Boolean).join(" ") || undefined,
    { first: firstSchool.address },
  ),
  number: ofSecond(goesToNewSchool, "dli2", (number) => number, {
    first: firstSchool.number,
    letter: inLetter("dliNumber"),
    decides: true,
  }),
  studentId: ofSecond(goesToNewSchool, "studentId2", (id) => id, {
    first: firstSchool.studentId,
    letter: inLetter("studentId"),
  }),
  from: ofSecond(startsNewProgram, "startOfCanadianStudyProgram2", (day) => day, {
    first: firstSchool.from,
    letter: inLetter("startOfCanadianStudyProgram", aDate),
  }),
  to: ofSecond(startsNewProgram, "graduationDate2", (day) => day, {
    first: firstSchool.to,
    letter: inLetter("graduationDate", aDate),
  }),
};

const asksToWork = "studyDetails.workPermit.isRequested";

const workPermitFields: readonly FormField[] = [
  {
    path: asksToWork,
    kind: "yesNo",
    label: {
      en: "Do you apply for a work permit too, with this form?",
      fr: "Demandez-vous aussi un permis de travail avec ce formulaire?",
    },
    hint: {
      en: "Answer no if you send the form for a work permit (IMM 5710) besides.",
      fr: "Répondez non si vous envoyez aussi le formulaire pour un permis de travail (IMM 5710).",
    },
    needed: "always",
    prefill: ofApplicant(answered("coOp", (hasPlacement) => (hasPlacement ? undefined : false))),
  },
  {
    path: "studyDetails.workPermit.type",
    kind: "choice",
    label: { en: "Which work permit?", fr: "Quel permis de travail?" },
    choices: choicesOf(studyWorkPermitTypes),
    shown: yesAt(asksToWork),
    needed: "always",
  },
];

export const studyDetails: FormSection = {
  id: "studyDetails",
  title: { en: "Details of the studies", fr: "Détails des études" },
  parts: [
    ...schoolFields({ known, soonest: todayOrLater, last: todayOrLater }),
    ...costParts,
    ...workPermitFields,
    ...certificateFields("studyDetails.caqCertificate", isAt("studyDetails.schoolAddress.province", "QC")),
    ...attestationFields,
  ],
};
