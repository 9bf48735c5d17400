import type { ReactNode } from "react";
import { createContext, useContext, useMemo } from "react";

/** A sentence in both official languages; the same shape as the domain's `Text`. */
export type BilingualText = { readonly en: string; readonly fr: string };
export type Language = keyof BilingualText;

/** A sentence about a count, chosen by each language’s own rule: French has one form for 0 and 1. */
type CountedText = { readonly one: BilingualText; readonly other: BilingualText };
export type Wording = BilingualText | CountedText;

type Values = Readonly<Record<string, string | number>>;
type Say = {
  (text: BilingualText, values?: Values): string;
  /** `count` chooses the sentence, and stands in its `{count}` as the language writes numbers. */
  (text: Wording, values: Values & { readonly count: number }): string;
};

/** The language of the page and how it writes sentences, dates and numbers. */
export type LanguageTools = {
  readonly language: Language;
  readonly t: Say;
  /** `2027-05-09` as `May 9, 2027` / `9 mai 2027`. */
  readonly date: (isoDate: string) => string;
  /** `2027-05` as `May 2027` / `mai 2027`. */
  readonly month: (isoMonth: string) => string;
  /** An instant in the reader's own time zone. */
  readonly dateTime: (instant: string) => string;
  /** The day of an instant in the reader's own time zone, written as `date` writes days. */
  readonly dayOf: (instant: string) => string;
  /** The hour and minute of an instant in the reader's own time zone. */
  readonly time: (instant: string) => string;
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** A ratio from 0 to 1 as a percentage without decimals. */
  readonly percent: (ratio: number) => string;
};

const localeOf = (language: Language): string => `${language}-CA`;

export function languageTools(language: Language): LanguageTools {
  const locale = localeOf(language);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const monthYear = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  const ownDay = new Intl.DateTimeFormat(locale, { dateStyle: "long" });
  const instant = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const numbers = formatsOf(locale);
  const plural = new Intl.PluralRules(locale);
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: "short" });
  return {
    language,
    t: (text: Wording, values: Values = {}) => {
      if (!("one" in text)) return filled(halfOf(text, language), values);
      const count = Number(values.count);
      const chosen = text[plural.select(count) === "one" ? "one" : "other"];
      return filled(halfOf(chosen, language), { ...values, count: numbers().format(count) });
    },
    date: (isoDate) => inOneLine(day, new Date(`${isoDate}T00:00:00Z`)),
    month: (isoMonth) => inOneLine(monthYear, new Date(`${isoMonth}-01T00:00:00Z`)),
    // A line may end before the hour and nowhere else.
    dateTime: (at) => inOneLine(instant, new Date(at)).replace(/,\u00A0(?=[^,]*$)/, ", "),
    dayOf: (at) => inOneLine(ownDay, new Date(at)),
    time: (at) => clock.format(new Date(at)),
    number: (value, options) => numbers(options).format(value),
    percent: (ratio) => numbers(wholePercents).format(ratio),
  };
}

/**
 * A day or a month that no line break cuts: “10” never ends a line whose next begins with “février”. The first day of a month is
 * `1er` in French (kernel/written.ts of the domain writes the same).
 */
export const inOneLine = (format: Intl.DateTimeFormat, at: Date): string =>
  format
    .formatToParts(at)
    .map(({ type, value }) => {
      if (type === "literal") return value.replaceAll(" ", "\u00A0");
      return type === "day" && value === "1" && format.resolvedOptions().locale.startsWith("fr") ? "1er" : value;
    })
    .join("");

/** A text that was cut out of its copy: never shown as “undefined”. */
function halfOf(text: BilingualText, language: Language): string {
  const sentence = text[language] as string | undefined;
  if (sentence === undefined) throw new Error(`a text has no half in ${language}: ${JSON.stringify(text)}`);
  return sentence;
}

const filled = (sentence: string, values: Values): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

const wholePercents: Intl.NumberFormatOptions = { style: "percent", maximumFractionDigits: 0 };

/** Number formats, each made once: making one takes longer than a key press may. */
function formatsOf(locale: string): (options?: Intl.NumberFormatOptions) => Intl.NumberFormat {
  const made = new Map<string, Intl.NumberFormat>();
  return (options) => {
    const key = JSON.stringify(options ?? {});
    const format = made.get(key) ?? new Intl.NumberFormat(locale, options);
    made.set(key, format);
    return format;
  };
}

const LanguageContext = createContext<LanguageTools>(languageTools("en"));

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  const tools = useMemo(() => languageTools(language), [language]);
  return <LanguageContext value={tools}>{children}</LanguageContext>;
}

export const useLanguage = (): LanguageTools => useContext(LanguageContext);

/** `const t = useText(); t(text.title)`. */
export const useText = (): LanguageTools["t"] => useContext(LanguageContext).t;
