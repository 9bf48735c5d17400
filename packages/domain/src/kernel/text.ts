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

/** Walked by hand: the first plan of a page just loaded fills a few sentences, and making a pattern ready takes longer than that. */
function filled(text: Text, language: Language, values: Readonly<Record<string, FillValue>>): string {
  const sentence = text[language];
  let made = "";
  let from = 0;
  for (let open = sentence.indexOf("{"); open >= 0; open = sentence.indexOf("{", open + 1)) {
    const close = sentence.indexOf("}", open);
    const value = close < 0 ? undefined : values[sentence.slice(open + 1, close)];
    if (value === undefined) continue;
    made += `${sentence.slice(from, open)}${String(typeof value === "object" ? value[language] : value)}`;
    from = close + 1;
  }
  return made + sentence.slice(from);
}
