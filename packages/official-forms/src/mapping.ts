import { isPartialDate } from "@boreal/domain/kernel/partialDate";
import { cutToBox } from "@boreal/domain/kernel/longText";
import type { OptionLists } from "./xfa/datasets.ts";
import { countryNumber, isInParts, regionNumber } from "./placeCodes.ts";
import { cityCode } from "./schoolCity.ts";
import { isDay, partsOfDate } from "./dateParts.ts";
import type { DataValues, FormValue, FormValues } from "./formValues.ts";
import type { FormEdition, FieldMapping } from "./maps/fieldMapping.ts";
import { phoneToData, phoneValues } from "./telephone.ts";
import { asTyped, canHold, nearest } from "./maps/signs.ts";
import { bothNames, countryName, noneInWords, wordFor } from "./words.ts";
import { valueRefusal, type ValueCode, type ValueRefusal } from "./valueRefusals.ts";

export type Mapped = {
  readonly data: DataValues;
  /** Values that the form cannot hold as they are. */
  readonly refused: readonly ValueRefusal[];
  /** Values that the form has no place for, or only part of one; the form can be handed out without them, and the person is told. */
  readonly unplaced: readonly ValueRefusal[];
};

type Written = { readonly at: DataValues; readonly told?: ValueRefusal } | ValueRefusal;

const everywhere = (place: FieldMapping, value: string): Written => ({
  at: new Map(place.at.map((at) => [at, value])),
});

/** What is wrong with a text at its place, if anything. */
export function textFault(place: Extract<FieldMapping, { kind: "text" }>, value: string): ValueRefusal | undefined {
  const [at = ""] = place.at;
  const length = [...value].length;
  if (!canHold(place.signs, value)) {
    const other = nearest(place.signs, value);
    return valueRefusal("wrongSigns", place.field, at, other === undefined ? {} : { nearest: other });
  }
  if (place.most !== undefined && length > place.most)
    return valueRefusal("tooLong", place.field, at, { limit: place.most, length });
  return undefined;
}

const isOption = (place: Extract<FieldMapping, { kind: "code" }>, code: string, lists: OptionLists): boolean =>
  "codes" in place ? place.codes.includes(code) : place.lists.some((list) => lists.get(list)?.has(code));

function writtenText(place: Extract<FieldMapping, { kind: "text" }>, value: FormValue, language: "E" | "F"): Written {
  const text = asTyped(place.signs, String(value));
  const fault = textFault(place, text);
  if (fault?.code !== "tooLong" || !place.goesOn || place.most === undefined) return fault ?? everywhere(place, text);
  const told = valueRefusal("goesOn", place.field, fault.path, { limit: place.most, length: [...text].length });
  return {
    at: new Map(place.at.map((at) => [at, cutToBox(text, place.most ?? 0, language === "F" ? "fr" : "en")])),
    told,
  };
}

/** A place on a list of the form; not every list holds every country. */
function writtenPlace(
  place: Extract<FieldMapping, { kind: "country" | "region" }>,
  value: string,
  lists: OptionLists,
): Written {
  const number = place.kind === "country" ? countryNumber(value) : regionNumber(value);
  if (place.lists.some((list) => lists.get(list)?.has(number))) return everywhere(place, number);
  return valueRefusal(
    place.kind === "region"
      ? "notAnOption"
      : isInParts(value)
        ? "countryInParts"
        : number === value
          ? "notAnOption"
          : "countryNotListed",
    place.field,
    place.at[0] ?? "",
  );
}

function writtenYesNo(place: Extract<FieldMapping, { kind: "yesNo" | "pair" }>, value: FormValue): Written {
  if (typeof value !== "boolean") return valueRefusal("notYesOrNo", place.field, place.at[0] ?? "");
  if (place.kind === "yesNo") return everywhere(place, value ? place.yes : place.no);
  return {
    at: new Map([
      [place.at[0], value ? "1" : "0"],
      [place.at[1], value ? "0" : "1"],
    ]),
  };
}

/** A single box takes a whole date only. What is known of another one goes on the further sheet. */
function writtenDate(place: FieldMapping, value: string): Written {
  if (isDay(value)) return everywhere(place, value);
  const [at = ""] = place.at;
  return isPartialDate(value)
    ? { at: new Map(), told: valueRefusal("dateInPart", place.field, at) }
    : valueRefusal("notADate", place.field, at);
}

const namesIn = ({ field }: FieldMapping, values: FormValues): [string, string] => [
  asTyped("any", String(values[`${field}.name`] ?? "")),
  asTyped("any", String(values[`${field}.nativeName`] ?? "")),
];

