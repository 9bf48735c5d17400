import type { FieldState } from "../fieldState.ts";
import { dollars, written } from "../../kernel/money.ts";
import { knownPart } from "../../kernel/partialDate.ts";
import type { Text } from "../../kernel/text.ts";
import { countries } from "../../lists/countries.ts";
import { countryFormCodes } from "../../lists/officialForms/countryFormCodes.ts";
import { britishNationalities } from "../../lists/officialForms/britishNationalities.ts";
import { unitedKingdomParts } from "../../lists/officialForms/unitedKingdomParts.ts";
import { provinceFormCodes } from "../../lists/officialForms/placeFormCodes.ts";
import { sheetWords } from "./answerSheetWords.ts";
import type { FormValue } from "../fields/field.ts";

/** A value as people read it, and the code of it where it is chosen from a list by one. */
export type ReadableValue = { readonly value: Text; readonly code?: string };

const same = (text: string): Text => ({ en: text, fr: text });

type Coded = { readonly id: string; readonly code: string };
const codesOf = (entries: readonly Coded[]): ReadonlyMap<string, string> =>
  new Map(entries.map(({ id, code }) => [id, code]));

const countryNames = new Map<string, Text>(
  [...countries, ...unitedKingdomParts, ...britishNationalities].map(({ code, en, fr }) => [code, { en, fr }]),
);
const countryCodes = codesOf([
  ...countryFormCodes.entries,
  ...[...unitedKingdomParts, ...britishNationalities].map(({ code }) => ({ id: code, code })),
]);
const placeNames = new Map<string, Text | undefined>(provinceFormCodes.entries.map(({ id, name }) => [id, name]));
const placeCodes = codesOf(provinceFormCodes.entries);

const named = (
  value: string,
  names: ReadonlyMap<string, Text | undefined>,
  code: string | undefined,
): ReadableValue => {
  const name = names.get(value);
  // What is in no list is shown as it is: its refusal says what is wrong with it.
  return name ? { value: name, ...(code === undefined ? {} : { code }) } : { value: same(value) };
};

/** The codes of the authority are numbers; names that only we or its files give to a choice are of no use to people. */
const isCode = (id: string): boolean => /^\d+$/.test(id);

const chosenAs = ({ chosen }: FieldState, value: string): ReadableValue => {
  if (!chosen) return { value: same(value) };
  const code = chosen.code ?? (isCode(chosen.value) ? chosen.value : undefined);
  return { value: chosen.label, ...(code === undefined ? {} : { code }) };
};

/** Beside words of one language their meaning in the other, so that nobody types the wrong ones. */
const inBoth = (value: string, meaning: Text | undefined): Text =>
  meaning
    ? {
        en: meaning.en === value ? value : `${meaning.en} (${value})`,
        fr: meaning.fr === value ? value : `${meaning.fr} (${value})`,
      }
    : same(value);

/** The value of a field as a person reads it beside the form. Dates stay as the forms write them: year, month, day. */
export function readableValue(field: FieldState, value: FormValue): ReadableValue {
  if (typeof value === "boolean") {
    if (field.field.kind === "tick") return { value: value ? sheetWords.ticked : sheetWords.notTicked };
    return { value: value ? sheetWords.yes : sheetWords.no };
  }
  switch (field.field.kind) {
    case "partialDate": {
      const known = knownPart(value);
      return { value: known === "" ? sheetWords.notKnown : same(known) };
    }
    case "country":
      return named(value, countryNames, countryCodes.get(value));
    case "province":
      return named(value, placeNames, placeCodes.get(value));
    case "amount":
      return { value: /^\d{1,15}$/.test(value) ? written(dollars(Number(value))) : same(value) };
    default:
      return field.field.choices ? chosenAs(field, value) : { value: inBoth(value, field.field.meaning?.(value)) };
  }
}
