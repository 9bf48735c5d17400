import type { FormReader } from "../formReader.ts";
import { provincesAndStates } from "./choices.ts";
import type { Text } from "../../kernel/text.ts";
import type { FactRef } from "../../kernel/trace.ts";
import { condition } from "../../kernel/condition.ts";
import type { ValueOf } from "../../kernel/shape.ts";
import type { address } from "../../caseFile/answers/places.ts";
import { provinceCodes } from "../../lists/provinces.ts";
import { stateFormCodes } from "../../lists/officialForms/placeFormCodes.ts";
import { postalCodeOnForms } from "../../fields/checks/postalCodes.ts";
import { isAt, isInRow, isNotGiven } from "./fieldConditions.ts";
import type { FormCheck, FormCondition, FormField, FormPrefill } from "./field.ts";
import { refusal } from "../../kernel/validation.ts";

/** A postal address, as the official forms ask for it. */

type Address = ValueOf<ReturnType<typeof address>>;
type Part =
  | "poBox"
  | "aptUnit"
  | "streetNo"
  | "streetName"
  | "cityTown"
  | "countryTerritory"
  | "provinceState"
  | "postalCode"
  | "district";

const fromAnswer: Record<Part, keyof Address> = {
  poBox: "poBox",
  aptUnit: "aptUnit",
  streetNo: "streetNumber",
  streetName: "streetName",
  cityTown: "city",
  countryTerritory: "country",
  provinceState: "province",
  postalCode: "postalCode",
  district: "district",
};

const labels: Record<Part, Text> = {
  poBox: { en: "P.O. box", fr: "Case postale" },
  aptUnit: { en: "Apartment or unit", fr: "Appartement ou unité" },
  streetNo: { en: "Street number", fr: "Numéro dans la rue" },
  streetName: { en: "Street name", fr: "Nom de la rue" },
  cityTown: { en: "City or town", fr: "Ville" },
  countryTerritory: { en: "Country or territory", fr: "Pays ou territoire" },
  provinceState: { en: "Province or state", fr: "Province ou État" },
  postalCode: { en: "Postal code", fr: "Code postal" },
  district: { en: "District", fr: "District" },
};

export const placeLabels = labels;

/** Codes of Canadian provinces and of the states of the United States, two letters each. */
const states = stateFormCodes.entries.map(({ id }) => id);

const otherProvince = refusal("provinceOfCountry", {
  en: "Choose a province or state of the country above.",
  fr: "Choisissez une province ou un État du pays indiqué plus haut.",
});

const belongsTo = (value: unknown, country: unknown) =>
  country === "CA" ? provinceCodes.some((code) => code === value) : states.includes(String(value));

/** Canada’s provinces with Canada, the states with the United States. */
export const provinceAtCountry =
  (path: string): FormCheck =>
  (value, the) =>
    belongsTo(value, the.value(path)) ? undefined : otherProvince;
export const provinceInRowOf =
  (name: string): FormCheck =>
  (value, the) =>
    belongsTo(value, the.inRow(name)) ? undefined : otherProvince;

/** Canada and the United States alone have provinces and states on the forms; elsewhere there is a district. */
export const hasProvinces = (path: string): FormCondition => isAt(path, "CA", "US");
export const hasProvincesInRow = (name: string): FormCondition => isInRow(name, "CA", "US");

/** Document 1 section 3 asks for it; the file of the authority has a box for it with the mailing address alone. */
const onAnswerSheet: Text = {
  en: "The official form has no box for it here. It stands on the answer sheet.",
  fr: "Le formulaire officiel ne prévoit pas la case postale ici. Elle figure sur la feuille de réponses.",
};

type Block = {
  readonly at: string;
  readonly shown?: FormCondition;
  /** Whether a post box may stand in place of the street, or is asked for beside it. */
  readonly postBox?: "forStreet" | "besideStreet";
  readonly inParts?: true;
  readonly answer: (
    the: Parameters<FormPrefill>[0],
  ) => { readonly address: Address; readonly fact: FactRef; readonly says: Text } | undefined;
};

export function addressFields({ at, shown, postBox, inParts, answer }: Block): readonly FormField[] {
  const country = `${at}.countryTerritory`;
  const inBlock = shown ? { shown } : {};
  const elsewhere: FormCondition = condition(
    `not Canada or US at ${at}`,
    { en: "the address is outside Canada and the United States", fr: "l’adresse est hors du Canada et des États-Unis" },
    (the) =>
      (shown?.evaluate(the).holds ?? true) &&
      the.value(country) !== undefined &&
      !hasProvinces(country).evaluate(the).holds,
  );
  const field = (part: Part, rest: Partial<FormField>): FormField => ({
    path: `${at}.${part}`,
    kind: "text",
    label: labels[part],
    ...inBlock,
    prefill: partOf(part),
    ...rest,
  });
  const partOf =
    (part: Part): FormPrefill =>
    (the) => {
      const found = answer(the);
      const value = found?.address[fromAnswer[part]];
      const isPlace = part !== "provinceState" || belongsTo(value, found?.address.country);
      return found === undefined || value === undefined || !isPlace
        ? undefined
        : { value, from: { fact: found.fact, says: found.says } };
    };
  return [
    ...(postBox ? [field("poBox", postBox === "besideStreet" ? { hint: onAnswerSheet } : {})] : []),
    field("aptUnit", {}),
    field("streetNo", {}),
    field("streetName", { needed: postBox === "forStreet" ? isNotGiven(`${at}.poBox`) : "always" }),
    field("cityTown", { needed: "always" }),
    field("countryTerritory", {
      kind: "country",
      isRealCountry: true,
      needed: "always",
      ...(inParts ? { inParts } : {}),
    }),
    field("provinceState", {
      kind: "choice",
      choices: provincesAndStates,
      shown: hasProvinces(country),
      needed: "always",
      checks: [provinceAtCountry(country)],
    }),
    field("postalCode", {
      needed: hasProvinces(country),
      checks: [postalCodeOnForms<FormReader>((the) => the.value(country))],
    }),
    field("district", { shown: elsewhere }),
  ];
}
