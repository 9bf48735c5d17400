import { says } from "../../caseFile/rule.ts";
import { isExpressEntry } from "../application/application.ts";
import { holdsValidPermit, holdsWorkPermit } from "../status/insideCanada.ts";

/** Express Entry: nomination, trade certificate, settlement funds. */

export const wasNominated = says(
  "wasNominated",
  { en: "a province nominated you", fr: "vous avez obtenu la désignation d’une province" },
  (the) => the.answer("hasProvincialNomination") === true,
);

export const holdsTradeCertificate = says(
  "holdsTradeCertificate",
  { en: "you hold a Canadian trade certificate", fr: "vous avez un certificat de qualification canadien" },
  (the) => the.answer("hasCertificateOfQualification") === true || the.answer("tradeCertificate") === true,
);

/**
 * No settlement funds for who may work in Canada and has a valid job offer: full-time, not seasonal, by an eligible employer
 * (Regulations, section 76(1)(b); docs/facts/express-entry.md section 4). The Canadian experience class is exempt by itself:
 * `experienceClassIsOpen`.
 */
export const needsNoSettlementFunds = says(
  "needsNoSettlementFunds",
  {
    en: "you have a work permit and a full-time, year-round job offer from an eligible employer",
    fr: "vous avez un permis de travail et une offre d’emploi à temps plein et à l’année d’un employeur admissible",
  },
  (the) => {
    if (!isExpressEntry.evaluate(the).holds || the.answer("jobInCanada") !== true) return false;
    const offer = the.answer("jobInCanadaDetails");
    const isValid = offer?.fullTime === true && offer.isNonSeasonal === true && offer.ineligibleEmployer === false;
    return isValid && holdsWorkPermit.evaluate(the).holds && holdsValidPermit.evaluate(the).holds;
  },
);
