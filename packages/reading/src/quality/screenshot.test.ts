import sharp from "sharp";
import { expect, it } from "vitest";
import { screenshotOf } from "../../../../tests/samples/defects/screenshot.ts";
import { degraded } from "../../../../tests/samples/degrade.ts";
import { otherDocuments } from "../../../../tests/samples/otherDocuments.ts";
import { pageImage } from "../../../../tests/samples/pageImage.ts";
import { readDocument } from "../readDocument.ts";
import { createRecogniser } from "../text/recogniseText.ts";

const recogniser = createRecogniser(["eng", "fra"]);
const isScreenshot = async (bytes: Uint8Array) => {
  const input = { bytes, fileName: "statement", expectedTypes: ["BankStatements"] };
  return (await readDocument(input, { recogniser })).warnings.some(({ id }) => id === "onlineScreenshot");
};
const page = async () => pageImage(await otherDocuments.BankStatements());
/** A picture in the pixels of a phone’s screen, as a program that sends photos leaves it. */
const inScreenSize = async (picture: Buffer) =>
  sharp(picture).resize({ width: 1080, height: 1920, fit: "contain", background: "#ffffff" });

it.each(["phone", "browser"] as const)("the screen of a %s is told", async (of) => {
  expect(await isScreenshot(await screenshotOf(await page(), of))).toBe(true);
});

it("a part of a window, in no size of a screen, is told by its address", async () => {
  const screen = sharp(await screenshotOf(await page(), "browser"));
  const { width, height } = await screen.metadata();
  const part = screen.extract({ left: 0, top: 0, width: width - 37, height: height - 211 });
  expect(await isScreenshot(await part.png().toBuffer())).toBe(true);
});

it.each([
  ["a scan", async () => degraded(await page(), "clean")],
  ["a photo on a table", async () => degraded(await page(), "onTable")],
  [
    "a page in the pixels of a screen, without its bar",
    async () => (await inScreenSize(await page())).png().toBuffer(),
  ],
  [
    "the same as a screen, from a camera",
    async () =>
      sharp(await screenshotOf(await page()))
        .withExif({ IFD0: { Make: "Apple", Model: "iPhone 15" } })
        .jpeg()
        .toBuffer(),
  ],
])("%s is none", async (_, made) => {
  expect(await isScreenshot(await made())).toBe(false);
});
