import type { Turn } from "../text/box.ts";
import type { GreyPicture } from "../text/tesseractEngine.ts";
import { upright } from "../text/preparePicture.ts";
import { turnedAsShown, turnedUpright, uprightSize, type Rectangle, type Size } from "../text/words.ts";
import { componentsOf, inkOf, type Component } from "./components.ts";
import { decodedZone, type DecodedZone } from "./decodeZone.ts";
import { layouts, type ZoneFormat } from "./formats.ts";
import { matchedRow, type MatchedRow } from "./matchedRow.ts";
import { at, printedRows } from "./printedRows.ts";
import { sizedForZone } from "./zonePicture.ts";

/** A machine-readable zone in a picture. */
export type FoundZone = {
  /** How far its text stands turned clockwise in the picture as shown. */
  readonly turn: Turn;
  /** One box a line, in the pixels of the picture as shown. */
  readonly lines: readonly Rectangle[];
  /** Angle of its lines in degrees, once turned upright; positive when they fall to the right. */
  readonly skew: number;
  /** Pixels from character to character in the picture as it was given. */
  readonly pitch: number;
  /** `undefined`: the lines are there, and their check digits do not hold. */
  readonly decoded: DecodedZone | undefined;
};

/** Under this pitch the short side of a passport is under 400 pixels: too few to exchange characters on. */
const repairPitch = 11.5;
/** Mean correlation of all characters of a zone. */
const leastFit = 0.5;
const ink = { reach: 1 / 55, depth: 0.15 };

/** The zone of a page; of several (two cards on one sheet), the one whose check digits hold. */
export async function findZone(picture: GreyPicture, turns: readonly Turn[]): Promise<FoundZone | undefined> {
  const { picture: sized, scale } = await sizedForZone(picture);
  const longSide = Math.max(sized.width, sized.height);
  const components = componentsOf(inkOf(sized, Math.round(longSide * ink.reach), ink.depth), sized.width, sized.height);
  let unread: FoundZone | undefined;
  for (const turn of turns) {
    const rows = printedRows(
      components.map((component) => turnedComponent(component, sized, turn)),
      longSide,
    ).filter(({ last, pieces }) => last >= 24 && last <= 60 && pieces >= 0.7 * last);
    if (rows.length < 2) continue;
    const page = await upright(sized, turn);
    const matched: MatchedRow[] = [];
    for (const few of [rows.slice(0, firstRows), rows.slice(firstRows, mostRows)]) {
      const added = few.flatMap((row) => matchedRow(page, row) ?? []);
      if (added.length === 0) continue;
      matched.push(...added);
      for (const candidate of candidatesIn(matched)) {
        const zone = zoneOf(candidate, { turn, scale, shown: sized });
        if (zone.decoded) return zone;
        unread ??= zone;
      }
    }
  }
  return unread;
}

/** The lines of a zone have the most pieces of all rows that are as even. */
const firstRows = 3;
const mostRows = 8;

function turnedComponent({ left, top, right, bottom }: Component, size: Size, turn: Turn): Component {
  const moved = turnedUpright({ left, top, width: right - left, height: bottom - top }, size, turn);
  return { left: moved.left, top: moved.top, right: moved.left + moved.width, bottom: moved.top + moved.height };
}

/** Lines of one zone: for each the row and the cell in it at which the line begins. */
type Candidate = {
  readonly width: number;
  readonly lines: readonly { readonly row: MatchedRow; readonly start: number }[];
  readonly value: number;
};

/** Neighbouring rows that make a zone of two or three lines, the best first. */
function candidatesIn(rows: readonly MatchedRow[]): Candidate[] {
  const down = rows.toSorted((a, b) => middleOf(a) - middleOf(b));
  const found: Candidate[] = [];
  for (const [index, first] of down.entries()) {
    for (let next = index + 1; next < down.length; next++) {
      const second = down[next];
      if (!second || !areNeighbours(first, second)) continue;
      found.push(...joined([first, second], 44), ...joined([first, second], 36));
      const third = down.slice(next + 1).find((row) => areNeighbours(second, row));
      if (third) found.push(...joined([first, second, third], 30));
    }
  }
  return found.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value);
}

const middleOf = ({ row }: MatchedRow) => at(row.middle, at(row.along, row.last / 2));

