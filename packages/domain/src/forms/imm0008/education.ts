import type { Answers } from "../../caseFile/answers/answers.ts";
import { choicesOf } from "../fields/choices.ts";
import type { FormSection } from "../fields/field.ts";
import { filledWith } from "../familyInformation/familyPrefill.ts";
import { answered, ofApplicant } from "../prefills/origins.ts";
import { imm0008EducationLevels } from "../../lists/officialForms/formChoices0008.ts";

type Schooling = NonNullable<Answers["highestEducation"]>;

/** A short program may end with a certificate of a school or of a trade, and a professional degree may be of either level: those are left open. */
const levels: Readonly<Partial<Record<Schooling, string>>> = {
  secondary: "01",
  trade: "02",
  master: "07",
  doctorate: "08",
};

export const educationAndOccupation: FormSection = {
  id: "educationAndOccupation",
  title: { en: "Education and occupation", fr: "Études et profession" },
  parts: [
    {
      path: "education.level",
      kind: "choice",
      label: { en: "Highest level of education", fr: "Plus haut niveau d’études" },
      choices: choicesOf(imm0008EducationLevels),
      needed: "always",
      prefill: ofApplicant(answered("highestEducation", (level) => levels[level])),
    },
    {
      path: "education.years",
      kind: "digits",
      label: { en: "Years of education in total", fr: "Nombre total d’années d’études" },
      hint: { en: "From primary school on.", fr: "À partir de l’école primaire." },
      needed: "always",
    },
    {
      path: "education.currentOccupation",
      kind: "text",
      label: { en: "Current occupation", fr: "Profession actuelle" },
      needed: "always",
      prefill: filledWith("applicant", "presentOccupation"),
    },
    {
      path: "education.intendedOccupation",
      kind: "text",
      label: { en: "Occupation that you intend to have in Canada", fr: "Profession prévue au Canada" },
      needed: "always",
    },
  ],
};
