import { endNotBefore, todayOrLater } from "../../../fields/checks/dates.ts";
import { visitPurposes } from "../../../lists/officialForms/formChoicesOfVisit.ts";
import { placesToVisit } from "../../../tables/officialForms/formLimits.ts";
import { choicesOf } from "../../fields/choices.ts";
import type { FormCondition, FormField, FormList, FormPrefill } from "../../fields/field.ts";
import { isAt } from "../../fields/fieldConditions.ts";
import type { FormReader } from "../../formReader.ts";

/** Why somebody visits, how long, and whom: asked alike by the forms for a visa and for a longer visit. */

export const purposeAt = "visitDetails.purpose";
export const otherPurpose = "03";

type Filled = { readonly purpose?: FormPrefill; readonly purposeOther?: FormPrefill };

const filled = (prefill: FormPrefill | undefined) => (prefill ? { prefill } : {});

export const purposeFields = (shown?: FormCondition, { purpose, purposeOther }: Filled = {}): readonly FormField[] => [
  {
    path: purposeAt,
    kind: "choice",
    label: { en: "Purpose of the visit", fr: "But de la visite" },
    choices: choicesOf(visitPurposes),
    ...(shown ? { shown } : {}),
    needed: "always",
    ...filled(purpose),
  },
  {
    path: "visitDetails.purposeOther",
    kind: "text",
    label: { en: "Which other purpose?", fr: "Quel autre but?" },
    shown: isAt(purposeAt, otherPurpose),
    needed: "always",
    ...filled(purposeOther),
  },
];

export const stayFields = ({
  from,
  to,
}: { readonly from?: FormPrefill; readonly to?: FormPrefill } = {}): readonly FormField[] => [
  {
    path: "visitDetails.from",
    kind: "date",
    label: { en: "Stay from", fr: "Séjour du" },
    needed: "always",
    checks: [todayOrLater],
    ...filled(from),
  },
  {
    path: "visitDetails.to",
    kind: "date",
    label: { en: "Stay to", fr: "Séjour au" },
    needed: "always",
    checks: [todayOrLater, endNotBefore<FormReader>((the) => the.value("visitDetails.from"))],
    ...filled(to),
  },
];

/** The people and places of the visit; what more a form says of them it puts over this. */
export const visitsOf = (
  own: Pick<FormList, "needed" | "prefill"> & { readonly relationship: Pick<FormField, "needed" | "hint"> },
): FormList => {
  const { relationship, ...rest } = own;
  return {
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
    ...rest,
    fields: [
      { path: "name", kind: "text", label: { en: "Name", fr: "Nom" }, needed: "always" },
      {
        path: "relationship",
        kind: "text",
        label: { en: "Relationship to you", fr: "Lien avec vous" },
        ...relationship,
      },
      { path: "address", kind: "text", label: { en: "Address in Canada", fr: "Adresse au Canada" }, needed: "always" },
    ],
  };
};
