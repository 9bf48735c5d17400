/** A sentence in both official languages. Which one is shown is chosen outside the domain, at the last moment. */
export type Text = { readonly en: string; readonly fr: string };

export type Language = keyof Text;

/** What a placeholder stands for; an amount, for instance, is written differently in each language. */
export type FillValue = string | number | Text;

/** Fills `{name}` placeholders in both languages with the same values. A placeholder without a value stays visible. */
export const fill = (text: Text, values: Readonly<Record<string, FillValue>>): Text => ({
  en: filled(text, "en", values),
  fr: filled(text, "fr", values),
});

/** A sentence about a count, one for each form of its noun that English and French have. */
export type CountedText = { readonly one: Text; readonly other: Text };

/** The sentence for `count`, by each language’s own rule: French has one form for 0 and 1. Fills `{count}` and `values`. */
export const counted = (
  { one, other }: CountedText,
  count: number,
  values: Readonly<Record<string, FillValue>> = {},
): Text => {
  const english = englishPlural.select(count) === "one" ? one : other;
  const french = frenchPlural.select(count) === "one" ? one : other;
  return fill({ en: english.en, fr: french.fr }, { ...values, count });
};

const englishPlural = new Intl.PluralRules("en-CA");
const frenchPlural = new Intl.PluralRules("fr-CA");

const filled = (text: Text, language: Language, values: Readonly<Record<string, FillValue>>): string =>
  text[language].replaceAll(/\{([^{}]+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    return String(typeof value === "object" ? value[language] : value);
  });
