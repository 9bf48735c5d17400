import type { Stated } from "./statedThings.ts";

/**
 * Whether a suggested sentence lost or gained a “not” (ADR 0252). Clause by clause it is laid beside the clause of what Boreal wrote
 * that shares most words with it; where only one of the two denies, the sentence is marked. In doubt it is marked too.
 */

const english = String.raw`not|cannot|\p{L}+n't|no|never|none|nobody|nothing|nowhere|neither|nor|without|unable|lacks?|lacking|free of|fails?(?: to)?|failed(?: to)?|hardly|refrain(?:s|ed)? from|stop(?:s|ped)?|decline[sd]?`;
const french = String.raw`ne|n'|pas|jamais|aucune?|rien|personne ne|ni|nulle?|non|sans|plus (?:de|d'|jamais|personne|rien)|dépourvue?s?|renonc\p{L}*|cess\p{L}*`;
const denying = new RegExp(String.raw`(?<![\p{L}-])(?:${english}|${french})(?!\p{L})`, "giu");
/** « Ne … que » says “only”, « avant qu’il ne parte » denies nothing; “not only” and “no doubt” neither. */
const denyingNothing =
  /(?<!\p{L})(?:not only|no doubt|no later than|nothing but|cannot wait|can't wait|not just|non seulement|sans doute|avant qu(?:e |')[^,;.]{1,30}? ne|n'\p{L}+ (?:\p{L}+ )?que?(?!\p{L})|ne \p{L}+ (?:\p{L}+ )?que?(?!\p{L}))/giu;

const even = (text: string): string => text.replaceAll("’", "'").replaceAll(/[\u00A0\u202F]/gu, " ");

const small = new Set(
  "the a an and or but of to in at on for with by from as is are was were be been am i my me we our you your he his she her it its they their this that there will would can could have has had do does did so then also very le la les un une des du de et ou mais au aux en dans sur pour par avec que qui je mon ma mes me nous notre nos vous il elle son sa ses ils elles leur leurs ce cet cette ces y est suis sont était été être ai as a avons ont avoir sera serai aussi très".split(
    " ",
  ),
);

/** Words that carry the meaning, by their beginning: “debts” is “debt”, « enfants » is « enfant ». */
const wordsIn = (clause: string): ReadonlySet<string> =>
  new Set(
    (
      even(clause)
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []
    )
      .filter(
        (word) => word.length > 2 && !small.has(word) && !new RegExp(`^(?:${english}|${french})$`, "iu").test(word),
      )
      .map((word) => (word.length > 5 ? word.slice(0, 5) : word.replace(/s$/u, ""))),
  );

const clausesOf = (text: string): readonly string[] =>
  even(text)
    .split(/[.;:!?\n]+|,\s+|\s+(?:and|but|because|while|so that|et|mais|car|parce que|tandis que|puis)\s+/iu)
    .filter((clause) => /\p{L}/u.test(clause));

const denialsIn = (clause: string): readonly string[] =>
  even(clause).replaceAll(denyingNothing, " ").match(denying) ?? [];

type Clause = { readonly text: string; readonly words: ReadonlySet<string>; readonly denies: boolean };

const clauses = (text: string): readonly Clause[] =>
  clausesOf(text).map((clause) => ({
    text: clause.trim().replace(/^(?:and|but|et|mais)\s+/iu, ""),
    words: wordsIn(clause),
    denies: denialsIn(clause).length > 0,
  }));

/** What Boreal wrote, to be asked for many sentences. */
export type WrittenClauses = readonly Clause[];
export const writtenClauses = (texts: readonly string[]): WrittenClauses => texts.flatMap(clauses);

const shared = (one: Clause, other: Clause): number =>
  [...one.words].filter((word) => other.words.has(word)).length /
  Math.max(1, Math.min(one.words.size, other.words.size));

/** How many times a text denies: by it a sentence is seen to have been edited. */
export const denialsOf = (text: string): number => denialsIn(text).length;

/** Where this sentence denies what Boreal does not, or no longer denies what Boreal does. */
export function turnedMeanings(sentence: string, written: WrittenClauses): readonly Stated[] {
  const count = denialsOf(sentence);
  const found = clauses(sentence).flatMap((clause): readonly Stated[] => {
    const near = written.map((other) => ({ other, share: shared(clause, other) })).filter(({ share }) => share >= 0.5);
    const most = Math.max(0, ...near.map(({ share }) => share));
    const nearest = near.filter(({ share }) => share >= most - 0.001).map(({ other }) => other);
    if (clause.denies && !nearest.some(({ denies }) => denies))
      return [{ kind: "denied", said: denialsIn(clause.text)[0] ?? "", key: `denied ${count}` }];
    const [other] = nearest;
    if (clause.denies || !other || nearest.some(({ denies }) => !denies)) return [];
    return [{ kind: "notDenied", said: other.text, key: `notDenied ${count}` }];
  });
  return [...new Map(found.map((one) => [one.kind, one])).values()];
}
