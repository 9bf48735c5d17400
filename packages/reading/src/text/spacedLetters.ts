import { boxAround, meanConfidence, type Word } from "./words.ts";

/** Headings and labels set with room between their letters come as one word a letter: they are joined again by their gaps. */

/** Fewer letters in a row are initials, marks of an exam or the choices of a form. */
const fewestLetters = 3;
/** A gap that is wider than the usual one by this factor stands between two words. */
const wordGap = 1.45;
/** From this many heights on, the next letter begins another cell. */
const widestGap = 2;

const isLetter = ({ text }: Word): boolean => /^\p{L}\p{M}*[.,:]?$/u.test(text);
const gapAfter = (one: Word, next: Word): number => next.at.left - (one.at.left + one.at.width);

/** The words of one row, from left to right, with spaced letters joined. */
export function joinedLetters(row: readonly Word[]): readonly Word[] {
  const out: Word[] = [];
  for (let at = 0; at < row.length;) {
    const run = lettersFrom(row, at);
    if (run.length >= fewestLetters) out.push(...wordsOf(run));
    else out.push(...run);
    if (run.length === 0) out.push(...row.slice(at, at + 1));
    at += Math.max(1, run.length);
  }
  return out;
}

function lettersFrom(row: readonly Word[], from: number): readonly Word[] {
  const run: Word[] = [];
  for (const word of row.slice(from)) {
    const last = run.at(-1);
    if (!isLetter(word) || (last && gapAfter(last, word) > widestGap * word.at.height)) break;
    run.push(word);
  }
  return run;
}

function wordsOf(run: readonly Word[]): readonly Word[] {
  const gaps = run.slice(1).map((word, at) => gapAfter(run[at] ?? word, word));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.4)] ?? 0;
  const groups: Word[][] = [];
  for (const [at, word] of run.entries()) {
    if (at === 0 || (gaps[at - 1] ?? 0) > wordGap * Math.max(usual, 0.1)) groups.push([word]);
    else groups.at(-1)?.push(word);
  }
  return groups.map((letters) => joined(letters));
}

function joined(letters: readonly Word[]): Word {
  const [first, last] = [letters[0], letters.at(-1)];
  if (!first || !last || first === last) return first as Word;
  const top = Math.min(...letters.map(({ at }) => at.top));
  const bottom = Math.max(...letters.map(({ at }) => at.top + at.height));
  return {
    text: letters.map(({ text }) => text).join(""),
    confidence: meanConfidence(letters),
    page: first.page,
    box: boxAround(letters.map(({ box }) => box)),
    at: { left: first.at.left, top, width: last.at.left + last.at.width - first.at.left, height: bottom - top },
  };
}
