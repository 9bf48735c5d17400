import { lengthAtMost } from "../../fields/checks/texts.ts";
import { lifeForm, type LifeForm } from "../../caseFile/formValues.ts";
import { formDetailsLength } from "../../tables/officialForms/formLimits.ts";
import type { AskedForm, FormSection } from "../fields/field.ts";
import { yesAt } from "../fields/fieldConditions.ts";
import { aboutMe } from "./aboutMe.ts";
import { activitiesOfLife } from "./activities.ts";
import { countriesOfLife } from "./countries.ts";
import { parents, relationships } from "./family.ts";
import { mailOfLife } from "./mail.ts";

const service: FormSection = {
  id: "service",
  title: { en: "Army and police", fr: "Armée et police" },
  parts: [
    {
      path: "hasMilitaryService",
      kind: "yesNo",
      needed: "always",
      label: {
        en: "Did you serve in an army, a militia, a civil defence unit, a security service or a police force? Count service that was required too.",
        fr: "Avez-vous servi dans une armée, une milice, une unité de défense civile, un service de sécurité ou une police? Comptez aussi le service obligatoire.",
      },
    },
    {
      path: "militaryServiceDetails",
      kind: "multiline",
      label: { en: "Details about the service", fr: "Détails sur le service" },
      shown: yesAt("hasMilitaryService"),
      needed: "always",
      length: lengthAtMost(formDetailsLength),
      hint: {
        en: "Where, from when to when, and what you did.",
        fr: "Où, de quand à quand, et ce que vous y faisiez.",
      },
    },
  ],
};

/** What a person tells of their life once, in the account; asked for like a form, and filled in on all of them. */
export const lifeHistory: AskedForm<LifeForm> = {
  id: lifeForm,
  sections: [aboutMe, mailOfLife, countriesOfLife, activitiesOfLife, relationships, parents, service],
};
