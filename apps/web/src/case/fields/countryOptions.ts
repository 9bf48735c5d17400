import type { ListOption } from "../../ui/choices/typeAhead.ts";
import type { Language } from "../../ui/language.tsx";

/** A country as the lists hold it: ISO code and its name in both languages. */
export type NamedCountry = { readonly code: string; readonly en: string; readonly fr: string };

/** By what people call a country beside its names, and by its codes; nothing of one that is called otherwise nowhere. */
export type OtherNames = (code: string) => { readonly names: readonly string[]; readonly codes: readonly string[] };

type How = { readonly first?: readonly string[]; readonly otherNames?: OtherNames | undefined };

const none: OtherNames = () => ({ names: [], codes: [] });

/**
 * Countries by name in the page's language, found also by the other language's name, by what people call them, by their own
 * names and by codes; those of `first` before all others.
 */
export function countryOptions(
  countries: readonly NamedCountry[],
  language: Language,
  { first = [], otherNames = none }: How = {},
): readonly ListOption[] {
  const compare = new Intl.Collator(language === "fr" ? "fr-CA" : "en-CA").compare;
  const place = (code: string) => (first.includes(code) ? first.indexOf(code) : first.length);
  return countries
    .map((country) => {
      const { names, codes } = otherNames(country.code);
      return {
        value: country.code,
        label: country[language],
        alsoFoundBy: [country.en, country.fr, ...names, ...nativeNames(country.code)],
        codes,
      };
    })
    .toSorted((a, b) => place(a.value) - place(b.value) || compare(a.label, b.label));
}

/**
 * What the country is called in the language most spoken there, by the browser's own Unicode data ("likely subtags"), so
 * that 日本 finds Japan without a list of ours. None when the browser does not know.
 */
function nativeNames(code: string): readonly string[] {
  if (!/^[A-Z]{2}$/.test(code) || /^X[A-Z]$/.test(code)) return [];
  try {
    const language = new Intl.Locale(`und-${code}`).maximize().language;
    const name = new Intl.DisplayNames([language], { type: "region", fallback: "none" }).of(code);
    return name ? [name] : [];
  } catch {
    return [];
  }
}
