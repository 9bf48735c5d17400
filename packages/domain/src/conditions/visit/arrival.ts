import { says } from "../../caseFile/rule.ts";

/** Where a visitor comes from, and how. */

export const residenceNotAnswered = says(
  "residenceNotAnswered",
  {
    en: "the country in which the visitor lives is not answered yet",
    fr: "le pays où habite la personne qui visite n’est pas encore indiqué",
    to: {
      visitor: {
        en: "the country in which you live is not answered yet",
        fr: "le pays où vous habitez n’est pas encore indiqué",
      },
    },
  },
  (the) => the.answer("country") === undefined,
);

export const travelNotAnswered = says(
  "travelNotAnswered",
  {
    en: "it is not answered yet whether the visitor comes by air",
    fr: "on ne sait pas encore si la personne qui visite vient en avion",
    to: {
      visitor: {
        en: "it is not answered yet whether you come by air",
        fr: "on ne sait pas encore si vous venez en avion",
      },
    },
  },
  (the) => the.answer("isTravelByAir") === undefined,
);

export const travelsByAir = says(
  "travelsByAir",
  {
    en: "the visitor comes by air",
    fr: "la personne qui visite vient en avion",
    to: { visitor: { en: "you come by air", fr: "vous venez en avion" } },
  },
  (the) => the.answer("isTravelByAir") === true,
);
