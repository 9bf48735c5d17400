import type { ProfileKey, Profile } from "../../caseFile/user.ts";
import { backgroundWords } from "../fields/backgroundWords.ts";
import type { FormPrefill } from "../fields/field.ts";
import { enteredYesOn } from "../prefills/enteredOnApplication.ts";
import { firstOf, inProfile } from "../prefills/origins.ts";
import { askedWithRows } from "./rows.ts";

/** Service, ill-treatment, associations and positions: what the application form asks in a yes or no, row by row. */

type Told = Extract<ProfileKey, "hasMilitaryService" | "politicalAssociation" | "witnessedIllTreatment">;

/** What the form by which they apply says, looked at last, goes before the account. */
const told = (path: string, key: Told): FormPrefill =>
  firstOf(
    enteredYesOn(`background.${path}`),
    inProfile(key, (was: Profile[Told]) => was),
  );

export const service = askedWithRows({
  id: "service",
  title: { en: "Military, police and security service", fr: "Service militaire, policier et de sécurité" },
  question: backgroundWords.service,
  prefill: told("militaryQuestions.militaryService", "hasMilitaryService"),
  fields: ["from", "to", "location", "province", "country"],
});

export const illTreatment = askedWithRows({
  id: "illTreatment",
  title: { en: "Ill-treatment and looting", fr: "Mauvais traitements et pillage" },
  question: backgroundWords.illTreatment,
  prefill: told("politicalQuestions.witnessedIllTreatment", "witnessedIllTreatment"),
  fields: ["from", "to", "location", "province", "country", "details"],
});

export const association = askedWithRows({
  id: "association",
  title: { en: "Groups and organizations", fr: "Groupes et organismes" },
  question: backgroundWords.association,
  prefill: told("politicalQuestions.politicalAssociation", "politicalAssociation"),
  fields: ["from", "to", "organization", "activities", "province", "country"],
});

export const government = askedWithRows({
  id: "government",
  title: { en: "Government positions", fr: "Postes au gouvernement" },
  question: {
    en: "Did you ever hold a government position, such as public servant, judge, police officer, mayor, member of parliament or head of a hospital?",
    fr: "Avez-vous déjà occupé un poste au gouvernement, par exemple dans la fonction publique, la magistrature, la police, une mairie, un parlement ou la direction d’un hôpital?",
  },
  fields: ["from", "to", "country", "jurisdiction", "department", "activities"],
});
