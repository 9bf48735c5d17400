// @bothLanguages: a box is filled in the language of its form, not of its reader.
import type { Language, Text } from "./text.ts";

/** What ends a text of which only a part is there. */
const moreElsewhere: Text = { en: "(see attached page)", fr: "(voir page jointe)" };

/** As many whole words from the beginning as there is room for; a text without spaces is cut where the room ends. */
function wordsWithin(text: string, room: number): string {
  const signs = [...text];
  if (signs.length <= room) return text;
  const kept = signs.slice(0, room).join("");
  const lastSpace = /\s/.test(signs[room] ?? "") ? kept.length : kept.search(/\s\S*$/);
  return (lastSpace > 0 ? kept.slice(0, lastSpace) : kept).trimEnd();
}

/**
 * A text within so many characters, for somebody to go on from. Each line keeps its share, so that no line is lost: what a
 * short line leaves is divided among the others.
 */
export function shortened(text: string, most: number): string {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const shares = lines.map((line) => [...line].length);
  let room = most - Math.max(0, lines.length - 1);
  const shortestFirst = shares.map((_, at) => at).toSorted((one, other) => (shares[one] ?? 0) - (shares[other] ?? 0));
  for (const [served, at] of shortestFirst.entries()) {
    const share = Math.min(shares[at] ?? 0, Math.max(0, Math.floor(room / (lines.length - served))));
    shares[at] = share;
    room -= share;
  }
  return lines
    .map((line, at) => wordsWithin(line, shares[at] ?? 0))
    .filter((line) => line !== "")
    .join("\n");
}

/** The part of a text that a box of so many characters holds: as many whole words as fit, and where the rest is. */
export function cutToBox(text: string, most: number, language: Language): string {
  const signs = [...text];
  if (signs.length <= most) return text;
  const mark = ` ${moreElsewhere[language]}`;
  return `${wordsWithin(text, most - mark.length)}${mark}`;
}
