import { isIsoDate } from "@boreal/domain/kernel/calendarDate";
import { checkDigitOf, valueOf } from "./checkDigits.ts";
import { checkedPlaces, isOpenPart, layouts, mayStand, statePlaces, type Place, type ZoneFormat } from "./formats.ts";
import { glyphs } from "./glyphs.ts";
import { isZoneState, zoneStates } from "./states.ts";

/** Glyph scores of every place of a zone, line after line. */
export type ZoneScores = readonly Float32Array[];

export type DecodedZone = {
  readonly format: ZoneFormat;
  readonly lines: readonly string[];
  /** Characters that were exchanged for their nearest rival so that the check digits hold. */
  readonly swaps: number;
  /** How much better each character fits than the next that may stand there. */
  readonly margins: readonly number[];
  /** Whether the check digits leave room for another reading at each place: it is then checked by something else or not at all. */
  readonly doubtful: readonly boolean[];
};

type Choice = { readonly character: string; readonly score: number };

/** A rival may be taken when it fits this little worse. */
const swapMargin = 0.06;
const mostSwaps = 3;
/** Rivals that have the same value in check digits (G and 6, S and 8, A and K) must fit worse by this. */
const plainMargin = 0.03;
/** Another way to make the check digits hold must cost this much more, or nothing is decided. */
const clearer = 1.6;

/** The zone in this layout, or `undefined` when its check digits do not hold. */
export function decodedZone(scores: ZoneScores, format: ZoneFormat, mayRepair: boolean): DecodedZone | undefined {
  const kinds = layouts[format].lines.join("");
  const choices = scores.map((row, place) => choicesOf(row, kinds[place] ?? "x"));
  const plainRead = withKnownStates(choices, format);
  if (!plainRead || !layouts[format].first.test(plainRead.join(""))) return undefined;
  const found = holds(format, plainRead.join(""))
    ? { text: plainRead, swaps: 0 }
    : mayRepair && repaired(choices, plainRead, format);
  if (!found) return undefined;
  const text = found.text.join("");
  const margins = choices.map((list, place) => marginOf(list, found.text[place]));
  const loose = looseGroups(format, text, margins);
  const { width, lines } = layouts[format];
  return {
    format,
    lines: lines.map((_, line) => text.slice(line * width, (line + 1) * width)),
    swaps: found.swaps,
    margins,
    doubtful: choices.map((list, place) => loose.has(place) || hasSilentRival(list, found.text[place] ?? "")),
  };
}

/**
 * What fits best at each place; a code of a state that nobody has gives way to the nearest that exists. No check digit covers
 * these codes: where one is not known and not clear either, nothing is read.
 */
function withKnownStates(choices: readonly (readonly Choice[])[], format: ZoneFormat): string[] | undefined {
  const read = choices.map(([first]) => first?.character ?? "<");
  for (const from of statePlaces[format]) {
    const places = [from, from + 1, from + 2];
    if (isZoneState(places.map((place) => read[place]).join(""))) continue;
    const lossOf = (state: string) =>
      places.reduce((sum, place, index) => sum - Math.min(0, marginOf(choices[place] ?? [], state[index])), 0);
    const [nearest] = zoneStates.map((state) => ({ state, loss: lossOf(state) })).toSorted((a, b) => a.loss - b.loss);
    if (nearest && nearest.loss < swapMargin) {
      for (const [index, place] of places.entries()) read[place] = nearest.state[index] ?? "<";
    } else if (places.some((place) => marginOf(choices[place] ?? [], read[place]) < swapMargin)) return undefined;
  }
  return read;
}

const choicesOf = (row: Float32Array, kind: string): Choice[] =>
  glyphs
    .map((character, index) => ({ character, score: row[index] ?? -1 }))
    .filter(({ character }) => mayStand(kind, character))
    .toSorted((a, b) => b.score - a.score);

function marginOf(list: readonly Choice[], character = ""): number {
  const own = list.find((choice) => choice.character === character)?.score ?? -1;
  const rival = list.find((choice) => choice.character !== character)?.score ?? -1;
  return own - rival;
}

