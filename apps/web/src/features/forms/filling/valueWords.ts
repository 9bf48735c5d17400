import { choicesIn } from "@boreal/domain/fields/field";
import type { FormField, FormValue } from "@boreal/domain/forms/fields/field";
import type { FormReader } from "@boreal/domain/forms/formReader";
import { isIsoDate, isIsoMonth } from "@boreal/domain/kernel/calendarDate";
import { countries } from "@boreal/domain/lists/countries";
import { unitedKingdomParts } from "@boreal/domain/lists/officialForms/unitedKingdomParts";
import { provinces } from "@boreal/domain/lists/provinces";
import type { LanguageTools } from "../../../ui/language.tsx";
import { text } from "../text.ts";

const placeNames: ReadonlyMap<string, { readonly en: string; readonly fr: string }> = new Map(
  provinces.map((province) => [province.code, province]),
);

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
      return placeNames.get(value)?.[tools.language] ?? value;
    case "choice": {
      const choice = choicesIn(field, the).find((each) => each.value === value);
      return choice ? t(choice.label) : value;
    }
    case "amount":
      return /^\d+$/.test(value)
        ? tools.number(Number(value), { style: "currency", currency: "CAD", maximumFractionDigits: 0 })
        : value;
    default:
      return value;
  }
}
