import { describe, expect, it } from "vitest";
import {
  dressesOf,
  everyDress,
  inLanguages,
  languagesOfPerson,
  languagesOfScreen,
  runsOf,
  shareOf,
  waysOf,
} from "./sizes.ts";

const turns = Array.from({ length: 8 }, (_, turn) => turn);
const look = (turn: number, whole: boolean) =>
  languagesOfScreen(turn, whole).flatMap((language) =>
    dressesOf(turn, whole).map(({ window, scheme }) => `${language} ${window} ${scheme}`),
  );

describe("how often a thing is tried", () => {
  it("looks at each screen in every language, window and colour scheme where all is run", () => {
    for (const turn of turns) expect(new Set(look(turn, true)).size).toBe(8);
  });

  it("looks at each screen once elsewhere, and at none of the combinations never", () => {
    expect(turns.map((turn) => look(turn, false).length)).toEqual(turns.map(() => 1));
    expect(new Set(turns.flatMap((turn) => look(turn, false)))).toEqual(new Set(look(0, true)));
  });

  it("walks a journey in both languages and every way, or once", () => {
    expect([inLanguages("fr", true), inLanguages("fr", false)]).toEqual([["en", "fr"], ["fr"]]);
    expect([0, 1, 2].map((turn) => languagesOfPerson(turn, false))).toEqual([["en"], ["fr"], ["en"]]);
    expect(languagesOfPerson(1, true)).toEqual(["en", "fr"]);
    expect([waysOf(["phone", "desk"], true), waysOf(["phone", "desk"], false)]).toEqual([["phone", "desk"], ["phone"]]);
  });

  it("takes the share of its seed, by as many seeds in a row everything, and all of it in full", () => {
    const drawn = (seed: number, every = 3) => shareOf("turns", turns, every, { whole: false, seed });
    expect([drawn(0), drawn(1), drawn(5)]).toEqual([
      [0, 3, 6],
      [1, 4, 7],
      [2, 5],
    ]);
    expect(drawn(3)).toEqual(drawn(0));
    // Of fewer things than one in so many, one.
    expect([drawn(7, 20), drawn(9, 20)]).toEqual([[7], [1]]);
    expect(shareOf("turns", turns, 3, { whole: true })).toEqual(turns);
    expect([runsOf("cases", 100, 8, false), runsOf("cases", 100, 8, true)]).toEqual([13, 100]);
    expect(() => shareOf("nothings", [], 3, { whole: false })).toThrow("nothing to try");
  });

  it("knows four dresses", () => expect(everyDress).toHaveLength(4));
});
