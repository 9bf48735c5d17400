import { endNotBefore, todayOrLater } from "../../fields/checks/dates.ts";
import { visitPurposes } from "../../lists/officialForms/formChoicesInCanada.ts";
import { placesToVisit } from "../../tables/officialForms/formLimits.ts";
import { choicesOf } from "../fields/choices.ts";
import type { FormSection } from "../fields/field.ts";
import { isAt } from "../fields/fieldConditions.ts";
import type { FormReader } from "../formReader.ts";
import { moneyFields } from "../temporaryResidence/studies/costsAndPayer.ts";

export const visitDetails: FormSection = {
  id: "visitDetails",
  title: { en: "Details of the visit", fr: "Détails de la visite" },
  parts: [
    {
      path: "visitDetails.purpose",
      kind: "choice",
      label: { en: "Purpose of the visit", fr: "But de la visite" },
      choices: choicesOf(visitPurposes),
      needed: "always",
    },
    {
      path: "visitDetails.purposeOther",
      kind: "text",
      label: { en: "Which other purpose?", fr: "Quel autre but?" },
      shown: isAt("visitDetails.purpose", "03"),
      needed: "always",
    },
    {
      path: "visitDetails.from",
      kind: "date",
      label: { en: "Stay from", fr: "Séjour du" },
      needed: "always",
      checks: [todayOrLater],
    },
    {
      path: "visitDetails.to",
      kind: "date",
      label: { en: "Stay to", fr: "Séjour au" },
      needed: "always",
      checks: [todayOrLater, endNotBefore<FormReader>((the) => the.value("visitDetails.from"))],
    },
    ...moneyFields("visitDetails"),
    {
      list: "visits",
      title: { en: "People or places that you will visit", fr: "Personnes ou lieux que vous visiterez" },
      rowTitle: { en: "Visit {number}", fr: "Visite {number}" },
      addLabel: { en: "Add a person or a place", fr: "Ajouter une personne ou un lieu" },
      hint: {
        en: "Family and friends with whom you stay, or a hotel.",
        fr: "La famille et les amis chez qui vous logez, ou un hôtel.",
      },
      most: (the) => {
        const limit = the.case.row(placesToVisit);
        return limit.found ? limit.row.value : undefined;
      },
      fields: [
        { path: "name", kind: "text", label: { en: "Name", fr: "Nom" }, needed: "always" },
        {
          path: "relationship",
          kind: "text",
          label: { en: "Relationship to you", fr: "Lien avec vous" },
          needed: "always",
        },
        {
          path: "address",
          kind: "text",
          label: { en: "Address in Canada", fr: "Adresse au Canada" },
          needed: "always",
        },
      ],
    },
  ],
};
