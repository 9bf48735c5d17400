import { says } from "../../caseFile/rule.ts";
import { pickedOther } from "../oneOf.ts";

/** Conditions about the applicant and the law. */

export const toldOfCrime = says(
  "toldOfCrime",
  { en: "you answered yes about a crime", fr: "vous avez répondu oui au sujet d’un crime" },
  (the) => the.answer("hasCriminalHistory") === true,
  { en: "you did not answer yes about a crime", fr: "vous n’avez pas répondu oui au sujet d’un crime" },
);

/** No to both questions before the one on the status. While one of them is open nothing is known, and a yes to either asks. */
const isNoToBoth = (group: boolean | undefined, crime: boolean | undefined): boolean | undefined => {
  if (group === true || crime === true) return false;
  return group === undefined || crime === undefined ? undefined : true;
};

export const toldOfNoCrime = says(
  "toldOfNoCrime",
  {
    en: "you answered no about a crime and about a criminal group",
    fr: "vous avez répondu non au sujet d’un crime et d’un groupe criminel",
  },
  (the) => isNoToBoth(the.answer("hasOrganizedCrimeHistory"), the.answer("hasCriminalHistory")),
);

export const spouseToldOfNoCrime = says(
  "spouseToldOfNoCrime",
  {
    en: "you answered no about a crime and about a criminal group for your spouse or partner",
    fr: "vous avez répondu non au sujet d’un crime et d’un groupe criminel pour votre conjoint ou partenaire",
  },
  (the) => isNoToBoth(the.answer("spouseHasOrganizedCrimeHistory"), the.answer("spouseCriminalHistory")),
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