function areNeighbours({ row: one }: MatchedRow, { row: other }: MatchedRow): boolean {
  const x = (at(one.along, one.last / 2) + at(other.along, other.last / 2)) / 2;
  const apart = at(other.middle, x) - at(one.middle, x);
  const ratio = one.pitch / other.pitch;
  return apart > 1.2 * one.capital && apart < 4.5 * one.capital && ratio > 0.8 && ratio < 1.25;
}

/** What stands above chance at a place counts for a line that holds it, and against one that does not. */
const chance = 0.5;

function joined(rows: readonly MatchedRow[], width: number): Candidate[] {
  const starts = rows.map((row) => startsIn(row, width));
  let best: Candidate | undefined;
  for (const first of starts[0] ?? []) {
    const lines = [{ row: first.row, start: first.start }];
    let value = first.value;
    for (const others of starts.slice(1)) {
      const aligned = others
        .filter(({ x }) => Math.abs(x - first.x) < 0.8 * first.row.row.pitch)
        .toSorted((a, b) => b.value - a.value)[0];
      if (!aligned) break;
      lines.push({ row: aligned.row, start: aligned.start });
      value += aligned.value;
    }
    if (lines.length === rows.length && value > (best?.value ?? 0)) best = { width, lines, value };
  }
  return best ? [best] : [];
}

function startsIn(row: MatchedRow, width: number) {
  const gains = row.cells.map(({ best }) => best - chance);
  const outside = gains.reduce((sum, gain) => sum + Math.max(0, gain), 0);
  return Array.from({ length: Math.max(0, row.cells.length - width + 1) }, (_, start) => {
    const inside = gains.slice(start, start + width);
    const kept = inside.reduce((sum, gain) => sum + gain, 0);
    const left = outside - inside.reduce((sum, gain) => sum + Math.max(0, gain), 0);
    return { row, start, value: kept - left, x: at(row.row.along, row.first + start) };
  });
}

const formatsOf = (width: number): ZoneFormat[] =>
  (Object.keys(layouts) as ZoneFormat[]).filter((format) => layouts[format].width === width);

function zoneOf(
  { width, lines }: Candidate,
  { turn, scale, shown }: { readonly turn: Turn; readonly scale: number; readonly shown: Size },
): FoundZone {
  const cells = lines.flatMap(({ row, start }) => row.cells.slice(start, start + width));
  const pitch = lines.reduce((sum, { row }) => sum + row.row.pitch, 0) / lines.length / scale;
  const fit = cells.reduce((sum, { best }) => sum + best, 0) / cells.length;
  const scores = cells.map((cell) => cell.scores);
  const decoded =
    fit < leastFit
      ? undefined
      : formatsOf(width)
          .values()
          .map((format) => decodedZone(scores, format, pitch >= repairPitch))
          .find((zone) => zone !== undefined);
  const page = uprightSize(shown, turn);
  return {
    turn,
    pitch,
    skew: skewOf(lines),
    lines: lines.map((line) => scaled(turnedAsShown(boxOfLine(line, width, page), shown, turn), 1 / scale)),
    decoded,
  };
}

function skewOf(lines: Candidate["lines"]): number {
  const slopes = lines.map(({ row: { row } }) => {
    const [left, right] = [at(row.along, 0), at(row.along, row.last)];
    return (at(row.middle, right) - at(row.middle, left)) / Math.max(1, right - left);
  });
  return (Math.atan(slopes.reduce((sum, slope) => sum + slope, 0) / Math.max(1, slopes.length)) * 180) / Math.PI;
}

function boxOfLine({ row, start }: Candidate["lines"][number], width: number, page: Size): Rectangle {
  const half = row.row.pitch / 2;
  const left = Math.max(0, at(row.row.along, row.first + start) - half);
  const right = Math.min(page.width, at(row.row.along, row.first + start + width - 1) + half);
  const middles = [at(row.row.middle, left), at(row.row.middle, (left + right) / 2), at(row.row.middle, right)];
  const top = Math.max(0, Math.min(...middles) - row.row.capital * 0.7);
  const bottom = Math.min(page.height, Math.max(...middles) + row.row.capital * 0.7);
  return { left, top, width: right - left, height: bottom - top };
}

const scaled = (one: Rectangle, by: number): Rectangle => ({
  left: one.left * by,
  top: one.top * by,
  width: one.width * by,
  height: one.height * by,
});
