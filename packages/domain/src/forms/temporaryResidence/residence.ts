import { formHistory } from "../../tables/officialForms/formLimits.ts";
import { endNotBefore, fromNotAfterToday, toAfterToday, toNotAfterToday } from "../../fields/checks/dates.ts";
import type { FormPart } from "../fields/field.ts";
import type { FormReader } from "../formReader.ts";
import { noAt, yesAt } from "../fields/fieldConditions.ts";
import { residenceFields } from "../fields/fieldsOf.ts";
import { isCanada, statusPrefill, statusToPrefill } from "./inCanada/statusInCanada.ts";
import { homeCountryPrefill } from "../prefills/people.ts";
import {
  currentFromPrefill,
  currentOtherStatusPrefill,
  currentStatusPrefill,
  currentToPrefill,
  hasPreviousCountriesPrefill,
  previousCountriesPrefill,
} from "../prefills/residenceHistory.ts";

/** Where the applicant lives, lived before and applies. */

const currentCountry = residenceFields({
  at: "currentCountry",
  country: { en: "Country or territory where you live now", fr: "Pays ou territoire où vous vivez" },
  statusLabel: { en: "Your status there", fr: "Votre statut dans ce pays" },
  fromChecks: [fromNotAfterToday],
  toChecks: [toAfterToday, endNotBefore<FormReader>((the) => the.value("currentCountry.statusFrom"))],
  prefills: {
    name: homeCountryPrefill,
    status: currentStatusPrefill,
    otherStatus: currentOtherStatusPrefill,
    statusFrom: currentFromPrefill,
    statusTo: currentToPrefill,
  },
});

const countryWhereApplying = residenceFields({
  at: "countryWhereApplying",
  country: { en: "Country or territory where you apply", fr: "Pays ou territoire où vous faites la demande" },
  statusLabel: { en: "Your status there", fr: "Votre statut dans ce pays" },
  shown: noAt("sameAsCurrentCountry"),
  fromChecks: [fromNotAfterToday],
  toChecks: [toAfterToday, endNotBefore<FormReader>((the) => the.value("countryWhereApplying.statusFrom"))],
  // Unlike the country of residence, Validate asks for both dates with every status here.
  datesAlways: true,
});

const previousCountry = residenceFields({
  country: { en: "Country or territory", fr: "Pays ou territoire" },
  statusLabel: { en: "Your status there", fr: "Votre statut dans ce pays" },
  fromChecks: [fromNotAfterToday],
  toChecks: [toNotAfterToday, endNotBefore<FormReader>((the) => the.inRow("statusFrom"))],
  datesAlways: true,
});

/** Other countries of the last years: the same wherever the person applies. */
const lived: readonly FormPart[] = [
  {
    // The path says "no", the answer yes says that there are some: it is the form’s question 8 (docs/facts/official-forms.md section 4).
    path: "noPreviousCountries",
    kind: "yesNo",
    needed: "always",
    prefill: hasPreviousCountriesPrefill,
    label: {
      en: "In the past five years, have you lived for more than six months in a country other than your country of citizenship or the one where you live now?",
      fr: "Au cours des cinq dernières années, avez-vous vécu plus de six mois dans un autre pays que celui de votre citoyenneté ou celui où vous vivez?",
    },
  },
  {
    list: "previousCountries",
    title: { en: "Countries where you lived", fr: "Pays où vous avez vécu" },
    rowTitle: { en: "Country {number}", fr: "Pays {number}" },
    addLabel: { en: "Add a country", fr: "Ajouter un pays" },
    most: (the) => {
      const limits = the.case.row(formHistory);
      return limits.found ? limits.row.value.countries : undefined;
    },
    shown: yesAt("noPreviousCountries"),
    needed: "always",
    fields: previousCountry,
    prefill: previousCountriesPrefill,
  },
];

export const residenceParts: readonly FormPart[] = [
  ...currentCountry,
  ...lived,
  {
    path: "sameAsCurrentCountry",
    kind: "yesNo",
    needed: "always",
    label: {
      en: "Are you applying from the country where you live now?",
      fr: "Faites-vous la demande depuis le pays où vous vivez?",
    },
  },
  ...countryWhereApplying,
];

/** Inside Canada the country is fixed, and nobody is asked from where they apply. */
export const residencePartsInCanada: readonly FormPart[] = [
  ...residenceFields({
    at: "currentCountry",
    country: { en: "Country or territory where you live now", fr: "Pays ou territoire où vous vivez" },
    statusLabel: { en: "Your status in Canada", fr: "Votre statut au Canada" },
    fromChecks: [fromNotAfterToday],
    toChecks: [toAfterToday, endNotBefore<FormReader>((the) => the.value("currentCountry.statusFrom"))],
    prefills: { status: statusPrefill, statusTo: statusToPrefill },
  }).map((field) => (field.path === "currentCountry.name" ? isCanada(field) : field)),
  ...lived,
];
