/** A sentence in both official languages. Which one is shown is chosen outside the domain, at the last moment. */
export type Text = { readonly en: string; readonly fr: string };

export type Language = keyof Text;

/** A clause of a reason about somebody of the case, and how it is said to this person (ADR 0331). */
export type Clause = Text & { readonly to?: Readonly<Record<string, Text>> };

/** What a placeholder stands for; an amount, for instance, is written differently in each language. */
export type FillValue = string | number | Text;

/** Fills `{name}` placeholders in both languages with the same values. A placeholder without a value stays visible. */
export const fill = (text: Clause, values: Readonly<Record<string, FillValue>>): Clause =>
  inEachWording(text, (wording) => ({ en: filled(wording, "en", values), fr: filled(wording, "fr", values) }));

/** The same done to a clause and to its words to each person. Halves are read one by one: a page carries one of them. */
export function inEachWording(clause: Clause, change: (wording: Text) => Text): Clause {
  const changed = change(clause);
  const { to } = clause;
  if (!to) return changed;
  return Object.assign(changed, {
    to: Object.fromEntries(Object.entries(to).map(([who, wording]) => [who, change(wording)])),
  });
}

/** A sentence about a count, one for each form of its noun that English and French have. */
export type CountedText = { readonly one: Clause; readonly other: Clause };

/** The sentence for `count`, by each language’s own rule: French has one form for 0 and 1. Fills `{count}` and `values`. */
export const counted = (
  { one, other }: CountedText,
  count: number,
  values: Readonly<Record<string, FillValue>> = {},
): Clause => {
  const english = englishPlural.select(count) === "one" ? one : other;
  const french = frenchPlural.select(count) === "one" ? one : other;
  const saidBy = (wording: (form: Clause) => Text): Text => ({ en: wording(english).en, fr: wording(french).fr });
  const to = Object.keys(english.to ?? {}).map((who) => [who, saidBy((form) => form.to?.[who] ?? form)] as const);
  const form = saidBy((each) => each);
  return fill(to.length > 0 ? Object.assign(form, { to: Object.fromEntries(to) }) : form, { ...values, count });
};

const englishPlural = new Intl.PluralRules("en-CA");
const frenchPlural = new Intl.PluralRules("fr-CA");

const filled = (text: Text, language: Language, values: Readonly<Record<string, FillValue>>): string =>
  text[language].replaceAll(/\{([^{}]+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    return String(typeof value === "object" ? value[language] : value);
  });
