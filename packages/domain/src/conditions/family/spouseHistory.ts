import { says } from "../../caseFile/rule.ts";
import { pickedOther } from "../oneOf.ts";

/** Conditions about the history of the spouse or partner. */

export const spouseToldOfCrime = says(
  "spouseToldOfCrime",
  {
    en: "you answered yes about a crime of your spouse or partner",
    fr: "vous avez répondu oui au sujet d’un crime de votre conjoint ou partenaire",
  },
  (the) => the.answer("spouseCriminalHistory") === true,
  {
    en: "you did not answer yes about a crime of your spouse or partner",
    fr: "vous n’avez pas répondu oui au sujet d’un crime de votre conjoint ou partenaire",
  },
);

export const spouseCriminalStatusPicked = says(
  "spouseCriminalStatusPicked",
  {
    en: "you chose a criminal status for your spouse or partner",
    fr: "vous avez choisi une situation pénale pour votre conjoint ou partenaire",
  },
  (the) => pickedOther(the.answer("spouseCriminalHistoryStatus")),
  {
    en: "you did not choose a criminal status for your spouse or partner",
    fr: "vous n’avez choisi aucune situation pénale pour votre conjoint ou partenaire",
  },
);

export const spouseWasIncarcerated = says(
  "spouseWasIncarcerated",
  { en: "your spouse or partner was in jail or prison", fr: "votre conjoint ou partenaire a été en prison" },
  (the) => the.answer("spouseHasBeenIncarcerated") === true,
  {
    en: "your answers do not say that your spouse or partner was in jail or prison",
    fr: "vos réponses n’indiquent pas que votre conjoint ou partenaire a été en prison",
  },
);

export const spouseToldOfOrganizedCrime = says(
  "spouseToldOfOrganizedCrime",
  {
    en: "you answered yes about organized crime for your spouse or partner",
    fr: "vous avez répondu oui au sujet du crime organisé pour votre conjoint ou partenaire",
  },
  (the) => the.answer("spouseHasOrganizedCrimeHistory") === true,
  {
    en: "you did not answer yes about organized crime for your spouse or partner",
    fr: "vous n’avez pas répondu oui au sujet du crime organisé pour votre conjoint ou partenaire",
  },
);

export const spouseStayedWithoutPermission = says(
  "spouseStayedWithoutPermission",
  {
    en: "your spouse or partner stayed, studied or worked without permission",
    fr: "votre conjoint ou partenaire est resté, a étudié ou a travaillé sans autorisation",
  },
  (the) => the.answer("spouseVisaViolationWithoutAuthorization") === true,
  {
    en: "your answers do not say that your spouse or partner stayed, studied or worked without permission",
    fr: "vos réponses n’indiquent pas que votre conjoint ou partenaire est resté, a étudié ou a travaillé sans autorisation",
  },
);

export const spouseWasDenied = says(
  "spouseWasDenied",
  {
    en: "your spouse or partner was refused or denied entry",
    fr: "votre conjoint ou partenaire a essuyé un refus",
  },
  (the) => the.answer("spouseVisaViolationDenied") === true,
  {
    en: "your answers do not show a refusal of your spouse or partner",
    fr: "vos réponses n’indiquent pas de refus visant votre conjoint ou partenaire",
  },
);

export const spouseWasToldOfMisrepresentation = says(
  "spouseWasToldOfMisrepresentation",
  {
    en: "your spouse or partner was found to have given false information",
    fr: "une fausse déclaration a été reprochée à votre conjoint ou partenaire",
  },
  (the) => the.answer("spouseVisaViolationMisrepresentation") === true,
  {
    en: "your answers do not say that your spouse or partner was found to have given false information",
    fr: "vos réponses n’indiquent pas qu’une fausse déclaration a été reprochée à votre conjoint ou partenaire",
  },
);
