import type { Fingerprinted } from "./fingerprints.ts";

/** Long phrases that a text shares with another letter. */

/** Words of one phrase that by themselves are too many to be chance. */
const longPhrase = 14;
/** Shorter ones count where there are several: a letter that was copied and then changed here and there. */
const shortPhrase = 7;
const wordsOfSeveral = 40;
/** Words that are shown of a phrase. */
const mostShown = 30;

type Phrase = { readonly text: Fingerprinted; readonly first: number; readonly last: number };

const lengthOf = ({ first, last }: Phrase): number => last - first + 1;

/** Fingerprints that follow each other or overlap are one phrase. */
function phrasesOf(text: Fingerprinted, other: ReadonlySet<number>): readonly Phrase[] {
  const phrases: Phrase[] = [];
  for (const { hash, first, last } of text.fingerprints) {
    if (!other.has(hash)) continue;
    const before = phrases.at(-1);
    if (before && first <= before.last + 1) phrases[phrases.length - 1] = { ...before, last };
    else phrases.push({ text, first, last });
  }
  return phrases.filter((phrase) => lengthOf(phrase) >= shortPhrase);
}

function sharedWithOne(texts: readonly Fingerprinted[], other: ReadonlySet<number>): readonly Phrase[] {
  const phrases = texts.flatMap((text) => phrasesOf(text, other));
  const inAll = phrases.reduce((sum, phrase) => sum + lengthOf(phrase), 0);
  return inAll >= wordsOfSeveral ? phrases : phrases.filter((phrase) => lengthOf(phrase) >= longPhrase);
}

function shown({ text: { text, words }, first, last }: Phrase): string {
  const end = Math.min(last, first + mostShown - 1);
  const said = text.slice(words[first]?.from, words[end]?.to).replaceAll(/\s+/g, " ");
  return end < last ? `${said}…` : said;
}

/** The phrases in the words of the text itself, once each, from whichever letter: not how many letters hold them, and not which. */
export function sharedPhrases(
  texts: readonly Fingerprinted[],
  others: readonly ReadonlySet<number>[],
): readonly { readonly text: Fingerprinted; readonly phrase: string }[] {
  const found = others.flatMap((other) => sharedWithOne(texts, other));
  return texts.flatMap((text) => {
    const here = found.filter((phrase) => phrase.text === text).toSorted((one, next) => one.first - next.first);
    const joined: Phrase[] = [];
    for (const phrase of here) {
      const before = joined.at(-1);
      if (before && phrase.first <= before.last + 1)
        joined[joined.length - 1] = { ...before, last: Math.max(before.last, phrase.last) };
      else joined.push(phrase);
    }
    return joined.map((phrase) => ({ text, phrase: shown(phrase) }));
  });
}
