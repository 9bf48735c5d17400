import { linesOf } from "../text/lines.ts";
import { boxAround, type Word } from "../text/words.ts";
import { holds } from "./decodeZone.ts";
import { layouts, type ZoneFormat } from "./formats.ts";
import type { PageZone } from "./pageZone.ts";

const signs = /^[A-Z\d<]+$/;

/** The zone that stands in a file's own text. */
export function zoneInText(words: readonly Word[]): PageZone | undefined {
  const lines = linesOf(words)
    .map((line) => {
      const ofLine = line.cells.flatMap((cell) => cell.words);
      return {
        text: ofLine
          .map((word) => word.text)
          .join("")
          .replaceAll("«", "<<"),
        words: ofLine,
      };
    })
    .filter(({ text }) => signs.test(text));
  for (const [index, { text }] of lines.entries()) {
    for (const format of Object.keys(layouts) as ZoneFormat[]) {
      const { width, lines: count, first } = layouts[format];
      const zone = lines.slice(index, index + count.length);
      if (zone.length < count.length || !first.test(text) || zone.some((line) => line.text.length !== width)) continue;
      const joined = zone.map((line) => line.text).join("");
      if (!holds(format, joined)) continue;
      return {
        format,
        lines: zone.map((line) => line.text),
        swaps: 0,
        margins: [...joined].map(() => 1),
        doubtful: [...joined].map(() => false),
        page: zone[0]?.words[0]?.page ?? 1,
        source: "layer",
        boxes: zone.map((line) => boxAround(line.words.map((word) => word.box))),
        pitch: 0,
      };
    }
  }
  return undefined;
}

/** Recognised text that may be a zone misread: fillers, or a long word of capitals and digits. */
export const looksLikeZone = (words: readonly Word[]): boolean =>
  words.some(({ text }) => /<.*<|[«‹]/.test(text) || /^[A-Z\d<]{24,}$/.test(text));
