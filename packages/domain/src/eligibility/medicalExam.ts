import { says, type CaseRule } from "../caseFile/rule.ts";
import { comesFromListedCountry, namesMedicalField } from "../conditions/health/medicalExam.ts";
import type { Text } from "../kernel/text.ts";
import type { Source } from "../kernel/trace.ts";

export type MedicalExamResult = "UsuallyAsked" | "MayBeAsked";

const examPage: Source = {
  title: "IRCC officer manual, who must submit to an immigration medical examination, page of 2024-07-26",
  address:
    "https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/standard-requirements/medical-requirements/exam/who-must-submit-immigration-medical-examination.html",
  checkedOn: "2026-11-20",
  status: "verified",
};

const doneAlready = says(
  "doneAlready",
  {
    en: "you did the immigration medical exam in the last 12 months",
    fr: "vous avez passé l’examen médical d’immigration dans les 12 derniers mois",
  },
  (the) => the.answer("hasMedicalExam") === "yes",
);

const fieldNotAnswered = says(
  "fieldNotAnswered",
  {
    en: "you have not told us yet whether you will study or work in one of the medical fields",
    fr: "vous n’avez pas encore indiqué si vous étudierez ou travaillerez dans un des domaines médicaux",
  },
  (the) => the.answer("isMedicalWork") === undefined,
);

/** Whether IRCC usually asks for a medical exam (facts/programme-tables, section 6); only IRCC decides, so never "not asked". */
export const medicalExamRule: CaseRule<MedicalExamResult | null> = {
  id: "eligibility.medicalExam",
  cases: [
    [doneAlready, null],
    [namesMedicalField, "UsuallyAsked"],
    [comesFromListedCountry, "MayBeAsked"],
    [fieldNotAnswered, null],
  ],
  otherwise: [
    {
      en: "nothing in your answers usually requires a medical exam; IRCC can still ask for one",
      fr: "rien dans vos réponses n’exige en général un examen médical; IRCC peut tout de même en demander un",
    },
    null,
  ],
  sources: [examPage],
};

export const medicalExamMessages: Readonly<Record<MedicalExamResult, Text>> = {
  UsuallyAsked: {
    en: "IRCC usually asks you for a medical exam by a panel physician. You can do it before you apply.",
    fr: "IRCC vous demande en général un examen médical par un médecin désigné. Vous pouvez le passer avant de présenter la demande.",
  },
  MayBeAsked: {
    en: "IRCC may ask you for a medical exam because of where you lived. Check the list of countries on its page.",
    fr: "IRCC pourrait vous demander un examen médical en raison des pays où vous avez habité. Vérifiez la liste des pays sur sa page.",
  },
};
