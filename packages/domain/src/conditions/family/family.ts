import { says } from "../../caseFile/rule.ts";
import { any } from "../../kernel/condition.ts";
import { dependentChildren } from "./dependentAge.ts";

/** Conditions about who is in the family and who comes along. */

export const isMarriedOrCommonLaw = says(
  "isMarriedOrCommonLaw",
  {
    en: "you are married or in a common-law relationship",
    fr: "votre état matrimonial est le mariage ou l’union de fait",
  },
  (the) => {
    const status = the.answer("maritalStatus");
    return status === "married" || status === "commonLaw";
  },
  {
    en: "your answers do not show a spouse or common-law partner",
    fr: "vos réponses n’indiquent ni époux ni conjoint de fait",
  },
);

export const hasCanadianSpouse = says(
  "hasCanadianSpouse",
  {
    en: "your spouse or partner is a Canadian citizen or permanent resident",
    fr: "votre conjoint ou partenaire a la citoyenneté canadienne ou la résidence permanente",
  },
  (the) => the.answer("hasCanadianSpouse") === true,
);

export const spouseAccompanies = says(
  "spouseAccompanies",
  { en: "your spouse or partner comes with you", fr: "votre conjoint ou partenaire vous accompagne" },
  (the) => the.answer("accompanyingSpouse") === true,
  {
    en: "your answers do not say that a spouse or partner comes with you",
    fr: "vos réponses n’indiquent pas qu’un conjoint ou partenaire vous accompagne",
  },
);

export const hasChildren = says(
  "hasChildren",
  { en: "you have children who depend on you", fr: "vous avez des enfants à charge" },
  (the) => the.answer("hasAccompanyingChild") === true,
  { en: "your answers do not show dependent children", fr: "vos réponses n’indiquent pas d’enfants à charge" },
);

export const spouseIsInCase = says(
  "spouseIsInCase",
  { en: "a spouse or partner is part of the application", fr: "un conjoint ou partenaire fait partie de la demande" },
  (the) => the.spouse() !== undefined,
  {
    en: "no spouse or partner is part of the application",
    fr: "aucun conjoint ou partenaire ne fait partie de la demande",
  },
);

export const spouseIsVisaFree = says(
  "spouseIsVisaFree",
  { en: "your spouse or partner needs no visa", fr: "votre conjoint ou partenaire n’a pas besoin de visa" },
  (the) => {
    const spouse = the.spouse();
    return spouse !== undefined && the.dependent(spouse, "visaType") === "VisaFree";
  },
  {
    en: "your spouse or partner needs a visa or permit",
    fr: "votre conjoint ou partenaire a besoin d’un visa ou d’un permis",
  },
);

export const dependentNeedsNoVisa = says(
  "dependentNeedsNoVisa",
  {
    en: "a family member who comes with you needs no visa",
    fr: "un membre de la famille qui vous accompagne n’a pas besoin de visa",
  },
  (the) =>
    [the.spouse(), ...the.children()].some(
      (dependent) => dependent !== undefined && the.dependent(dependent, "visaType") === "VisaFree",
    ),
  {
    en: "every family member who comes with you needs a visa or permit",
    fr: "chaque membre de la famille qui vous accompagne a besoin d’un visa ou d’un permis",
  },
);

/** Family members may come along: the spouse or partner, or children who depend on the applicant. */
export const familyMayCome = any(spouseAccompanies, hasChildren);

export const rowIsInCanada = says(
  "rowIsInCanada",
  { en: "the country is Canada", fr: "le pays est le Canada" },
  (the) => the.field("country") === "CA",
);

export const childIsInCase = says(
  "childIsInCase",
  { en: "a child is part of the application", fr: "un enfant fait partie de la demande" },
  (the) => dependentChildren(the).length > 0,
);
