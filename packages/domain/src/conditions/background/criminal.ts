import { says } from "../../caseFile/rule.ts";
import { pickedOther } from "../oneOf.ts";

/** Conditions about the applicant and the law. */

export const toldOfCrime = says(
  "toldOfCrime",
  { en: "you answered yes about a crime", fr: "vous avez répondu oui au sujet d’un crime" },
  (the) => the.answer("hasCriminalHistory") === true,
  { en: "you did not answer yes about a crime", fr: "vous n’avez pas répondu oui au sujet d’un crime" },
);

export const criminalStatusPicked = says(
  "criminalStatusPicked",
  { en: "you chose a criminal status", fr: "vous avez choisi une situation pénale" },
  (the) => pickedOther(the.answer("criminalHistoryStatus")),
  { en: "you did not choose a criminal status", fr: "vous n’avez choisi aucune situation pénale" },
);

export const wasIncarcerated = says(
  "wasIncarcerated",
  { en: "you were in jail or prison", fr: "vous avez été en prison" },
  (the) => the.answer("hasBeenIncarcerated") === true,
  {
    en: "your answers do not say that you were in jail or prison",
    fr: "vos réponses n’indiquent pas que vous avez été en prison",
  },
);

export const toldOfOrganizedCrime = says(
  "toldOfOrganizedCrime",
  { en: "you answered yes about organized crime", fr: "vous avez répondu oui au sujet du crime organisé" },
  (the) => the.answer("hasOrganizedCrimeHistory") === true,
  {
    en: "you did not answer yes about organized crime",
    fr: "vous n’avez pas répondu oui au sujet du crime organisé",
  },
);
