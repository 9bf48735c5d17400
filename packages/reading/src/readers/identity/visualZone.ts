import type { IsoDate } from "@boreal/domain/kernel/calendarDate";
import type { PageText } from "../reader.ts";
import { placeOf, spanOf, type PlacedSpan, type TextSpan } from "../../text/lines.ts";
import { sureFrom, type Word } from "../../text/words.ts";
import { datesIn } from "./printedDate.ts";

/** The print of a passport or card that people read: everything but its machine-readable zone. */

export type SeenDate = PlacedSpan & {
  readonly value: IsoDate;
  readonly other?: IsoDate;
  readonly words: readonly Word[];
  /** The text of the cell before it and of the line above: what it may be called. */
  readonly page: number;
};

export type VisualZone = {
  readonly pages: readonly PageText[];
  /** Sure words in capitals without accents and signs. */
  readonly words: ReadonlySet<string>;
  readonly dates: readonly SeenDate[];
};

const isOfZone = (text: string) => text.includes("<<") || /^[A-Z\d<]{28,}$/.test(text);

export function visualZoneOf(pages: readonly PageText[], today: IsoDate): VisualZone {
  const words = new Set<string>();
  const dates: SeenDate[] = [];
  for (const page of pages) {
    for (const line of page.lines) {
      for (const cell of line.cells) {
        for (const { text, confidence } of cell.words) {
          if (confidence < sureFrom || isOfZone(text)) continue;
          for (const spelling of spellings(text)) words.add(spelling);
        }
        for (const { value, from, to, other } of datesIn(cell.text, today)) {
          const span: TextSpan = spanOf(cell, from, to);
          const place = placeOf(span);
          if (place) dates.push({ ...place, value, words: span.words, ...(other ? { other } : {}) });
        }
      }
    }
  }
  return { pages, words, dates };
}

/** Letters that zones write with two (ICAO Doc 9303, part 3, section 6). */
const written: Readonly<Record<string, string>> = {
  Ä: "AE",
  Æ: "AE",
  Å: "AA",
  Ö: "OE",
  Ø: "OE",
  Œ: "OE",
  Ü: "UE",
  ß: "SS",
  Þ: "TH",
  Ð: "D",
  Ł: "L",
  Đ: "D",
  Ñ: "N",
};

/** The parts of a word as a zone can write them: without accents, or with two letters for one. */
export function spellings(text: string): string[] {
  const capitals = text.toUpperCase();
  const replaced = capitals.replaceAll(/[ÄÆÅÖØŒÜÞÐŁĐÑ]/g, (letter) => written[letter] ?? letter);
  const bare = (one: string) => one.normalize("NFD").replaceAll(/\p{M}/gu, "");
  return [...new Set([bare(capitals), bare(replaced)])].flatMap((one) => {
    const parts = one.split(/[^A-Z\d]+/).filter((part) => part !== "");
    return parts.length > 1 ? [...parts, parts.join("")] : parts;
  });
}

/** Whether every part of a name stands in the print. */
export const standsIn = (zone: VisualZone, name: string): boolean =>
  name !== "" && name.split(/[^A-Z\d]+/).every((part) => part === "" || zone.words.has(part));
