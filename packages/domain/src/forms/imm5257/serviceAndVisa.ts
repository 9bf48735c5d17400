import { imm5257VisaTypes } from "../../lists/officialForms/formChoicesOfVisit.ts";
import { choicesOf } from "../fields/choices.ts";
import type { FormSection } from "../fields/field.ts";
import { serviceLanguage } from "../temporaryResidence/serviceLanguage.ts";
import { visaTypeAt, visaTypePrefill } from "./visitPrefill.ts";

export const serviceAndVisa: FormSection = {
  ...serviceLanguage,
  title: { en: "Service language and visa", fr: "Langue de service et visa" },
  parts: [
    ...serviceLanguage.parts,
    {
      path: visaTypeAt,
      kind: "choice",
      label: { en: "Visa requested", fr: "Visa demandé" },
      choices: choicesOf(imm5257VisaTypes),
      needed: "always",
      prefill: visaTypePrefill,
    },
  ],
};
