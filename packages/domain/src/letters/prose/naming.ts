// @bothLanguages: a name is written by the rules of each language.
import { isElidedBefore } from "../../kernel/elision.ts";
import type { FillValue, Text } from "../../kernel/text.ts";

/** Names inside sentences: joined, after “at” and “of”, with the articles and elisions that each language wants. */

const same = (value: string): Text => ({ en: value, fr: value });
export const asText = (value: FillValue): Text => (typeof value === "object" ? value : same(String(value)));

/** a; a and b; a, b and c. */
export function listed(values: readonly FillValue[]): Text | undefined {
  const joined = (language: keyof Text, and: string) => {
    const words = values.map((value) => asText(value)[language]);
    return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} ${and} ${words.at(-1)}`;
  };
  return values.length === 0 ? undefined : { en: joined("en", "and"), fr: joined("fr", "et") };
}

/** « de » before a name: de Lima, d’Inès, du Caire. */
export const afterDe = (name: string): string => {
  if (/^Le\s/.test(name)) return `du ${name.slice(3)}`;
  if (/^Les\s/.test(name)) return `des ${name.slice(4)}`;
  return isElidedBefore(name) ? `d’${name}` : `de ${name}`;
};

const afterA = (town: string): string => {
  if (/^Le\s/.test(town)) return `au ${town.slice(3)}`;
  return /^Les\s/.test(town) ? `aux ${town.slice(4)}` : `à ${town}`;
};

/** “of” a person, whose name is never an article: de Le Thi Hoa, d’Inès. */
export const ofPerson = (name: FillValue): Text => {
  const { en, fr } = asText(name);
  const french = isElidedBefore(fr) ? "d’" : "de ";
  return { en: `of ${en}`, fr: `${french}${fr}` };
};

/** “in” a town: in Lima; à Lima, au Caire, à La Haye. */
export const inTown = (town: FillValue): Text => {
  const { en, fr } = asText(town);
  return { en: `in ${en}`, fr: afterA(fr) };
};

const masculineSchools = /^(?:collège|cégep|conservatoire|institut|centre|campus|lycée|séminaire)(?!\p{L})/iu;
const feminineSchools = /^(?:faculté|haute école)(?!\p{L})/iu;
const schoolsWithVowel = /^(?:université|école|institut|académie)(?!\p{L})/iu;

/** A school in a sentence. English names a university “the University of”; French says à l’Université, au Collège, à Humber College. */
function school(name: FillValue): { readonly en: string; readonly at: string; readonly of: string } {
  const { en, fr } = asText(name);
  const the = /^(?:university|college|institute|school|faculty|academy) of\b/i.test(en) ? `the ${en}` : en;
  if (schoolsWithVowel.test(fr)) return { en: the, at: `à l’${fr}`, of: `de l’${fr}` };
  if (masculineSchools.test(fr)) return { en: the, at: `au ${fr}`, of: `du ${fr}` };
  if (feminineSchools.test(fr)) return { en: the, at: `à la ${fr}`, of: `de la ${fr}` };
  return { en: the, at: `à ${fr}`, of: afterDe(fr) };
}

export const atSchool = (name: FillValue): Text => {
  const { en, at } = school(name);
  return { en: `at ${en}`, fr: at };
};
export const ofSchool = (name: FillValue): Text => {
  const { en, of } = school(name);
  return { en: `of ${en}`, fr: of };
};

/** “a” or “an” by the sound of the first word; numbers as they are read. */
export const withIndefinite = (words: string): string =>
  /^(?:[aeio]|u(?!ni(?!n)|s[aeu]|k|t[aio])|8|11\b|18\b|h(?:on|our|eir)|[FHLMNRSX](?:[A-Z]|\b))/i.test(words) &&
  !/^(?:one|once|eu)/i.test(words) &&
  !/^[fhlmnrsx][a-z]/.test(words)
    ? `an ${words}`
    : `a ${words}`;
