/** Words in a section of a letter about which somebody says something, found again while the text around them changes (ADR 0251). */
export type Passage = {
  readonly section: string;
  readonly quote: string;
  /** What stood before it, which tells it from the same words elsewhere in the section. */
  readonly before: string;
};

export type PassagePlace = { readonly start: number; readonly end: number };

/** A comment about more than this is about the section. */
export const longestPassage = 1000;
const longestBefore = 60;

/** What is marked between two places of a text, without blanks at its ends; nothing where only blanks are. */
export function passageAt(text: string, from: number, to: number): Omit<Passage, "section"> | undefined {
  const marked = text.slice(from, to);
  const quote = marked.trim();
  if (quote === "") return undefined;
  const start = from + (marked.length - marked.trimStart().length);
  return { quote, before: text.slice(Math.max(0, start - longestBefore), start) };
}

/** Where it stands now; of several places the one with the most of the same words before it. Nothing once its words changed. */
export function placeOfPassage(text: string, { quote, before }: Omit<Passage, "section">): PassagePlace | undefined {
  if (quote === "") return undefined;
  let best: { readonly start: number; readonly alike: number } | undefined;
  for (let start = text.indexOf(quote); start !== -1; start = text.indexOf(quote, start + 1)) {
    const alike = endsAlike(text.slice(0, start), before);
    if (!best || alike > best.alike) best = { start, alike };
  }
  return best && { start: best.start, end: best.start + quote.length };
}

function endsAlike(one: string, other: string): number {
  let count = 0;
  while (count < one.length && count < other.length && one.at(-1 - count) === other.at(-1 - count)) count += 1;
  return count;
}

/** The text with other words in that place. */
export const withWordsAt = (text: string, { start, end }: PassagePlace, words: string): string =>
  `${text.slice(0, start)}${words}${text.slice(end)}`;
