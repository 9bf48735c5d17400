import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { drawPdf } from "../../../../../tests/samples/pdfDocument.ts";
import { wordFile } from "../../../../../tests/samples/wordFile.ts";
import { createPagePictures, type FileToShow } from "./pagePictures.ts";

const pictures = createPagePictures();
afterAll(() => pictures.close());

let files = 0;
const file = (bytes: Uint8Array): FileToShow => ({
  person: "somebody",
  key: `file ${files++}`,
  open: () => Promise.resolve({ bytes: Buffer.from(bytes) }),
});

/** Red above, blue below: tells how a picture stands. */
const redAboveBlue = () =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: "#0000ff" } }).composite([
    { input: { create: { width: 300, height: 200, channels: 3, background: "#ff0000" } }, left: 0, top: 0 },
  ]);

async function colourAt(jpeg: Uint8Array, x: number, y: number): Promise<"red" | "blue" | "other"> {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  const [red = 0, , blue = 0] = data.subarray(at, at + 3);
  return red > 200 && blue < 60 ? "red" : blue > 200 && red < 60 ? "blue" : "other";
}

const drawn = async (bytes: Uint8Array, page = 1, width = 240, rotation: 0 | 90 | 180 | 270 = 0) => {
  const found = await pictures.picture(file(bytes), { page, width, rotation });
  if ("error" in found) throw new Error(JSON.stringify(found.error));
  return { ...found, size: await sharp(found.jpeg).metadata() };
};
const refusal = async (bytes: Uint8Array, page = 1) => {
  const found = await pictures.picture(file(bytes), { page, width: 240, rotation: 0 });
  return "error" in found ? (typeof found.error === "string" ? found.error : found.error.code) : "drawn";
};

describe("pages of stored files as pictures", () => {
  test("a PDF of two pages", async () => {
    const pdf = await drawPdf((page) => page.text("One").addPage().text("Two"));
    const second = await drawn(pdf, 2, 1200);
    expect([second.shows, second.pages.length, second.size.width, second.size.height]).toEqual([
      "pages",
      2,
      1200,
      1553,
    ]);
    expect(await refusal(pdf, 3)).toBe("noSuchPage");
  });

  test.each(["jpeg", "png", "tiff"] as const)("a picture as %s; it is not enlarged", async (format) => {
    const found = await drawn(await redAboveBlue().toFormat(format).toBuffer(), 1, 1200);
    expect([found.size.width, found.size.height, found.pages]).toEqual([300, 400, [{ width: 300, height: 400 }]]);
    expect(await colourAt(found.jpeg, 0.5, 0.25)).toBe("red");
  });

  test("every page of a TIFF", async () => {
    const strip = await sharp({ create: { width: 200, height: 300, channels: 3, background: "#ff0000" } })
      .extend({ bottom: 300, background: "#0000ff" })
      .raw()
      .toBuffer();
    const tiff = await sharp(strip, { raw: { width: 200, height: 600, channels: 3, pageHeight: 300 } })
      .tiff()
      .toBuffer();
    const [first, second] = [await drawn(tiff, 1), await drawn(tiff, 2)];
    expect(second.pages).toHaveLength(2);
    expect([await colourAt(first.jpeg, 0.5, 0.5), await colourAt(second.jpeg, 0.5, 0.5)]).toEqual(["red", "blue"]);
  });

  test("the turn in a photo’s own data counts, and the person’s turn on top of it", async () => {
    const onItsSide = await sharp(await redAboveBlue().rotate(270).jpeg().toBuffer())
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await colourAt((await drawn(onItsSide)).jpeg, 0.5, 0.2)).toBe("red");
    const turned = await drawn(onItsSide, 1, 240, 90);
    expect([turned.size.width, turned.size.height]).toEqual([240, 180]);
    expect([await colourAt(turned.jpeg, 0.8, 0.5), await colourAt(turned.jpeg, 0.2, 0.5)]).toEqual(["red", "blue"]);
    expect(await colourAt((await drawn(onItsSide, 1, 240, 180)).jpeg, 0.5, 0.8)).toBe("red");
    expect(await colourAt((await drawn(onItsSide, 1, 240, 270)).jpeg, 0.2, 0.5)).toBe("red");
  });

  test("the text of a Word file, on pages", async () => {
    const found = await drawn(
      wordFile(Array.from({ length: 120 }, (_, line) => `Line ${line} of the résumé`)),
      2,
      1200,
    );
    expect(found.shows).toBe("text");
    expect(found.pages.length).toBeGreaterThan(1);
    const { data } = await sharp(found.jpeg).greyscale().raw().toBuffer({ resolveWithObject: true });
    expect(data.filter((value) => value < 100).length).toBeGreaterThan(2000);
  });

  test.each([
    [
      "a PDF that wants a password",
      () => drawPdf((pdf) => pdf.text("closed"), { userPassword: "maple", pdfVersion: "1.7" }),
      "encrypted",
    ],
    ["a damaged PDF", () => Promise.resolve(Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj")), "damaged"],
    [
      "a cut picture",
      async () => (await redAboveBlue().png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9000),
      "damaged",
    ],
    [
      "a Word file with a program",
      () => Promise.resolve(Buffer.from("PK\u0003\u0004 word/document.xml [Content_Types].xml")),
      "damaged",
    ],
    ["something else", () => Promise.resolve(Buffer.from("<script>")), "notAccepted"],
  ])("%s is refused with what to do", async (_, bytes, code) => {
    expect(await refusal(await bytes())).toBe(code);
  });

  test("a locked PDF with its password", async () => {
    const bytes = await drawPdf((pdf) => pdf.text("closed"), { userPassword: "maple", pdfVersion: "1.7" });
    const pages = (password: string) =>
      pictures.pages({
        person: "somebody",
        key: `locked ${password}`,
        open: () => Promise.resolve({ bytes: Buffer.from(bytes), password }),
      });
    expect(await pages("maple")).toMatchObject({ pages: [{ width: 612, height: 792 }] });
    expect(await pages("oak")).toMatchObject({ error: { code: "encrypted" } });
  });

  test("a file that stays open is not sent again, and another one closes it", async () => {
    const pdf = await drawPdf((page) => page.text("One").addPage().text("Two"));
    let sent = 0;
    const counted = (key: string): FileToShow => ({
      person: "somebody",
      key,
      open: () => {
        sent += 1;
        return Promise.resolve({ bytes: Buffer.from(pdf) });
      },
    });
    await Promise.all([1, 2].map((page) => pictures.picture(counted("a"), { page, width: 240, rotation: 0 })));
    await pictures.pages(counted("a"));
    expect(sent).toBe(1);
    await pictures.pages(counted("b"));
    await pictures.pages(counted("a"));
    expect(sent).toBe(3);
  });
});
