import type { Language } from "../language.tsx";
import type { ListOption } from "./typeAhead.ts";

/** A country as the lists hold it: ISO code and its name in both languages. */
export type NamedCountry = { readonly code: string; readonly en: string; readonly fr: string };

/** Countries by name in the page's language, found also by the other language's name and by their own; those of `first` before all others. */
export function countryOptions(
  countries: readonly NamedCountry[],
  language: Language,
  first: readonly string[] = [],
): readonly ListOption[] {
  const compare = new Intl.Collator(language === "fr" ? "fr-CA" : "en-CA").compare;
  const place = (code: string) => (first.includes(code) ? first.indexOf(code) : first.length);
  return countries
    .map((country) => ({
      value: country.code,
      label: country[language],
      alsoFoundBy: [country.en, country.fr, ...nativeNames(country.code)],
    }))
    .toSorted((a, b) => place(a.value) - place(b.value) || compare(a.label, b.label));
}

/**
 * What the country is called in the language most spoken there, by the browser's own Unicode data ("likely subtags"),
 * so that Deutschland finds Germany without a list of ours. None when the browser does not know.
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
