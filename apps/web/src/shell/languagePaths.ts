import type { Language } from "../ui/language.tsx";

const prefix = /^\/(en|fr)(?=\/|$)/;

/** The language a path names, or none for a path without prefix. */
export const languageOfPath = (path: string): Language | undefined => prefix.exec(path)?.[1] as Language | undefined;

/** The same page in another language: `/en/account` -> `/fr/account`. */
export function inLanguage(path: string, language: Language): string {
  const rest = path.replace(prefix, "");
  return `/${language}${rest === "" ? "/" : rest}`;
}

/** The person's choice, else the first of the browser's languages that is ours, else English. */
export function preferredLanguage(chosen: string | null, browserLanguages: readonly string[]): Language {
  for (const wanted of [chosen ?? "", ...browserLanguages]) {
    const short = wanted.slice(0, 2).toLowerCase();
    if (short === "en" || short === "fr") return short;
  }
  return "en";
}
