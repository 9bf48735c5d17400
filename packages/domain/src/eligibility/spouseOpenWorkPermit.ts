import { says, type CaseRule } from "../caseFile/rule.ts";
import { hasCanadianSpouse, isMarriedOrCommonLaw } from "../conditions/family/family.ts";
import {
  kindOfSchoolDecides,
  mastersIsLongEnough,
  mastersIsTooShort,
  mastersLengthIsNotKnown,
  programIsNotNamed,
  rulesForSpousesAreKnown,
  studiesForDoctorate,
  studiesForMasters,
  studiesForProfessionalDegree,
  studiesForUniversityDegree,
} from "../conditions/work/spouseOpenWorkPermit.ts";
import { all, any, not } from "../kernel/condition.ts";
import type { Text } from "../kernel/text.ts";

/** Whether the student’s program lets the spouse or partner ask for an open work permit (IRCC officer manual C42). */

export type SpousePermitResult = "Eligible" | "NotEligible";

const maritalStatusNotAnswered = says(
  "maritalStatusNotAnswered",
  { en: "your marital status is not answered yet", fr: "votre état matrimonial n’est pas encore indiqué" },
  (the) => the.answer("maritalStatus") === undefined,
);
const levelNotAnswered = says(
  "levelNotAnswered",
  { en: "the level of your studies is not answered yet", fr: "le niveau de vos études n’est pas encore indiqué" },
  (the) => the.answer("formCanadianLevelOfStudy") === undefined,
);
const levelLeavesOpen = says(
  "levelLeavesOpen",
  {
    en: "the level that you chose does not tell which degree your program leads to",
    fr: "le niveau choisi n’indique pas à quel diplôme mène votre programme",
  },
  (the) => {
    const level = the.answer("formCanadianLevelOfStudy");
    return level === "languageAndUniversity" || level === "other";
  },
);
const leadsToOtherProfessionalDegree = says(
  "leadsToOtherProfessionalDegree",
  {
    en: "your program leads to a professional degree, and we do not know its name; write it as on your letter of acceptance",
    fr: "votre programme mène à un diplôme professionnel dont le nom n’est pas reconnu; écrivez-le comme sur votre lettre d’acceptation",
  },
  (the) => the.answer("formCanadianLevelOfStudy") === "professional",
);

export const spouseOpenWorkPermitRule: CaseRule<SpousePermitResult | null> = {
  id: "eligibility.spouseOpenWorkPermit",
  cases: [
    [maritalStatusNotAnswered, null],
    [not(isMarriedOrCommonLaw), null],
    [hasCanadianSpouse, null],
    [levelNotAnswered, null],
    [not(rulesForSpousesAreKnown), null],
    [all(any(studiesForDoctorate, studiesForMasters), kindOfSchoolDecides), null],
    [studiesForDoctorate, "Eligible"],
    [all(studiesForMasters, mastersLengthIsNotKnown), null],
    [all(studiesForMasters, mastersIsLongEnough), "Eligible"],
    [all(studiesForMasters, mastersIsTooShort), "NotEligible"],
    [all(studiesForUniversityDegree, studiesForProfessionalDegree), "Eligible"],
    [all(studiesForUniversityDegree, programIsNotNamed), null],
    [leadsToOtherProfessionalDegree, null],
    [levelLeavesOpen, null],
  ],
  otherwise: [
    {
      en: "your program is not a doctorate, a master’s that is long enough or one of the listed professional degrees; some pilot programs count as well, and no answer tells us about them",
      fr: "votre programme n’est ni un doctorat, ni une maîtrise assez longue, ni un des diplômes professionnels de la liste; certains programmes pilotes comptent aussi, et aucune réponse ne nous les indique",
    },
    "NotEligible",
  ],
};

export const spouseOpenWorkPermitMessages: Readonly<Record<SpousePermitResult, Text>> = {
  Eligible: {
    en: "Your spouse or partner may ask for an open work permit while you study full-time at a school and in a program that lead to a post-graduation work permit.",
    fr: "Votre conjoint ou partenaire peut demander un permis de travail ouvert pendant que vous étudiez à temps plein dans un établissement et un programme qui donnent droit au permis de travail postdiplôme.",
  },
  NotEligible: {
    en: "Your program does not let your spouse or partner ask for an open work permit. A visit or a study permit remains possible.",
    fr: "Votre programme ne permet pas à votre conjoint ou partenaire de demander un permis de travail ouvert. Une visite ou un permis d’études reste possible.",
  },
};
