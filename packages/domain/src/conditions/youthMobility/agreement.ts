import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import { iecCountryNotListed } from "../../lists/youthMobility/iecCountryNotListed.ts";
import { iecCountries, type IecCountry } from "../../tables/youthMobility/iecCountries.ts";

/** What Canada has agreed with the country of citizenship (document 3 sections 3.11 and 4.7). */

/** Citizens take part through a recognized organization only; no agreement is in the table of countries. */
export const unitedStates = "US";

/** Nothing while no country is chosen, none that is listed, or no table holds for the day. */
export function agreementOf(the: CaseReader): IecCountry | undefined {
  const country = the.answer("iecCountryOfCitizenship");
  if (country === undefined || country === iecCountryNotListed.code) return undefined;
  const countries = the.row(iecCountries);
  return countries.found ? countries.row.value[country] : undefined;
}

export const countryIsChosen = says(
  "countryIsChosen",
  { en: "you chose your country of citizenship", fr: "vous avez choisi votre pays de citoyenneté" },
  (the) => {
    const country = the.answer("iecCountryOfCitizenship");
    return country === undefined ? undefined : country !== iecCountryNotListed.code;
  },
  {
    known: {
      en: "you said that your country is not in the list for IEC",
      fr: "vous avez dit que votre pays n’est pas dans la liste d’EIC",
    },
    unknown: {
      en: "your answers do not name your country of citizenship yet",
      fr: "vos réponses n’indiquent pas encore votre pays de citoyenneté",
    },
  },
);

export const countryIsNotChosen = says(
  "countryIsNotChosen",
  {
    en: "you have not chosen your country of citizenship yet",
    fr: "votre pays de citoyenneté n’est pas encore choisi",
  },
  (the) => the.answer("iecCountryOfCitizenship") === undefined,
);

export const agreementsAreNotKnown = says(
  "agreementsAreNotKnown",
  {
    en: "no agreements of IEC are known for this date",
    fr: "aucune entente d’EIC n’est connue à cette date",
  },
  (the) => !the.row(iecCountries).found,
);

export const isCitizenOfUnitedStates = says(
  "isCitizenOfUnitedStates",
  { en: "you are a citizen of the United States", fr: "vous avez la citoyenneté des États-Unis" },
  (the) => {
    const country = the.answer("iecCountryOfCitizenship");
    return country === undefined ? undefined : country === unitedStates;
  },
  {
    known: {
      en: "the country that you chose is not the United States",
      fr: "le pays que vous avez choisi n’est pas les États-Unis",
    },
    unknown: {
      en: "your answers do not name your country of citizenship yet",
      fr: "vos réponses n’indiquent pas encore votre pays de citoyenneté",
    },
  },
);

/** A country that is in the list of countries and has no agreement. */
export const countryHasNoAgreement = says(
  "countryHasNoAgreement",
  {
    en: "your country is not among those with which Canada has an IEC agreement",
    fr: "votre pays n’est pas de ceux avec lesquels le Canada a une entente EIC",
  },
  (the) => {
    const country = the.answer("iecCountryOfCitizenship");
    if (country === undefined || !the.row(iecCountries).found) return undefined;
    return country !== unitedStates && agreementOf(the) === undefined;
  },
);

/** Residence of every category; one country asks for it in one category only. */
export const agreementAsksForResidence = says(
  "agreementAsksForResidence",
  {
    en: "your country’s agreement asks that you live there when you apply",
    fr: "l’entente de votre pays exige que vous y habitiez au moment de la demande",
  },
  (the) => agreementOf(the)?.residence === "required",
);

export const saidNoAddressThere = says(
  "saidNoAddressThere",
  {
    en: "you said that you do not have this address there",
    fr: "vous avez dit ne pas y avoir cette adresse",
  },
  (the) => the.answer("iecHasResidentialOrMailingAddressInQualifyingCountry") === false,
);

export const addressIsNotAnswered = says(
  "addressIsNotAnswered",
  {
    en: "you have not told us yet whether you have such an address there",
    fr: "vous n’avez pas encore dit si vous y avez une telle adresse",
  },
  (the) => the.answer("iecHasResidentialOrMailingAddressInQualifyingCountry") === undefined,
);
