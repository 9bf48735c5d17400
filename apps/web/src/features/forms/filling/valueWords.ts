import { languageChoices } from "@boreal/domain/forms/fields/choices";
import type { FormChoice, FormField, FormValue } from "@boreal/domain/forms/fields/field";
import type { FormReader } from "@boreal/domain/forms/formReader";
import { isIsoDate, isIsoMonth } from "@boreal/domain/kernel/calendarDate";
import { countries } from "@boreal/domain/lists/countries";
import { unitedKingdomParts } from "@boreal/domain/lists/officialForms/unitedKingdomParts";
import { stateFormCodes } from "@boreal/domain/lists/officialForms/placeFormCodes";
import { provinces } from "@boreal/domain/lists/provinces";
import type { LanguageTools } from "../../../ui/language.tsx";
import { text } from "../text.ts";

/** What may be chosen in a field now. */
export const choicesOf = (field: FormField, the: FormReader): readonly FormChoice[] => {
  if (field.choices) return typeof field.choices === "function" ? field.choices(the) : field.choices;
  return field.kind === "language" ? languageChoices : [];
};

const placeNames: ReadonlyMap<string, { readonly en: string; readonly fr: string }> = new Map([
  ...stateFormCodes.entries.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])),
  ...provinces.map((province) => [province.code, province] as const),
]);

/** A value as people read it. One that the list does not know stays as it is written. */
export function valueWords(field: FormField, value: FormValue, the: FormReader, tools: LanguageTools): string {
  const { t } = tools;
  if (typeof value === "boolean") return t(value ? text.yes : text.no);
  switch (field.kind) {
    case "date":
      return isIsoDate(value) ? tools.date(value) : value;
    case "month":
      return isIsoMonth(value) ? tools.month(value) : value;
    case "country":
      return [...countries, ...unitedKingdomParts].find(({ code }) => code === value)?.[tools.language] ?? value;
    case "province":
    case "state":
      return placeNames.get(value)?.[tools.language] ?? value;
    case "choice":
    case "language": {
      const choice = choicesOf(field, the).find(({ id }) => id === value);
      return choice ? t(choice.name) : value;
    }
    case "amount":
      return /^\d+$/.test(value)
        ? tools.number(Number(value), { style: "currency", currency: "CAD", maximumFractionDigits: 0 })
        : value;
    default:
      return value;
  }
}
