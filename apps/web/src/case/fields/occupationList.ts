import { notAnOccupation } from "@boreal/domain/fields/checks/occupations";
import { jobTitles } from "@boreal/domain/lists/work/jobTitles";
import { occupations } from "@boreal/domain/lists/work/occupations";
import { fold, matching, smallWords, type ListOption } from "../../ui/choices/typeAhead.ts";
import type { BilingualText, Language } from "../../ui/language.tsx";
import type { UnnamedWords } from "./useUnnamed.ts";

/** Occupations, their search and its words: fetched by whoever asks for one, and by nobody else (ADR 0216). */

export const ofOccupations: UnnamedWords = { none: notAnOccupation, shared: notAnOccupation };

export const noOccupation: BilingualText = {
  en: "Nothing matches. Try a more general word for the job, the other language, or the five digits of the NOC code.",
  fr: "Aucun résultat. Essayez un mot plus général pour l’emploi, l’autre langue, ou les cinq chiffres du code CNP.",
};

const byCode = new Map(occupations.map((one) => [one.code, one]));

/** An occupation as people read it: its title, and the code by which authorities and employers know it. */
const named = (title: string, code: string): string => `${title} (${code})`;

/** Nothing where the code is that of no occupation. */
export function occupationTitle(code: string, language: Language): string | undefined {
  const title = byCode.get(code)?.[language];
  return title === undefined ? undefined : named(title, code);
}

/** Titles longer than a narrow field are said below it, whole. */
const fitsTheField = 30;

export function longTitle(code: unknown, language: Language): string | undefined {
  const title = typeof code === "string" ? occupationTitle(code, language) : undefined;
  return title !== undefined && title.length > fitsTheField ? title : undefined;
}

/** Occupations by title in the page’s language, found also by the other one and by the code. */
export function occupationOptions(language: Language): readonly ListOption[] {
  const compare = new Intl.Collator(language === "fr" ? "fr-CA" : "en-CA").compare;
  return occupations
    .map(({ code, en, fr }) => ({
      value: code,
      label: named(language === "fr" ? fr : en, code),
      alsoFoundBy: [en, fr],
      codes: [code],
    }))
    .toSorted((a, b) => compare(a.label, b.label));
}

/** What leads to an occupation, each as it is compared: its titles, and what people call the job. */
const leading = new Map(
  occupations.map(({ code, en, fr }) => [
    code,
    [`${en} ${code}`, fr, ...(jobTitles[code] ?? [])].map((one) => ` ${fold(one)}`),
  ]),
);

/** The end that makes a word plural: who looks for `nurses` finds `Nurse`. */
const withoutPlural = (word: string): string => (word.length > 3 ? word.replace(/[sx]$/, "") : word);

/**
 * What every searched list finds, and then occupations of which one name has every word that was typed, in whatever order.
 * Names that people use for a job only lead to its title: none of them is taken for an answer by itself.
 */
export function searchOccupations(options: readonly ListOption[], typed: string): readonly ListOption[] {
  const found = matching(options, typed);
  const all = fold(typed).split(" ");
  const telling = all.filter((word) => !smallWords.has(word));
  const words = (telling.length > 0 ? telling : all).map((word) => ` ${withoutPlural(word)}`);
  const further = options.filter(
    (option) =>
      !found.includes(option) && leading.get(option.value)?.some((name) => words.every((word) => name.includes(word))),
  );
  return [...found, ...further];
}
