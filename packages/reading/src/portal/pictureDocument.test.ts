import sharp from "sharp";
import { expect, test } from "vitest";
import { pageImage } from "../../../../tests/samples/pageImage.ts";
import { atMasterSize, bestLevel, encoded, masterOf } from "./pageEncoding.ts";
import { pictureDocument } from "./pictureDocument.ts";

/** A black bar at the left, and beside it red (or grey) above white: tells stretching, turning and colours apart. */
async function sample(isInColour: boolean) {
  const bar = (width: number, height: number, background: string) => ({
    create: { width, height, channels: 3 as const, background },
  });
  const { data, info } = await sharp(bar(850, 1100, "#ffffff"))
    .composite([
      { input: bar(85, 1100, "#000000"), left: 0, top: 0 },
      { input: bar(765, 55, isInColour ? "#e00000" : "#000000"), left: 85, top: 0 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return masterOf(await atMasterSize({ data, width: info.width, height: info.height, channels: 3 }));
}

async function pointsOf(pdf: Buffer): Promise<string[]> {
  const { data, info } = await sharp(await pageImage(pdf, 50))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (
    [
      [0.05, 0.5],
      [0.5, 0.02],
      [0.15, 0.5],
      [0.95, 0.9],
    ] as const
  ).map(([x, y]) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    return red > 180 && green < 90 && blue < 90
      ? "red"
      : red < 90
        ? "black"
        : red > 200 && green > 200
          ? "white"
          : "other";
  });
}

test.each([
  ["in colour", true, bestLevel, "colour", "red"],
  ["in grey", false, bestLevel, "grey", "black"],
  ["in black and white", false, 5, "blackAndWhite", "black"],
] as const)("a page %s is shown as it was", async (_, isInColour, level, colours, above) => {
  const page = await encoded(await sample(isInColour), level);
  expect(page.colours).toBe(colours);
  expect(await pointsOf(pictureDocument([page]))).toEqual(["black", above, "white", "white"]);
});
