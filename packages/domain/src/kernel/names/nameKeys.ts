import { inLatinLetters } from "../latinLetters.ts";
import type { WrittenName } from "../personName.ts";

/**
 * By what a name is looked up among many, whoever wrote it and however: without accents, case, order, hyphens, doubled letters
 * and vowels, in Latin letters. "Mohammed", "Muhamad" and "محمد" are one key. Two people may share all of it and be two: whoever
 * looks decides (ADR 0350).
 */

/** What nobody is told apart by. */
const titles: ReadonlySet<string> = new Set("mr mrs ms miss dr prof mme mlle jr sr fnu lnu".split(" "));
const particles: ReadonlySet<string> = new Set(
  "de da do dos das di du del della la le las los el al ul ud van von den der ten ter bin binti bint ibn ben y e and et".split(
    " ",
  ),
);

/** Words beyond these are left out: a name of ten words is found by any two of the first eight. */
const mostWords = 8;

/** Letters that spellings of one sound share; in this order. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ß/gu, "ss"],
  [/æ/gu, "ae"],
  [/œ/gu, "oe"],
  [/ø/gu, "o"],
  [/[đð]/gu, "d"],
  [/ł/gu, "l"],
  [/þ/gu, "th"],
  [/ı/gu, "i"],
  [/tsch|tch/gu, "ch"],
  [/sch/gu, "sh"],
  [/dzh|dj/gu, "j"],
  [/ph/gu, "f"],
  [/(?<=[kgdtbp])h/gu, ""],
  [/x/gu, "ks"],
  [/ck|q|c(?!h)/gu, "k"],
  [/w/gu, "v"],
  [/z/gu, "s"],
];

/** What is left of a word: its first sound and its consonants. */
function soundOf(word: string): string {
  const plain = sounds.reduce((text, [letters, sound]) => text.replaceAll(letters, sound), word);
  const first = plain.slice(0, 1).replace(/[aeiouy]/u, "a");
  const rest = plain.slice(1).replaceAll(/[aeiouy]|h$/gu, "");
  return `${first}${rest}`.replaceAll(/(.)\1+/gu, "$1");
}

/** Every way in which a word may sound; most have one. */
type Word = readonly string[];

/** In Arabic and Hebrew one letter is "w" or "u": Marwan, Noor. */
const soundsOrNot = /(?<=.)[وו]/gu;
const formsOf = (word: string): Word => [
  ...new Set([inLatinLetters(word), inLatinLetters(word.replaceAll(soundsOrNot, ""))]),
];

function writtenWords(name: WrittenName): readonly Word[] {
  const text = "full" in name ? name.full : `${name.given ?? ""} ${name.family ?? ""}`;
  const words = text
    .replaceAll(/['’‘`´ʼʻ.]/gu, "")
    // In Korea a name is written as one word, and elsewhere each of its syllables may be one.
    .replaceAll(/\p{Script=Hangul}/gu, "$& ")
    .split(/[^\p{L}\p{M}]+/u)
    .map(formsOf)
    .filter(([word]) => word !== "");
  const telling = words.filter(([word = ""]) => !titles.has(word) && !/^[a-z]$/u.test(word));
  return (telling.length > 0 ? telling : words).slice(0, mostWords);
}

type Unit = { readonly sound: string; readonly from: number; readonly to: number };

const isParticle = ([word = ""]: Word): boolean => particles.has(word);

/** The words of a name, and two that follow each other as one: Abdul Rahman, Abdulrahman. */
function unitsOf(words: readonly Word[]): readonly Unit[] {
  const areAllSmall = words.every(isParticle);
  return words.flatMap((word, at) => {
    const single = isParticle(word) && !areAllSmall ? [] : word;
    const next = words[at + 1] ?? [];
    return [
      ...single.map((form): Unit => ({ sound: soundOf(form), from: at, to: at })),
      ...word.flatMap((form) => next.map((after): Unit => ({ sound: soundOf(form + after), from: at, to: at + 1 }))),
    ];
  });
}

/** All of it as one word. */
const wholes = (words: readonly Word[]): readonly string[] => [
  ...new Set(
    [words.map(([form = ""]) => form), words.map((word) => word.at(-1) ?? "")].map(
      (one) => `=${soundOf(one.join(""))}`,
    ),
  ),
];

/**
 * Every key of a name: each two of its words, in the order of the alphabet, and all of it as one word. Two names that share a key
 * share two words, or are one word that the other splits.
 */
export function nameKeys(name: WrittenName): readonly string[] {
  const words = writtenWords(name);
  if (words.length === 0) return [];
  const units = unitsOf(words);
  const twos = units.flatMap((one) =>
    units
      .filter((other) => other.from > one.to)
      .map((other) => [one.sound, other.sound].toSorted((a, b) => (a < b ? -1 : 1)).join(" ")),
  );
  return [...new Set([...twos, ...wholes(words)])];
}

/** A name as it is compared: taken apart once, however many others it is compared with. */
export type ComparedName = {
  /** Of each word that tells something, its sounds. */
  readonly telling: readonly (readonly string[])[];
  readonly sounds: ReadonlySet<string>;
  readonly wholes: readonly string[];
};

export function comparedName(name: WrittenName): ComparedName {
  const words = writtenWords(name);
  const units = unitsOf(words);
  const places = [...new Set(units.filter(({ from, to }) => from === to).map(({ from }) => from))];
  return {
    telling: places.map((at) => units.filter(({ from, to }) => from <= at && at <= to).map(({ sound }) => sound)),
    sounds: new Set(units.map(({ sound }) => sound)),
    wholes: words.length === 0 ? [] : wholes(words),
  };
}

/** Whether every word of the shorter name is in the other one, in any order. */
export const areAlike = (one: ComparedName, other: ComparedName): boolean =>
  one.wholes.some((whole) => other.wholes.includes(whole)) || isWithin(one, other) || isWithin(other, one);

export const isAlikeName = (one: WrittenName, other: WrittenName): boolean =>
  areAlike(comparedName(one), comparedName(other));

/** A single word says too little of a name of several. */
const isWithin = ({ telling }: ComparedName, { sounds }: ComparedName): boolean =>
  telling.length > 1 && telling.every((forms) => forms.some((sound) => sounds.has(sound)));