/** Whether a rival of the same value, which no check digit tells apart, fits about as well. */
function hasSilentRival(list: readonly Choice[], character: string): boolean {
  const own = list.find((choice) => choice.character === character)?.score ?? -1;
  return list.some(
    (choice) =>
      choice.character !== character &&
      valueOf(choice.character) % 10 === valueOf(character) % 10 &&
      own - choice.score < plainMargin,
  );
}

/**
 * A single wrong character never passes its check digit; two pass one time in ten. (The last digit of a passport weighs the
 * number as the number's own digit does: it says nothing more about it.) So a value with two characters that are close to a
 * rival, or with one that was exchanged for its rival and fits worse, is left open.
 */
function looseGroups(format: ZoneFormat, text: string, margins: readonly number[]): ReadonlySet<Place> {
  return new Set(
    checkedPlaces(format, text).flatMap(({ name, places, digit }) => {
      const own = [...places, digit].map((place) => margins[place] ?? 0);
      const isOpen = own.filter((margin) => margin < swapMargin).length >= 2 || own.some((margin) => margin < 0);
      return name !== "all" && isOpen ? [...places, digit] : [];
    }),
  );
}

/** Whether every check digit and every date of a zone is right. */
export function holds(format: ZoneFormat, text: string): boolean {
  return failing(format, text).length === 0;
}

function failing(format: ZoneFormat, text: string): readonly { readonly places: readonly Place[] }[] {
  return checkedPlaces(format, text).flatMap(({ name, places, digit }) => {
    const covered = places.map((place) => text[place] ?? "<").join("");
    const written = text[digit] ?? "<";
    const isRight =
      checkDigitOf(covered) === written || (name === "optional" && written === "<" && /^<*$/.test(covered));
    const isDate = (name !== "birth" || isBirth(covered)) && (name !== "expiry" || isDay(covered, "20"));
    return isRight && isDate ? [] : [{ places: [...places, digit] }];
  });
}

/** A day or a month of birth that nobody knows is left open. */
const isBirth = (text: string) =>
  (/^\d\d/.test(text) &&
    isOpenPart(text.slice(4)) &&
    (isOpenPart(text.slice(2, 4)) || /^(?:0[1-9]|1[0-2])$/.test(text.slice(2, 4)))) ||
  isDay(text, "20");

/** Years of two digits: a day that exists in 20xx exists in 19xx, 29 February 1900 aside. */
const isDay = (text: string, century: string) =>
  /^\d{6}$/.test(text) && isIsoDate(`${century}${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4)}`);

type Swap = { readonly place: Place; readonly character: string; readonly cost: number };

/** The exchange of the fewest and nearest rivals after which everything holds; none when two exchanges are about as near. */
function repaired(
  choices: readonly (readonly Choice[])[],
  plainRead: readonly string[],
  format: ZoneFormat,
): { readonly text: readonly string[]; readonly swaps: number } | undefined {
  const read = [...plainRead];
  const wrong = new Set(failing(format, read.join("")).flatMap(({ places }) => places));
  const swaps: Swap[] = choices.flatMap((list, place) => {
    const [best] = list;
    if (!best || !wrong.has(place)) return [];
    return list
      .slice(1, 4)
      .filter(({ score }) => best.score - score < swapMargin)
      .map(({ character, score }) => ({ place, character, cost: best.score - score }));
  });
  const near = swaps.toSorted((a, b) => a.cost - b.cost).slice(0, 24);
  const solutions: { readonly taken: readonly Swap[]; readonly cost: number }[] = [];
  const text = [...read];
  const take = (from: number, taken: readonly Swap[], cost: number) => {
    if (taken.length > 0 && holds(format, text.join(""))) solutions.push({ taken, cost });
    if (taken.length === mostSwaps) return;
    for (let index = from; index < near.length; index++) {
      const swap = near[index];
      if (!swap || taken.some(({ place }) => place === swap.place)) continue;
      const before = text[swap.place] ?? "<";
      text[swap.place] = swap.character;
      take(index + 1, [...taken, swap], cost + swap.cost);
      text[swap.place] = before;
    }
  };
  take(0, [], 0);
  const [best, second] = solutions.toSorted((a, b) => a.cost - b.cost);
  if (!best || (second && second.cost < best.cost * clearer)) return undefined;
  for (const { place, character } of best.taken) read[place] = character;
  return { text: read, swaps: best.taken.length };
}
