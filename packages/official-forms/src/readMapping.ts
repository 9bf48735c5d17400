import type { DataValues, FormValue, FormValues } from "./formValues.ts";
import type { FormEdition, FieldMapping } from "./maps/fieldMapping.ts";
import { countryLetters, regionLetters } from "./placeCodes.ts";
import { cityName } from "./schoolCity.ts";
import { phoneFromData } from "./telephone.ts";
import { countryNamed, eachName, saysNone, wordNamed } from "./words.ts";
import type { OptionLists } from "./xfa/datasets.ts";

export type Unmapped = {
  readonly values: FormValues;
  /** What stands in the file in a way that our map cannot read, by data path. */
  readonly unread: DataValues;
};

/** What stands there is none of the things that it could be. */
const unreadable = Symbol("unreadable");

function fromPlace(
  place: Exclude<FieldMapping, { kind: "phone" | "names" | "textOrNone" }>,
  data: DataValues,
  lists: OptionLists,
): FormValue | undefined | typeof unreadable {
  const said = place.at.map((at) => data.get(at) ?? "");
  const first = said.find((value) => value !== "") ?? "";
  switch (place.kind) {
    case "text":
    case "code":
    case "date":
      return first === "" ? undefined : first;
    case "country":
      return first === "" ? undefined : countryLetters(first);
    case "region":
      return first === "" ? undefined : regionLetters(first);
    case "countryName":
      return first === "" ? undefined : countryNamed(first);
    case "word":
      return first === "" ? undefined : wordNamed(place.of, first);
    case "city":
      return first === "" ? undefined : cityName(lists, first);
    case "yesNo":
      return first === "" ? undefined : first === place.yes ? true : first === place.no ? false : unreadable;
    case "pair": {
      const [yes, no] = said.map((value) => value === "1");
      return yes && no ? unreadable : yes ? true : no ? false : undefined;
    }
    case "boxes": {
      const chosen = place.choices.filter((_, index) => said[index] === "1");
      return chosen.length > 1 ? unreadable : chosen[0];
    }
    case "dateParts": {
      if (said.every((part) => part === "")) return undefined;
      const [year = "", ...rest] = said;
      return [year, ...rest.filter((part) => part !== "").map((part) => part.padStart(2, "0"))].join("-");
    }
    default:
      return place satisfies never;
  }
}

/** Somebody who names one has some. */
const orNone = ({ field, none }: Extract<FieldMapping, { kind: "textOrNone" }>, said: string): FormValues => {
  if (said === "") return {};
  return saysNone(said) ? { [none]: false } : { [field]: said, [none]: true };
};

/** The data of a file as our values: the inverse of `toDataValues`. */
export function fromDataValues(edition: FormEdition, data: DataValues, lists: OptionLists): Unmapped {
  const values: Record<string, FormValue> = {};
  const unread = new Map<string, string>();
  for (const place of edition.places) {
    if (place.kind === "phone") {
      Object.assign(values, phoneFromData(place, data));
      continue;
    }
    if (place.kind === "names") {
      const { name, native } = eachName(data.get(place.at[0] ?? "") ?? "");
      if (name !== "") values[`${place.field}.name`] = name;
      if (native !== "") values[`${place.field}.nativeName`] = native;
      continue;
    }
    if (place.kind === "textOrNone") {
      Object.assign(values, orNone(place, data.get(place.at[0] ?? "") ?? ""));
      continue;
    }
    const value = fromPlace(place, data, lists);
    if (value === unreadable) for (const at of place.at) unread.set(at, data.get(at) ?? "");
    else if (value !== undefined) values[place.field] = value;
  }
  return { values, unread };
}
