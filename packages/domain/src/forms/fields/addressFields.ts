import type { FormReader } from "../formReader.ts";
import { provincesAndStates } from "./choices.ts";
import type { Text } from "../../kernel/text.ts";
import type { FactRef } from "../../kernel/trace.ts";
import { condition } from "../../kernel/condition.ts";
import type { ValueOf } from "../../kernel/shape.ts";
import type { address } from "../../caseFile/answers/places.ts";
import { stateFormCodes } from "../../lists/officialForms/placeFormCodes.ts";
import { addressParts, isProvinceOf, provinceWhere, type AddressPart } from "../../fields/address.ts";
import { postalCodeOnForms } from "../../fields/checks/postalCodes.ts";
import { isAt, isInRow, isNotGiven } from "./fieldConditions.ts";
import type { FormCheck, FormCondition, FormField, FormPrefill } from "./field.ts";
import { refusal } from "../../kernel/validation.ts";

/** A postal address, as the official forms ask for it. */

type Address = ValueOf<ReturnType<typeof address>>;
/** What document 1 section 3 calls the parts. */
const fieldNames: Readonly<Record<AddressPart, string>> = {
  poBox: "poBox",
  aptUnit: "aptUnit",
  streetNumber: "streetNo",
  streetName: "streetName",
  city: "cityTown",
  country: "countryTerritory",
  province: "provinceState",
  postalCode: "postalCode",
  district: "district",
};

/** The states of the United States, two letters each. */
const states: ReadonlySet<unknown> = new Set(stateFormCodes.entries.map(({ id }) => id));

const otherProvince = refusal("provinceOfCountry", {
  en: "Choose a province or state of the country above.",
  fr: "Choisissez une province ou un État du pays indiqué plus haut.",
});

/** Only Canada and the United States have provinces and states on the forms. */
const isOnForms = (country: unknown, province: unknown): boolean =>
  (country === "CA" || country === "US") && isProvinceOf(country, province, states);

/** Canada’s provinces with Canada, the states with the United States. */
export const provinceAtCountry = (path: string): FormCheck =>
  provinceWhere((the) => the.value(path), otherProvince, states);
export const provinceInRowOf = (name: string): FormCheck =>
  provinceWhere((the) => the.inRow(name), otherProvince, states);

/** Canada and the United States alone have provinces and states on the forms; elsewhere there is a district. */
export const hasProvinces = (path: string): FormCondition => isAt(path, "CA", "US");
export const hasProvincesInRow = (name: string): FormCondition => isInRow(name, "CA", "US");

/** Document 1 section 3 asks for it; the file of the authority has a box for it with the mailing address alone. */
const onAnswerSheet: Text = {
  en: "The official form has no box for it here. It is on the answer sheet.",
  fr: "Le formulaire officiel ne prévoit pas la case postale ici. Elle figure sur la feuille de réponses.",
};

type Block = {
  readonly at: string;
  readonly shown?: FormCondition;
  /** Whether a post box may stand in place of the street, or is asked for beside it. */
  readonly postBox?: "forStreet" | "besideStreet";
  readonly inParts?: true;
  /** The form has Canada there from the start: no other country, no district. */
  readonly inCanada?: (field: FormField) => FormField;
  readonly answer: (
    the: Parameters<FormPrefill>[0],
  ) => { readonly address: Address; readonly fact: FactRef; readonly says: Text } | undefined;
};

export function addressFields({ at, shown, postBox, inParts, inCanada, answer }: Block): readonly FormField[] {
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
  const field = (part: AddressPart, rest: Partial<FormField>): FormField => ({
    path: `${at}.${fieldNames[part]}`,
    kind: addressParts[part].kind,
    label: addressParts[part].words,
    ...inBlock,
    prefill: partOf(part),
    ...rest,
  });
  const partOf =
    (part: AddressPart): FormPrefill =>
    (the) => {
      const found = answer(the);
      const value = found?.address[part];
      const isPlace = part !== "province" || isOnForms(inCanada ? "CA" : found?.address.country, value);
      return found === undefined || value === undefined || !isPlace
        ? undefined
        : { value, from: { fact: found.fact, says: found.says } };
    };
  return [
    ...(postBox ? [field("poBox", postBox === "besideStreet" ? { hint: onAnswerSheet } : {})] : []),
    field("aptUnit", {}),
    field("streetNumber", {}),
    field("streetName", { needed: postBox === "forStreet" ? isNotGiven(`${at}.poBox`) : "always" }),
    field("city", { needed: "always" }),
    ...(inCanada
      ? [inCanada(field("country", {})), field("province", { kind: "province", needed: "always" })]
      : [
          field("country", {
            isRealCountry: true,
            needed: "always",
            ...(inParts ? { inParts } : {}),
          }),
          field("province", {
            kind: "choice",
            choices: provincesAndStates,
            shown: hasProvinces(country),
            needed: "always",
            checks: [provinceAtCountry(country)],
          }),
        ]),
    field("postalCode", {
      needed: inCanada ? "always" : hasProvinces(country),
      checks: [postalCodeOnForms<FormReader>((the) => the.value(country))],
    }),
    ...(inCanada ? [] : [field("district", { shown: elsewhere })]),
  ];
}
