import type { OptionLists } from "./xfa/datasets.ts";

/** Names of cities are compared without case, accents, points and the province that some carry: "Alexander, AB". */
const comparable = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/,\s*[a-z]{2}$/, "")
    .replaceAll(/\b(?:st|ste)\b\.?/g, (word) => (word.startsWith("ste") ? "sainte" : "saint"))
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();

/** By province code, once per blank: name to code. Two cities of one name stay out: which one is meant cannot be told. */
const indexes = new WeakMap<ReadonlyMap<string, string>, ReadonlyMap<string, string | undefined>>();

function indexOf(cities: ReadonlyMap<string, string>): ReadonlyMap<string, string | undefined> {
  const known = indexes.get(cities);
  if (known) return known;
  const index = new Map<string, string | undefined>();
  for (const [code, name] of cities) index.set(comparable(name), index.has(comparable(name)) ? undefined : code);
  indexes.set(cities, index);
  return index;
}

/** The code of a city on the form's own list for the province (`province` is the form's code), by its name or its code. */
export function cityCode(lists: OptionLists, province: string, city: string): string | undefined {
  const cities = lists.get(`CityList.${province}`);
  if (!cities) return undefined;
  return cities.has(city) ? city : indexOf(cities).get(comparable(city));
}

/** The name that the form gives to a code, without the province that some names carry; the code itself when the file has no lists. */
export function cityName(lists: OptionLists, code: string): string {
  for (const [list, cities] of lists) {
    const name = list.startsWith("CityList.") ? cities.get(code) : undefined;
    if (name !== undefined) return name.replace(/,\s*[A-Z]{2}$/, "");
  }
  return code;
}
