import type { FormSection } from "../fields/field.ts";
import { moneyFields } from "../temporaryResidence/studies/costsAndPayer.ts";
import { purposeFields, stayFields, visitsOf } from "../temporaryResidence/visit/stay.ts";

export const visitDetails: FormSection = {
  id: "visitDetails",
  title: { en: "Details of the visit", fr: "Détails de la visite" },
  parts: [
    ...purposeFields(),
    ...stayFields(),
    ...moneyFields("visitDetails"),
    visitsOf({ relationship: { needed: "always" } }),
  ],
};
