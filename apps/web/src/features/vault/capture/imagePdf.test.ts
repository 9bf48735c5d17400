import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { imagePdf, pageSize } from "./imagePdf.ts";
import { jpegFacts } from "./jpegFacts.ts";

const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });
const bytesOf = async (made: Sharp): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await made.toBuffer());

const jpegs = [
  await bytesOf(picture(600, 848, "#c02020").jpeg({ quality: 85 })),
  await bytesOf(picture(848, 600, "#2020c0").jpeg({ progressive: true })),
  await bytesOf(picture(500, 500, "#777").toColourspace("b-w").jpeg()),
];

type Shown = {
  readonly kind: number;
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
};

/** What another program reads: size of each page, and the one picture on it. */
async function readBack(pdf: Blob) {
  const task = getDocument({
    data: new Uint8Array(await pdf.arrayBuffer()),
    stopAtErrors: true,
    verbosity: 0,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
  });
  const document = await task.promise;
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { fnArray, argsArray } = await page.getOperatorList();
    const at = fnArray.indexOf(OPS.paintImageXObject);
    const { promise, resolve } = Promise.withResolvers<Shown>();
    page.objs.get((argsArray[at] as [string])[0], resolve);
    const shown = await promise;
    const [, , width, height] = page.view;
    pages.push({
      width,
      height,
      shown,
      pictures: fnArray.filter((operation) => operation === OPS.paintImageXObject).length,
    });
  }
  const { info } = await document.getMetadata();
  await task.destroy();
  return { pages, info };
}

describe("a PDF of pictures", () => {
  it("has a page for each, in order, with the whole picture on it", async () => {
    const { pages } = await readBack(imagePdf(jpegs));
    expect(pages.map(({ shown, pictures }) => [shown.width, shown.height, pictures])).toEqual([
      [600, 848, 1],
      [848, 600, 1],
      [500, 500, 1],
    ]);
    const [first, second] = pages.map(({ shown }) => [...shown.data.subarray(0, 3)]);
    expect(first![0]).toBeGreaterThan(150);
    expect(second![2]).toBeGreaterThan(150);
  });

  it("is as large as fits on both A4 and Letter, in the shape of the picture", async () => {
    const { pages } = await readBack(imagePdf(jpegs));
    expect(pages.map(({ width, height }) => [width, height])).toEqual([
      [560.38, 792],
      [792, 560.38],
      [595, 595],
    ]);
    expect(pageSize(300, 3000)).toEqual({ width: 79.2, height: 792 });
  });

  it("carries the JPEGs as they are, and tells nothing besides", async () => {
    const pdf = imagePdf(jpegs.slice(0, 1));
    const bytes = Buffer.from(await pdf.arrayBuffer());
    expect(bytes.includes(Buffer.from(jpegs[0]!))).toBe(true);
    expect(bytes.length - jpegs[0]!.length).toBeLessThan(1024);
    const { info } = await readBack(pdf);
    expect(Object.keys(info).filter((name) => /Producer|Creator|Author|Title|Date/.test(name))).toEqual([]);
  });

  it("has every object where its table says", async () => {
    const source = Buffer.from(await imagePdf(jpegs).arrayBuffer()).toString("latin1");
    const start = Number(/startxref\n(\d+)/.exec(source)?.[1]);
    const rows = source
      .slice(start)
      .split("\n")
      .slice(3, 3 + 11);
    expect(rows.map((row) => source.slice(Number(row.slice(0, 10))).split("\n", 1)[0])).toEqual(
      rows.map((_, index) => `${index + 1} 0 obj`),
    );
  });
});

describe("facts of a JPEG", () => {
  it.each([
    [0, { width: 600, height: 848, colours: 3 }],
    [1, { width: 848, height: 600, colours: 3 }],
    [2, { width: 500, height: 500, colours: 1 }],
  ] as const)("number %i", (index, facts) => {
    expect(jpegFacts(jpegs[index]!)).toEqual(facts);
  });

  it("of something else: a fault", () => {
    expect(() => jpegFacts(Uint8Array.of(1, 2, 3))).toThrow("not a JPEG");
    expect(() => jpegFacts(Uint8Array.of(0xff, 0xd8, 0xff, 0xd9))).toThrow("without a frame header");
  });
});
