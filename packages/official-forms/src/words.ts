import { countries } from "@boreal/domain/lists/countries";
import { britishNationalities } from "@boreal/domain/lists/officialForms/britishNationalities";
import { unitedKingdomParts } from "@boreal/domain/lists/officialForms/unitedKingdomParts";
import type { FactList } from "@boreal/domain/lists/factList";

/** Some boxes take any text where we hold a choice: then the form gets the word, in its own language. */

type FormLanguage = "E" | "F";

const comparable = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();

/** On forms that take names, the parts of the United Kingdom are named as on those that take codes. */
const namedPlaces: readonly { readonly code: string; readonly en: string; readonly fr: string }[] = [
  ...countries,
  ...unitedKingdomParts,
  ...britishNationalities,
];

export function countryName(country: string, language: FormLanguage): string {
  const found = namedPlaces.find(({ code }) => code === country);
  return found ? (language === "F" ? found.fr : found.en) : country;
}

/** The two letters of a country by its name in either language; the text itself when it names none. */
export function countryNamed(name: string): string {
  const wanted = comparable(name);
  return namedPlaces.find(({ en, fr }) => comparable(en) === wanted || comparable(fr) === wanted)?.code ?? name;
}

/** English as the authority spells it. */
export function wordFor(list: FactList, id: string, language: FormLanguage): string {
  const entry = list.entries.find((one) => one.id === id);
  return (language === "F" ? entry?.name?.fr : (entry?.label ?? entry?.name?.en)) ?? id;
}

export function wordNamed(list: FactList, word: string): string {
  const wanted = comparable(word);
  return (
    list.entries.find(({ label, name }) =>
      [label, name?.en, name?.fr].some((one) => one !== undefined && comparable(one) === wanted),
    )?.id ?? word
  );
}

/** What the forms ask to be written where there is nothing to tell. */
export const noneInWords: Readonly<Record<FormLanguage, string>> = { E: "NONE", F: "AUCUN" };
export const saysNone = (text: string): boolean => /^(none|aucune?|n\/?a)$/i.test(text.trim());

const between = " / ";

/** A box for the name in our letters and in the person’s own: "LI, Ming / 李明". */
export const bothNames = (name: string, native: string): string =>
  [name, native].filter((one) => one !== "").join(between);

/** The two names again, also where somebody wrote them with a space alone: the second begins with its script. */
export function eachName(text: string): { readonly name: string; readonly native: string } {
  const at = text.indexOf(between);
  if (at !== -1) return { name: text.slice(0, at), native: text.slice(at + between.length) };
  const [, name = "", native = ""] =
    /^([\p{Script=Latin}\p{M},.'’ -]+?)[\s(]+([^\p{Script=Latin}\s()][^()]*)\)?$/u.exec(text) ?? [];
  return name === "" ? { name: text, native: "" } : { name, native };
}
