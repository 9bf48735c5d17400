import { lifeForm, type LifeForm } from "../../caseFile/formValues.ts";
import type { AskedForm } from "../fields/field.ts";
import { aboutMe } from "./aboutMe.ts";
import { activitiesOfLife } from "./activities.ts";
import { countriesOfLife } from "./countries.ts";
import { parents, relationships } from "./family.ts";
import { mailOfLife } from "./mail.ts";
import { service } from "./service.ts";
import { siblings } from "./siblings.ts";

/** What a person tells of their life once, in the account; asked for like a form, and filled in on all of them. */
export const lifeHistory: AskedForm<LifeForm> = {
  id: lifeForm,
  sections: [aboutMe, mailOfLife, countriesOfLife, activitiesOfLife, relationships, parents, siblings, service],
};
