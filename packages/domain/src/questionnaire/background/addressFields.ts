import type { CaseReader } from "../../caseFile/reader.ts";
import { addressParts, provinceWhere, type AddressPart } from "../../fields/address.ts";
import { postalCodeWhere } from "../../fields/checks/postalCodes.ts";
import { rowIsInCanada } from "../../conditions/family/family.ts";
import { refusal } from "../../kernel/validation.ts";
import { everyPlace } from "../../lists/countries.ts";
import { ofText } from "../../fields/checks/checks.ts";
import type { Field } from "../step.ts";
import { notBlank } from "../../fields/checks/texts.ts";

/** Inputs of a postal address. The country comes first: it decides what a province and a postal code look like. */

const countryOf = (the: CaseReader) => the.field("country");

const chooseProvince = refusal("provinceOfCanada", {
  en: "Choose the province or territory.",
  fr: "Choisissez la province ou le territoire.",
});

const part = (id: AddressPart, rest: Pick<Field, "needed"> & Partial<Field>): Field => ({
  id,
  kind: addressParts[id].kind,
  question: addressParts[id].words,
  ...rest,
});

const country = part("country", { among: everyPlace, needed: "always" });
const streetNumber = part("streetNumber", { needed: "always", checks: [notBlank] });
const streetName = part("streetName", { needed: "always", checks: [notBlank] });
const aptUnit = part("aptUnit", { needed: "never" });
const city = part("city", { needed: "always", checks: [notBlank] });
const postBox = part("poBox", { needed: "never" });
const provinceOrState = part("province", {
  needed: rowIsInCanada,
  checks: [provinceWhere(countryOf, chooseProvince)],
});
const province = part("province", {
  kind: "province",
  question: { en: "Province or territory", fr: "Province ou territoire" },
  needed: "always",
});
const postalCode = part("postalCode", {
  needed: "never",
  checks: [postalCodeWhere((the: CaseReader) => countryOf(the) === "CA")],
});

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
