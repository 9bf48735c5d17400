import sharp from "sharp";
import { expect, test } from "vitest";
import { degraded, type Degradation } from "../../../../tests/samples/degrade.ts";
import { madeUpCard, madeUpPassport, passportLayouts } from "../../../../tests/samples/identity/drawn.ts";
import { holders, type MadeUpHolder } from "../../../../tests/samples/identity/people.ts";
import { shareOf } from "../../../../tests/running/sizes.ts";
import { cardLines, passportLines } from "../../../../tests/samples/identity/zoneLines.ts";
import type { Picture } from "../pages/page.ts";
import { zoneOnPage } from "./pageZone.ts";

async function pictureOf(bytes: Buffer): Promise<Picture> {
  const { data, info } = await sharp(bytes)
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 3 };
}

const paper = (holder: MadeUpHolder, index: number, dpi: number) =>
  index % 2 === 0
    ? madeUpPassport(holder, passportLayouts[index % passportLayouts.length] ?? "english", dpi)
    : madeUpCard(holder, dpi);
const linesOf = (holder: MadeUpHolder, index: number): readonly string[] =>
  index % 2 === 0 ? passportLines(holder) : cardLines(holder);

const turns: Partial<Record<Degradation, number>> = { sideways: 90, upsideDown: 180 };

/** 122 dots an inch: a passport is 600 pixels wide. */
const ways = (
  ["clean", "jpeg150", "tilted", "noisy", "onTable", "upsideDown", "sideways", "grey", "shadow"] as const
).flatMap((how) => [200, 122].map((dpi) => ({ how, dpi })));
test.each(shareOf("ways in which a zone lies there", ways, 9))(
  "zones of passports and cards, $how, $dpi dots an inch",
  async ({ how, dpi }) => {
    for (const [index, holder] of holders.entries()) {
      const found = await zoneOnPage(await pictureOf(await degraded(await paper(holder, index, dpi), how)), 1);
      expect(found?.zone.lines).toEqual(linesOf(holder, index));
      expect(found?.place.turn).toBe(turns[how] ?? 0);
    }
  },
);

test("a blur that nobody reads through: refused, or a value that is not sure", async () => {
  for (const [index, holder] of holders.entries()) {
    const blurred = await degraded(await paper(holder, index, 300), "veryBlurred");
    const found = await zoneOnPage(await pictureOf(blurred), 1);
    const right = linesOf(holder, index).join("");
    const read = found?.zone.lines.join("") ?? right;
    // Names have no check digit, and are told apart by the print above them.
    const isOfNumber = (place: number) => /\d/.test(right[place] ?? "");
    const wrong = [...right].keys().filter((place) => isOfNumber(place) && read[place] !== right[place]);
    expect([...wrong].filter((place) => found?.zone.doubtful[place] === false)).toEqual([]);
  }
});

test("print that is no zone", async () => {
  const even = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#eeeeee" } })
    .png()
    .toBuffer();
  expect(await zoneOnPage(await pictureOf(even), 1)).toBeUndefined();
});
