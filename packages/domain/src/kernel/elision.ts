import type { Text } from "./text.ts";

/** French names whose h is not sounded, so that one says « d’Hélène ». The h of any other name is taken for aspirated: de Hassan. */
const withMuteH =
  /^h(?:élène|elene|enri|enriette|ermine|éloïse|eloise|ector|ippolyte|onor(?:é|ée|ine)|ortense|ubert|ugues|uguette|yacinthe|ilaire)(?!\p{L})/iu;

/** Whether de, le and la lose their vowel before a name. */
export const isElidedBefore = (name: string): boolean =>
  /^[aeiouœæø]/iu.test(name.normalize("NFD"))
    ? !/^(?:onze|oui|ouistiti)\b/iu.test(name)
    : /^y[^aeiou]/iu.test(name.normalize("NFD")) || withMuteH.test(name.normalize("NFC"));

/** “of” before the name of a person, which is never an article: de Le Thi Hoa, d’Inès. */
export const ofName = (name: string): Text => ({
  en: `of ${name}`,
  fr: `${isElidedBefore(name) ? "d’" : "de "}${name}`,
});
