import type { CaseReader } from "../../caseFile/reader.ts";
import { addressParts, provinceWhere, townWhere, type AddressPart } from "../../fields/address.ts";
import { postalCodeWhere } from "../../fields/checks/postalCodes.ts";
import { rowIsInCanada } from "../../conditions/family/family.ts";
import { refusal } from "../../kernel/validation.ts";
import { everyPlace } from "../../lists/countries.ts";
import { ofText } from "../../fields/checks/checks.ts";
import type { Text } from "../../kernel/text.ts";
import type { Field, Prefill } from "../step.ts";
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
/** Many addresses have none: a house with a name, a rural route, most of some countries; the official forms do not ask for it either (document 1 section 5). */
const streetNumber = part("streetNumber", {
  needed: "never",
  hint: { en: "Leave it empty if the address has none.", fr: "Laissez vide si l’adresse n’en a pas." },
});
const streetName = part("streetName", { needed: "always", checks: [notBlank] });
const aptUnit = part("aptUnit", { needed: "never" });
const city = part("city", { needed: "always", checks: [notBlank, townWhere(countryOf)] });
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

/**
 * A home whose country another answer tells already: it is filled in with that, and another country is refused. `provinceOf`
 * as well, where that is asked by itself.
 */
export function addressFieldsIn(known: {
  readonly country: (the: CaseReader) => string | undefined;
  readonly province?: (the: CaseReader) => string | undefined;
}): readonly Field[] {
  const filled =
    (of: (the: CaseReader) => string | undefined): Prefill =>
    (the) => ({ value: of(the), origin: earlier });
  const sameCountry = sameAs(known.country, "addressCountryTwice", {
    en: "This is not the country of residence you gave. Choose the same one here, or change that answer.",
    fr: "Ce n’est pas le pays de résidence que vous avez indiqué. Choisissez le même ici, ou modifiez cette autre réponse.",
  });
  const provinceKnown = known.province;
  return addressFields.map((field) => {
    if (field.id === "country") return { ...field, prefill: filled(known.country), checks: [sameCountry] };
    if (field.id !== "province" || !provinceKnown) return field;
    const sameProvince = sameAs(provinceKnown, "addressProvinceTwice", {
      en: "This is not the province that was given before. Choose the same one here, or change that answer.",
      fr: "Ce n’est pas la province indiquée plus tôt. Choisissez la même ici, ou modifiez cette autre réponse.",
    });
    return { ...field, prefill: filled(provinceKnown), checks: [...(field.checks ?? []), sameProvince] };
  });
}

const earlier: Text = { en: "from an earlier answer", fr: "d’après une réponse précédente" };

const sameAs = (of: (the: CaseReader) => string | undefined, code: string, sentence: Text) =>
  ofText<CaseReader>((value, the) => {
    const told = of(the);
    return told !== undefined && told !== value ? refusal(code, sentence) : undefined;
  });

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

const onlyThere: Text = {
  en: "because this question is about Canada",
  fr: "parce que cette question porte sur le Canada",
};

/** A home or a workplace in Canada: another country is refused, so this one is filled in. */
export const canadianAddressFields: readonly Field[] = [
  { ...country, prefill: () => ({ value: "CA", origin: onlyThere }), checks: [inCanada] },
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
