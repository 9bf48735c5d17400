import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { choicesIn } from "@boreal/domain/fields/field";
import { isIsoDate, isIsoMonth } from "@boreal/domain/kernel/calendarDate";
import { dollars, writtenInFull } from "@boreal/domain/kernel/money";
import { knownPart } from "@boreal/domain/kernel/partialDate";
import type { Text } from "@boreal/domain/kernel/text";
import { writtenDay, writtenMonth } from "@boreal/domain/kernel/written";
import { countries } from "@boreal/domain/lists/countries";
import { britishNationalities } from "@boreal/domain/lists/officialForms/britishNationalities";
import { unitedKingdomParts } from "@boreal/domain/lists/officialForms/unitedKingdomParts";
import { occupations } from "@boreal/domain/lists/work/occupations";
import { iecCountryNotListed } from "@boreal/domain/lists/youthMobility/iecCountryNotListed";
import { provinces } from "@boreal/domain/lists/provinces";
import type { Field } from "@boreal/domain/questionnaire/step";

/** A stored value as people read it, in both languages, where no browser is there to write days and amounts. */

const yes: Text = { en: "Yes", fr: "Oui" };
const no: Text = { en: "No", fr: "Non" };
const ongoing: Text = { en: "Still ongoing", fr: "Toujours en cours" };
const dayNotKnown: Text = { en: "Not known", fr: "Inconnue" };

const same = (text: string): Text => ({ en: text, fr: text });

type Listed = { readonly code: string } & Text;
const namesIn = (list: readonly Listed[]): ReadonlyMap<string, Text> =>
  new Map(list.map(({ code, en, fr }) => [code, { en, fr }]));
const countryNames = namesIn([...countries, ...unitedKingdomParts, ...britishNationalities, iecCountryNotListed]);
const provinceNames = namesIn(provinces);
const occupationNames = namesIn(occupations);

export const joined = (texts: readonly Text[], between: string): Text => ({
  en: texts.map(({ en }) => en).join(between),
  fr: texts.map(({ fr }) => fr).join(between),
});

/** What no field gives words to. */
export function plain(value: unknown): Text {
  if (typeof value === "boolean") return value ? yes : no;
  if (typeof value === "string" || typeof value === "number") return same(String(value));
  return same(JSON.stringify(value));
}

export function valueInWords(field: Field, value: unknown, the: CaseReader): Text {
  if (Array.isArray(value))
    return joined(
      value.map((one) => valueInWords(field, one, the)),
      ", ",
    );
  const chosen = choicesIn(field, the).find((choice) => choice.value === value);
  if (chosen !== undefined) return chosen.label;
  if (typeof value === "string") return writtenText(field, value);
  return typeof value === "number" ? writtenValue(field, value) : plain(value);
}

function writtenText({ kind }: Field, value: string): Text {
  switch (kind) {
    case "country":
    case "countries":
      return countryNames.get(value) ?? same(value);
    case "province":
      return provinceNames.get(value) ?? same(value);
    case "occupation":
      return occupationNames.get(value) ?? same(value);
    case "date":
    case "month":
    case "partialDate":
      return writtenDate(value);
    case "monthOrOngoing":
      return value === "ongoing" ? ongoing : writtenDate(value);
    default:
      return same(value);
  }
}

/** As much of a day as is known; what is no day stays as it was typed. */
function writtenDate(value: string): Text {
  const known = knownPart(value);
  if (isIsoDate(known)) return writtenDay(known);
  if (isIsoMonth(known)) return writtenMonth(known);
  return known === "" && value !== "" ? dayNotKnown : same(known);
}

function writtenValue({ kind, unit }: Field, value: number): Text {
  if (kind === "money") return writtenInFull(dollars(value));
  return unit === undefined ? same(String(value)) : joined([same(String(value)), unit], "\u00A0");
}
