import { says } from "../../caseFile/rule.ts";

/** Conditions about addresses. */

export const mailGoesElsewhere = says(
  "mailGoesElsewhere",
  { en: "your mail goes to another address", fr: "votre courrier va à une autre adresse" },
  (the) => the.answer("isSameAddress") === false,
  {
    en: "your answers do not say that your mail goes to another address",
    fr: "vos réponses n’indiquent pas que votre courrier va à une autre adresse",
  },
);
