/** A sentence in both official languages. Which one is shown is chosen outside the domain, at the last moment. */
export type Text = { readonly en: string; readonly fr: string };

export type Language = keyof Text;

/** What a placeholder stands for; an amount, for instance, is written differently in each language. */
export type FillValue = string | number | Text;

/** Fills `{name}` placeholders in both languages with the same values. A placeholder without a value stays visible. */
export function fill(text: Text, values: Readonly<Record<string, FillValue>>): Text {
  const into = (language: Language) =>
    text[language].replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name] ?? placeholder;
      return String(typeof value === 'object' ? value[language] : value);
    });
  return { en: into('en'), fr: into('fr') };
}
