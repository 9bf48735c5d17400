import type { Choice, FieldDefinition } from "@boreal/domain/fields/field";
import { isIsoDate, isIsoMonth } from "@boreal/domain/kernel/calendarDate";
import { knownPart } from "@boreal/domain/kernel/partialDate";
import { countries } from "@boreal/domain/lists/countries";
import { britishNationalities } from "@boreal/domain/lists/officialForms/britishNationalities";
import { unitedKingdomParts } from "@boreal/domain/lists/officialForms/unitedKingdomParts";
import { iecCountryNotListed } from "@boreal/domain/lists/youthMobility/iecCountryNotListed";
import { provinces } from "@boreal/domain/lists/provinces";
import type { LanguageTools } from "../../ui/language.tsx";
import { text as uiText } from "../../ui/text.ts";
import { text } from "../text.ts";
import { fieldText } from "./fields.text.ts";
import { occupationWords } from "./useOccupations.ts";

type Named = { readonly code: string; readonly en: string; readonly fr: string };

const countryNames: ReadonlyMap<string, Named> = new Map(
  [...countries, ...unitedKingdomParts, ...britishNationalities, iecCountryNotListed].map((country) => [
    country.code,
    country,
  ]),
);
export const provinceNames: ReadonlyMap<string, Named> = new Map(
  provinces.map((province) => [province.code, province]),
);

/** Texts, numbers and codes as they are; answers are never objects here. */
const plain = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

export const nameIn = (names: ReadonlyMap<string, Named>, code: unknown, { language }: LanguageTools) =>
  names.get(plain(code))?.[language] ?? plain(code);

type Spoken = Pick<FieldDefinition<never>, "kind" | "unit"> & {
  readonly choices?: readonly Pick<Choice<never>, "value" | "label">[];
};

const each = (value: unknown, words: (one: unknown) => string): string =>
  Array.isArray(value) ? value.map(words).join(", ") : "";

/** One value as people say it. What cannot be read as its kind stays as it is written. */
export function valueWords(field: Spoken, value: unknown, tools: LanguageTools): string {
  if (value === undefined || value === null) return tools.t(text.nothing);
  switch (field.kind) {
    case "yesNo":
    case "tick":
      return tools.t(value === true ? fieldText.yes : fieldText.no);
    case "date":
      return isIsoDate(plain(value)) ? tools.date(plain(value)) : plain(value);
    case "partialDate":
      return partialDateWords(plain(value), tools);
    case "month":
    case "monthOrOngoing":
      if (value === "ongoing") return tools.t(uiText.ongoing);
      return isIsoMonth(plain(value)) ? tools.month(plain(value)) : plain(value);
    case "country":
      return nameIn(countryNames, value, tools);
    case "countries":
      return each(value, (code) => nameIn(countryNames, code, tools));
    case "province":
      return nameIn(provinceNames, value, tools);
    case "occupation":
      return occupationWords(plain(value), tools.language);
    case "choice":
      return optionWords(field, value, tools);
    case "choices":
      return each(value, (one) => optionWords(field, one, tools));
    case "texts":
      return each(value, plain);
    case "money":
      return typeof value === "number"
        ? tools.number(value, { style: "currency", currency: "CAD", currencyDisplay: "narrowSymbol" })
        : plain(value);
    case "amount":
      return /^\d+$/.test(plain(value))
        ? tools.number(Number(value), { style: "currency", currency: "CAD", maximumFractionDigits: 0 })
        : plain(value);
    case "number":
      return typeof value === "number"
        ? `${tools.number(value, { useGrouping: false })}${field.unit ? `\u00a0${tools.t(field.unit)}` : ""}`
        : plain(value);
    default:
      return plain(value);
  }
}

/** As much of a day as is known. */
export function partialDateWords(value: string, tools: LanguageTools): string {
  const known = knownPart(value);
  if (isIsoDate(known)) return tools.date(known);
  if (isIsoMonth(known)) return tools.month(known);
  return known === "" ? tools.t(fieldText.dateNotKnown) : known;
}

function optionWords(field: Spoken, value: unknown, tools: LanguageTools): string {
  const option = field.choices?.find((one) => one.value === value);
  return option ? tools.t(option.label) : plain(value);
}
