import { describe, expect, test } from "vitest";
import { holders } from "../../../../tests/samples/identity/people.ts";
import {
  cardLines,
  passportLines,
  smallVisaLines,
  visaLines,
  wideCardLines,
} from "../../../../tests/samples/identity/zoneLines.ts";
import { valueOf } from "./checkDigits.ts";
import { decodedZone, holds } from "./decodeZone.ts";
import { checkedPlaces, layouts, mayStand, type ZoneFormat } from "./formats.ts";
import { glyphIndex, glyphs } from "./glyphs.ts";

const made: readonly { readonly format: ZoneFormat; readonly text: string }[] = holders.flatMap((holder) => [
  { format: "TD3" as const, text: passportLines(holder).join("") },
  { format: "TD1" as const, text: cardLines(holder).join("") },
  { format: "TD2" as const, text: wideCardLines(holder).join("") },
  { format: "MRVA" as const, text: visaLines(holder).join("") },
  { format: "MRVB" as const, text: smallVisaLines(holder).join("") },
]);

/** Scores as the matcher gives them: the character of each place fits best. */
const scoresOf = (text: string) =>
  [...text].map((character) => {
    const scores = new Float32Array(glyphs.length).fill(0.3);
    scores[glyphIndex.get(character) ?? 0] = 0.9;
    return scores;
  });

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const covered = ({ format, text }: (typeof made)[number]) => [
  ...new Set(checkedPlaces(format, text).flatMap(({ places, digit }) => [...places, digit])),
];

describe("a zone", () => {
  test.each(made)("of the layout $format is taken as it is printed", ({ format, text }) => {
    const decoded = decodedZone(scoresOf(text), format, false);
    expect(decoded?.lines.join("")).toBe(text);
    expect(decoded?.swaps).toBe(0);
  });

  test("a card with a number of more than nine characters", () => {
    const [holder] = holders;
    if (!holder) throw new Error("no holder");
    const lines = cardLines({ ...holder, number: "D23145890734" });
    expect(lines[0]).toMatch(/^I<NGAD23145890<734\d</);
    expect(holds("TD1", lines.join(""))).toBe(true);
  });

  test("the specimens of ICAO Doc 9303 hold", () => {
    const specimens: [ZoneFormat, string][] = [
      ["TD3", "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<L898902C36UTO7408122F1204159ZE184226B<<<<<10"],
      ["TD1", "I<UTOD231458907<<<<<<<<<<<<<<<7408122F1204159UTO<<<<<<<<<<<6ERIKSSON<<ANNA<MARIA<<<<<<<<<<"],
      ["TD2", "I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<D231458907UTO7408122F1204159<<<<<<<6"],
      ["MRVA", "V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<L8988901C4XXX4009078F96121096ZE184226B<<<<<<"],
      ["MRVB", "V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<L8988901C4XXX4009078F9612109<<<<<<<<"],
    ];
    for (const [format, text] of specimens) expect([format, holds(format, text)]).toEqual([format, true]);
  });
});

describe("a wrong line is never accepted", () => {
  test("one wrong character at every place that a check digit covers, by every other that may stand there", () => {
    let tried = 0;
    for (const { format, text } of made) {
      const kinds = layouts[format].lines.join("");
      for (const place of covered({ format, text })) {
        const right = text[place] ?? "";
        for (const wrong of glyphs) {
          // No check digit tells two characters of the same value apart: those are told by how far apart they fit.
          const isSilent = valueOf(wrong) % 10 === valueOf(right) % 10;
          if (wrong === right || isSilent || !mayStand(kinds[place] ?? "x", wrong)) continue;
          tried++;
          const changed = `${text.slice(0, place)}${wrong}${text.slice(place + 1)}`;
          if (holds(format, changed)) throw new Error(`${format}: ${wrong} for ${right} at ${place} was taken`);
        }
      }
    }
    expect(tried).toBeGreaterThan(20_000);
  });

  test("a rival of the same value that fits about as well makes the place doubtful", () => {
    const [{ format, text } = { format: "TD3" as const, text: "" }] = made;
    const scores = scoresOf(text);
    // The number begins with A, which counts as much as K.
    expect(text[44]).toBe("A");
    scores[44]?.set([0.88], glyphIndex.get("K") ?? 0);
    expect(decodedZone(scores, format, true)?.doubtful[44]).toBe(true);
    expect(decodedZone(scoresOf(text), format, true)?.doubtful[44]).toBe(false);
  });

  test("up to five characters misread, the right one close behind: sure values are as printed, the others doubtful or refused", () => {
    const random = randomFrom(20_261_123);
    const seen = { sure: 0, doubtful: 0, refused: 0 };
    for (let round = 0; round < 3000; round++) {
      const zone = made[Math.floor(random() * made.length)];
      if (!zone) continue;
      const kinds = layouts[zone.format].lines.join("");
      const places = covered(zone);
      const scores = scoresOf(zone.text);
      for (let count = 1 + Math.floor(random() * 5); count > 0; count--) {
        const place = places[Math.floor(random() * places.length)] ?? 0;
        const rivals = glyphs.filter(
          (rival) =>
            mayStand(kinds[place] ?? "x", rival) && valueOf(rival) % 10 !== valueOf(zone.text[place] ?? "") % 10,
        );
        const rival = rivals[Math.floor(random() * rivals.length)];
        if (rival) scores[place]?.set([0.9 + random() * 0.06], glyphIndex.get(rival) ?? 0);
      }
      const decoded = decodedZone(scores, zone.format, true);
      if (!decoded) {
        seen.refused++;
        continue;
      }
      const read = decoded.lines.join("");
      for (const { name, places: own } of checkedPlaces(zone.format, zone.text)) {
        if (name === "all") continue;
        if (own.some((place) => decoded.doubtful[place])) seen.doubtful++;
        else {
          const of = (text: string) => own.map((place) => text[place]).join("");
          expect(of(read)).toBe(of(zone.text));
          seen.sure++;
        }
      }
    }
    expect(seen.sure).toBeGreaterThan(100);
    expect(seen.refused).toBeGreaterThan(100);
  });

  test("without leave nothing is mended, and a day that is none is refused", () => {
    const [{ format, text } = { format: "TD3" as const, text: "" }] = made;
    const scores = scoresOf(text);
    scores[44]?.set([0.95], glyphIndex.get("B") ?? 0);
    expect(decodedZone(scores, format, false)).toBeUndefined();
    expect(decodedZone(scores, format, true)?.lines.join("")).toBe(text);
    expect(holds("TD3", passportLines({ ...(holders[0] as (typeof holders)[0]), birth: "2001-02-30" }).join(""))).toBe(
      false,
    );
  });
});
