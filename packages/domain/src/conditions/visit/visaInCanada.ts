import { says } from "../../caseFile/rule.ts";
import { SituationInCanada } from "../status/situationInCanada.ts";

/** A visitor visa that is asked for inside Canada: the permit held, and the visa in the passport (docs/facts/programmes.md section 11). */

export const statusInCanadaNotAnswered = says(
  "statusInCanadaNotAnswered",
  { en: "your status in Canada is not answered yet", fr: "votre statut au Canada n’est pas encore indiqué" },
  (the) => the.answer("currentImmigrationStatus") === undefined,
);

export const permitEndNotAnswered = says(
  "permitEndNotAnswered",
  {
    en: "the last day of your permit is not answered yet",
    fr: "le dernier jour de votre permis n’est pas encore indiqué",
  },
  (the) => {
    const now = new SituationInCanada(the);
    return now.holds("study", "work") && now.expiry() === undefined;
  },
);

/** Valid on its last day. While only a renewal is pending the permit itself may have ended, and then it opens no visa. */
export const permitIsValid = says(
  "permitIsValid",
  {
    en: "you hold a study or work permit that is still valid",
    fr: "vous avez un permis d’études ou de travail encore valide",
  },
  (the) => {
    const now = new SituationInCanada(the);
    const expiry = now.holds("study", "work") ? now.expiry() : undefined;
    return expiry !== undefined && expiry >= the.today();
  },
  {
    en: "your answers do not show a study or work permit that is still valid",
    fr: "vos réponses n’indiquent pas de permis d’études ou de travail encore valide",
  },
);

export const conditionsWereBroken = says(
  "conditionsWereBroken",
  {
    en: "you said that you did not follow the conditions of your permit",
    fr: "vous avez dit ne pas avoir respecté les conditions de votre permis",
  },
  (the) => the.answer("stillAdmissible") === false,
);

export const visaEndNotAnswered = says(
  "visaEndNotAnswered",
  {
    en: "the last day of the visa in your passport is not answered yet",
    fr: "le dernier jour du visa dans votre passeport n’est pas encore indiqué",
  },
  (the) => the.answer("temporaryResidentVisaExpiryDate") === undefined,
);

/** Valid on its last day. */
export const visaHasEnded = says(
  "visaHasEnded",
  { en: "the visa in your passport has ended", fr: "le visa dans votre passeport a expiré" },
  (the) => {
    const end = the.answer("temporaryResidentVisaExpiryDate");
    return end !== undefined && end < the.today();
  },
);
