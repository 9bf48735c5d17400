/** Typed text sentence by sentence, and which of several subjects a value in one of them belongs to. */

export const sentencesOf = (text: string): readonly string[] =>
  text.split(/\n+|(?<=[.!?…]["”»)]?)\s+(?=["“«(]?\s?\p{Lu})/u).filter((sentence) => sentence.trim() !== "");

/** Something that was found in a sentence, and where. */
export type Stated = { readonly raw: string; readonly from: number; readonly to: number };

/** What a value may be about: the words that name it, and other words that would claim the value for themselves. */
export type Subject<Id extends string> = { readonly id: Id; readonly words: RegExp };

/** Signs between the words and the value; more, and the value is about something else. */
const farthest = 90;
/** A part of a sentence that begins between the two puts them apart. */
const partBetween = 45;
const beginsPart = /[,;:(]|\b(?:and|while|but|plus|et|tandis|mais)\b/i;

function distance(sentence: string, words: Stated, value: Stated): number {
  const isBefore = words.to <= value.from;
  const apart = isBefore ? value.from - words.to : words.from - value.to;
  if (apart < 0) return 0;
  // Words behind a value may themselves begin the next part: “on May 3 and ends”.
  const between = isBefore ? sentence.slice(words.to, value.from) : sentence.slice(value.to, words.from + 4);
  return apart + (beginsPart.test(between) ? partBetween : 0);
}

export const foundIn = (sentence: string, words: RegExp): readonly Stated[] =>
  [...sentence.matchAll(words)].map(({ 0: raw, index }) => ({ raw, from: index, to: index + raw.length }));

/** The subject whose words stand nearest to the value. */
export function subjectOf<Id extends string>(
  sentence: string,
  value: Stated,
  subjects: readonly Subject<Id>[],
): Id | undefined {
  const near = subjects
    .flatMap(({ id, words }) =>
      foundIn(sentence, words).map((said) => ({ id, distance: distance(sentence, said, value) })),
    )
    .filter((one) => one.distance <= farthest)
    .toSorted((one, other) => one.distance - other.distance);
  return near[0]?.id;
}
