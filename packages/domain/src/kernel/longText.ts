import type { Language, Text } from './text.ts';

/** What ends a text of which only a part is there. */
const moreElsewhere: Text = { en: '(see attached page)', fr: '(voir page jointe)' };

/** The part of a text that a box of so many characters holds: as many whole words as fit, and where the rest is. */
export function cutToBox(text: string, most: number, language: Language): string {
  const signs = [...text];
  if (signs.length <= most) return text;
  const mark = ` ${moreElsewhere[language]}`;
  const room = most - mark.length;
  const kept = signs.slice(0, room).join('');
  const lastSpace = /\s/.test(signs[room] ?? '') ? kept.length : kept.search(/\s\S*$/);
  // A text without spaces is cut where the room ends.
  return `${(lastSpace > 0 ? kept.slice(0, lastSpace) : kept).trimEnd()}${mark}`;
}
