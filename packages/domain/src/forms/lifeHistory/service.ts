import { lengthAtMost } from "../../fields/checks/texts.ts";
import { formDetailsLength } from "../../tables/officialForms/formLimits.ts";
import { backgroundWords } from "../fields/backgroundWords.ts";
import type { FormSection } from "../fields/field.ts";
import { yesAt } from "../fields/fieldConditions.ts";

/** What the background questions of IMM 1294 ask and no question of the questionnaire does, in the words of the form. */
export const service: FormSection = {
  id: "service",
  title: { en: "Service, politics and conflicts", fr: "Service, politique et conflits" },
  parts: [
    { path: "hasMilitaryService", kind: "yesNo", needed: "always", label: backgroundWords.service },
    {
      path: "militaryServiceDetails",
      kind: "multiline",
      label: backgroundWords.serviceDetails,
      shown: yesAt("hasMilitaryService"),
      needed: "always",
      length: lengthAtMost(formDetailsLength),
      hint: {
        en: "Where, from when to when, and what you did.",
        fr: "Où, de quand à quand, et ce que vous y faisiez.",
      },
    },
    { path: "politicalAssociation", kind: "yesNo", needed: "always", label: backgroundWords.association },
    { path: "witnessedIllTreatment", kind: "yesNo", needed: "always", label: backgroundWords.illTreatment },
  ],
};
