import type { CaseReader } from "../../caseFile/reader.ts";
import { postalCodeWhere } from "../../fields/checks/postalCodes.ts";
import { rowIsInCanada } from "../../conditions/family/family.ts";
import { refusal } from "../../kernel/validation.ts";
import { provinceCodes } from "../../lists/provinces.ts";
import { everyPlace } from "../../lists/countries.ts";
import { ofText } from "../../fields/checks/checks.ts";
import type { Field } from "../step.ts";
import { notBlank } from "../../fields/checks/texts.ts";

/** Inputs of a postal address. The country comes first: it decides what a province and a postal code look like. */

const isProvinceCode = (value: string) => provinceCodes.some((code) => code === value);

const provinceOfCanada = ofText<CaseReader>((value, the) =>
  rowIsInCanada.evaluate(the).holds && !isProvinceCode(value)
    ? refusal("provinceOfCanada", {
        en: "Choose the province or territory.",
        fr: "Choisissez la province ou le territoire.",
      })
    : undefined,
);

const isInCanada = (the: CaseReader) => rowIsInCanada.evaluate(the).holds;

const country: Field = {
  id: "country",
  kind: "country",
  among: everyPlace,
  question: { en: "Country", fr: "Pays" },
  needed: "always",
};
const streetNumber: Field = {
  id: "streetNumber",
  kind: "text",
  question: { en: "Street number", fr: "Numéro" },
  needed: "always",
  checks: [notBlank],
};
const streetName: Field = {
  id: "streetName",
  kind: "text",
  question: { en: "Street name", fr: "Rue" },
  needed: "always",
  checks: [notBlank],
};
const aptUnit: Field = {
  id: "aptUnit",
  kind: "text",
  question: { en: "Apartment or unit", fr: "Appartement ou bureau" },
  needed: "never",
};
const city: Field = {
  id: "city",
  kind: "text",
  question: { en: "City or town", fr: "Ville" },
  needed: "always",
  checks: [notBlank],
};
const postBox: Field = {
  id: "poBox",
  kind: "text",
  question: { en: "Post office box", fr: "Case postale" },
  needed: "never",
};
const provinceOrState: Field = {
  id: "province",
  kind: "text",
  question: { en: "Province, territory or state", fr: "Province, territoire ou État" },
  needed: rowIsInCanada,
  checks: [provinceOfCanada],
};
const province: Field = {
  id: "province",
  kind: "province",
  question: { en: "Province or territory", fr: "Province ou territoire" },
  needed: "always",
};
const postalCode: Field = {
  id: "postalCode",
  kind: "text",
  question: { en: "Postal code", fr: "Code postal" },
  needed: "never",
  checks: [postalCodeWhere(isInCanada)],
};

/** An address in any country. */
export const addressFields: readonly Field[] = [
  country,
  streetNumber,
  streetName,
  aptUnit,
  city,
  provinceOrState,
  postalCode,
];

/** Where mail goes: a post office box is allowed. */
export const mailingAddressFields: readonly Field[] = [
  country,
  streetNumber,
  streetName,
  aptUnit,
  postBox,
  city,
  provinceOrState,
  postalCode,
];

/** spec: the specification's own sentence (document 3 section 8). */
const inCanada = ofText((value) =>
  value === "CA"
    ? undefined
    : refusal("canadianAddress", {
        en: "You must enter a Canadian address.",
        fr: "Vous devez entrer une adresse canadienne.",
      }),
);

/** A home in Canada. */
export const canadianAddressFields: readonly Field[] = [
  { ...country, checks: [inCanada] },
  streetNumber,
  streetName,
  aptUnit,
  city,
  { ...provinceOrState, needed: "always" },
  { ...postalCode, needed: "always" },
];

/** A school in Canada: the country goes without saying. */
export const schoolAddressFields: readonly Field[] = [
  streetNumber,
  streetName,
  city,
  province,
  {
    ...postalCode,
    needed: "always",
    checks: [postalCodeWhere(() => true)],
  },
];
