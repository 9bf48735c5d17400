import type { lifeFields } from "./lifeHistory.ts";
import type { CaseCondition } from "./rule.ts";

/** What a person tells of their life, by subject (ADR 0137). */
export const lifeTopics = {
  placeOfBirth: ["birthCity"],
  nativeLanguage: ["nativeLanguage"],
  languagesSpoken: ["canCommunicateInEnglishFrench", "mostAtEaseLanguage"],
  identityDocument: ["hasNationalId"],
  otherNames: ["hasNamePast", "namePast"],
  telephone: ["telephone"],
  mailAbroad: ["hasOtherMailingAddress", "mailingAddress"],
  countriesLivedIn: ["otherCountriesOfResidenceDetails", "listsEveryCountry"],
  workAndStudies: ["employmentAndActivityHistory"],
  wedding: ["marriedInPerson"],
  formerRelationship: ["hasPreviousMarriage", "previousSpouse"],
  parents: ["mother", "father"],
  siblings: ["siblings"],
  service: ["hasMilitaryService", "militaryServiceDetails"],
  conduct: ["politicalAssociation", "witnessedIllTreatment"],
} as const satisfies Record<string, readonly (keyof typeof lifeFields)[]>;

export type LifeTopic = keyof typeof lifeTopics;

/**
 * What a page of the questionnaire asks beside its questions, for official forms alone. It is told once in the account, decides
 * nothing and holds nothing back.
 */
export type AskedOfLife = { readonly life: LifeTopic; readonly when?: CaseCondition };
