import { says } from "../../caseFile/rule.ts";
import { iecCountryNotListed } from "../../lists/youthMobility/iecCountryNotListed.ts";
import { iecCountries } from "../../tables/youthMobility/iecCountries.ts";
import { isOneOf } from "../oneOf.ts";

/** International Experience Canada: category and country. */

/** Document 3 section 4.7: such a country carries no rule about an address or about times. */
export const countryIsNotListed = says(
  "countryIsNotListed",
  {
    en: "you said that your country is not listed for IEC, and no rule about an address or earlier participations comes with it",
    fr: "vous avez dit que votre pays n’est pas dans la liste d’EIC, et aucune règle sur l’adresse ou les participations antérieures ne s’y rattache",
  },
  (the) => the.answer("iecCountryOfCitizenship") === iecCountryNotListed.code,
);

export const categoryNeedsJobOffer = says(
  "categoryNeedsJobOffer",
  { en: "your IEC category needs a job offer", fr: "votre catégorie d’EIC exige une offre d’emploi" },
  (the) => isOneOf(the.answer("iecProgram"), ["youngProfessionals", "internationalCoop"]),
);

export const isInternship = says(
  "isInternship",
  { en: "you chose International Co-op", fr: "vous avez choisi Stage coop international" },
  (the) => the.answer("iecProgram") === "internationalCoop",
);

export const countryAsksForResidence = says(
  "countryAsksForResidence",
  { en: "your country’s agreement asks that you live there", fr: "l’entente de votre pays exige que vous y habitiez" },
  (the) => {
    const [country, countries] = [the.answer("iecCountryOfCitizenship"), the.row(iecCountries)];
    const isListed = country !== undefined && country !== iecCountryNotListed.code;
    const rules = isListed && countries.found ? countries.row.value[country] : undefined;
    return (
      rules?.residence === "required" ||
      (rules?.residence === "coopOnly" && the.answer("iecProgram") === "internationalCoop")
    );
  },
);

export const gaveAddressAtHome = says(
  "gaveAddressAtHome",
  { en: "you gave an address in your country", fr: "vous avez donné une adresse dans votre pays" },
  (the) => the.answer("iecHasResidentialOrMailingAddressInQualifyingCountry") === true,
);

export const organizationSupports = says(
  "organizationSupports",
  { en: "a recognized organization supports you", fr: "un organisme reconnu vous soutient" },
  (the) => the.answer("iecHasLetterFromIecRecognizedOrganization") === true,
);

export const tookPartBefore = says(
  "tookPartBefore",
  { en: "you took part in IEC before", fr: "vous avez déjà participé à EIC" },
  (the) => the.answer("iecPreviouslyParticipatedInProgram") === true,
  {
    en: "your answers do not say that you took part in IEC before",
    fr: "vos réponses n’indiquent pas que vous avez déjà participé à EIC",
  },
);
