/** A sentence in both official languages. Which one is shown is chosen outside the domain, at the last moment. */
export type Text = { readonly en: string; readonly fr: string };

export type Language = keyof Text;

/** Fills `{name}` placeholders in both languages with the same values. A placeholder without a value stays visible. */
export function fill(text: Text, values: Readonly<Record<string, string | number>>): Text {
  const into = (sentence: string) =>
    sentence.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
  return { en: into(text.en), fr: into(text.fr) };
}
