import { says } from "../../caseFile/rule.ts";
import { any } from "../../kernel/condition.ts";

/** Conditions about names. */

export const namesDiffer = says(
  "namesDiffer",
  {
    en: "your name is not the same on all your documents",
    fr: "votre nom n’est pas le même sur tous vos documents",
  },
  (the) => the.answer("isNameSameOnOfficialDocs") === false,
  {
    en: "you did not say that your name differs between documents",
    fr: "vous n’avez pas dit que votre nom diffère d’un document à l’autre",
  },
);

export const usedOtherFamilyNames = says(
  "usedOtherFamilyNames",
  { en: "you use or used other family names", fr: "vous utilisez ou avez utilisé d’autres noms de famille" },
  (the) => the.answer("hasOtherFamilyNames") === true,
  {
    en: "your answers do not show other family names",
    fr: "vos réponses n’indiquent pas d’autres noms de famille",
  },
);

export const usedOtherGivenNames = says(
  "usedOtherGivenNames",
  { en: "you use or used other given names", fr: "vous utilisez ou avez utilisé d’autres prénoms" },
  (the) => the.answer("hasOtherGivenNames") === true,
  { en: "your answers do not show other given names", fr: "vos réponses n’indiquent pas d’autres prénoms" },
);

export const birthNameDiffers = says(
  "birthNameDiffers",
  { en: "your name is different from your name at birth", fr: "votre nom diffère de votre nom à la naissance" },
  (the) => the.answer("isDiffToBirthName") === true,
  {
    en: "your answers do not say that your name differs from your name at birth",
    fr: "vos réponses n’indiquent pas que votre nom diffère de votre nom à la naissance",
  },
);

/** A paper must tie the names together. */
export const nameChanged = any(birthNameDiffers, namesDiffer);

export const spouseHasOneNameOnly = says(
  "spouseHasOneNameOnly",
  { en: "your spouse or partner has one name only", fr: "votre conjoint ou partenaire n’a qu’un seul nom" },
  (the) => the.answer("spouseHasOneName") === true,
  {
    en: "your answers do not say that your spouse or partner has one name only",
    fr: "vos réponses ne disent pas que votre conjoint ou partenaire n’a qu’un seul nom",
  },
);