function written(
  place: FieldMapping,
  value: FormValue,
  values: FormValues,
  { lists, language }: { lists: OptionLists; language: "E" | "F" },
): Written {
  const [at = ""] = place.at;
  switch (place.kind) {
    case "text":
      return writtenText(place, value, language);
    case "code":
      return isOption(place, String(value), lists)
        ? everywhere(place, String(value))
        : valueRefusal("notAnOption", place.field, at);
    case "country":
    case "region":
      return writtenPlace(place, String(value), lists);
    case "textOrNone": {
      const told = values[place.field];
      if (isGiven(told)) return everywhere(place, asTyped("any", String(told)));
      return value === false ? everywhere(place, noneInWords[language]) : { at: new Map() };
    }
    case "names":
      return everywhere(place, bothNames(...namesIn(place, values)));
    case "countryName":
      return everywhere(place, countryName(String(value), language));
    case "word":
      return everywhere(place, wordFor(place.of, String(value), language));
    case "city": {
      const code = cityCode(lists, regionNumber(String(values[place.province] ?? "")), String(value));
      return code === undefined ? valueRefusal("cityNotListed", place.field, at) : everywhere(place, code);
    }
    case "yesNo":
    case "pair":
      return writtenYesNo(place, value);
    case "boxes": {
      if (!place.choices.includes(String(value))) return valueRefusal("notAnOption", place.field, at);
      return { at: new Map(place.at.map((box, index) => [box, place.choices[index] === value ? "1" : "0"])) };
    }
    case "date":
      return writtenDate(place, String(value));
    case "dateParts": {
      const parts = partsOfDate(String(value), place.at.length);
      return parts
        ? { at: new Map(place.at.map((box, index) => [box, parts[index] ?? ""])) }
        : valueRefusal("notADate", place.field, at);
    }
    case "phone": {
      const boxes = phoneToData(place, values);
      return "code" in boxes ? boxes : { at: boxes };
    }
    default:
      return place satisfies never;
  }
}

const isGiven = (value: FormValue | undefined): value is FormValue => value !== undefined && value !== "";

/** Whether a place takes this dotted path; a telephone takes several. */
const fieldsOf = (place: FieldMapping): readonly string[] =>
  place.kind === "names"
    ? [`${place.field}.name`, `${place.field}.nativeName`]
    : place.kind === "textOrNone"
      ? [place.field, place.none]
      : place.kind === "phone"
        ? phoneValues
            .filter((name) => name !== "type" || place.boxes.type !== undefined)
            .map((name) => `${place.field}.${name}`)
        : [place.field];

/** Every dotted path that an edition has a place for. */
export const fieldsOnForm = (edition: FormEdition): readonly string[] => edition.places.flatMap(fieldsOf);

/** The form can be handed out without these: a person chooses them in Adobe Reader. */
const leftToThePerson: ReadonlySet<string> = new Set<ValueCode>([
  "cityNotListed",
  "countryNotListed",
  "countryInParts",
]);

/** What the form has no box for; of a list with more rows than the file has, one word for all that is left out. */
function withoutPlace(edition: FormEdition, values: FormValues): readonly ValueRefusal[] {
  const known = new Set(fieldsOnForm(edition));
  const rowsOf = (list: string, fields: Iterable<string>): number =>
    Math.max(
      0,
      ...[...fields].flatMap((field) =>
        field.startsWith(`${list}[`) ? [Number(/\d+/.exec(field.slice(list.length))) + 1] : [],
      ),
    );
  const more = new Map<string, ValueRefusal>();
  const others: ValueRefusal[] = [];
  for (const [field, value] of Object.entries(values)) {
    if (!isGiven(value) || known.has(field)) continue;
    const [, list, row] = /^([^[]+)\[(\d+)\]/.exec(field) ?? [];
    const limit = list === undefined ? 0 : rowsOf(list, known);
    const isLeft = edition.chosenInForm?.includes(field.replaceAll(/\[\d+\]/g, "")) ?? false;
    if (isLeft && (list === undefined || Number(row) < limit)) others.push(valueRefusal("chosenInForm", field, ""));
    else if (list === undefined || limit === 0) others.push(valueRefusal("noPlace", field, ""));
    else more.set(list, valueRefusal("rowsGoOn", list, "", { limit, length: rowsOf(list, Object.keys(values)) }));
  }
  return [...more.values(), ...others];
}

/** Our values as the data of the file. */
export function toDataValues(edition: FormEdition, values: FormValues, lists: OptionLists): Mapped {
  const data = new Map<string, string>();
  const refused: ValueRefusal[] = [];
  const unplaced: ValueRefusal[] = [];
  for (const place of edition.places) {
    const given = fieldsOf(place)
      .map((field) => values[field])
      .find(isGiven);
    if (given === undefined) continue;
    const result = written(place, given, values, { lists, language: edition.language });
    if ("code" in result) (leftToThePerson.has(result.code) ? unplaced : refused).push(result);
    else {
      for (const [at, value] of result.at) data.set(at, value);
      if (result.told) unplaced.push(result.told);
    }
  }
  unplaced.push(...withoutPlace(edition, values));
  return { data, refused, unplaced };
}
