import type { Text } from "./text.ts";

/** Whether de, le and la lose their vowel before a name. An h is taken for aspirated: of a name nobody knows better. */
export const isElidedBefore = (name: string): boolean =>
  /^[aeiouœæø]/iu.test(name.normalize("NFD"))
    ? !/^(?:onze|oui|ouistiti)\b/iu.test(name)
    : /^y[^aeiou]/iu.test(name.normalize("NFD"));

/** “of” before the name of a person, which is never an article: de Le Thi Hoa, d’Inès. */
export const ofName = (name: string): Text => ({
  en: `of ${name}`,
  fr: `${isElidedBefore(name) ? "d’" : "de "}${name}`,
});
