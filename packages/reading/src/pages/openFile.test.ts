import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { departmentLetter } from "../../../../tests/samples/biometricsLetter/departmentLetter.ts";
import { madeUpLetter } from "../../../../tests/samples/biometricsLetter/letter.ts";
import { drawPdf } from "../../../../tests/samples/pdfDocument.ts";
import { wordFile, wordParts, zipOf } from "../../../../tests/samples/wordFile.ts";
import { limitsOf, thresholdsInForce } from "../limits.ts";
import { openFile } from "./openFile.ts";

const limits = limitsOf(thresholdsInForce());
const errorOf = async (bytes: Uint8Array, password?: string) => {
  const opened = await openFile(bytes, limits, password);
  if (!("error" in opened)) {
    opened.file.close();
    return undefined;
  }
  expect(opened.error.text.en).not.toContain("{");
  expect(opened.error.text.fr).not.toContain("{");
  return [opened.error.code, opened.kept];
};
const locked = () =>
  drawPdf((pdf) => pdf.text("Only with the password."), { userPassword: "maple", pdfVersion: "1.7" });

describe("opening a file by what its bytes are", () => {
  test.each([
    ["nothing", Buffer.alloc(0), "empty"],
    ["a web page", Buffer.from("<!doctype html><p>passport</p>"), "notAccepted"],
    ["a program", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(100), Buffer.from("%PDF-1.7")]), "notAccepted"],
    ["the first bytes of a PDF alone", Buffer.from("%PDF-1.7\n"), "malformed"],
    ["the first bytes of a PNG alone", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), "malformed"],
    ["an archive", zipOf([{ name: "a.txt", content: Buffer.from("a") }]), "notAccepted"],
  ])("%s is refused", async (_, bytes, code) => {
    expect(await errorOf(bytes)).toEqual([code, false]);
  });

  test("a file over the limit of bytes is refused", async () => {
    const opened = await openFile(Buffer.concat([Buffer.from("%PDF-1.7"), Buffer.alloc(1000)]), {
      ...limits,
      maxBytes: 500,
    });
    expect("error" in opened && opened.error.code).toBe("tooLarge");
  });

  test("a PDF of more than 50 pages is refused, one of 50 is opened", async () => {
    const pages = (count: number) =>
      drawPdf((pdf) => {
        for (let page = 1; page < count; page++) pdf.addPage();
      });
    expect(await errorOf(await pages(51))).toEqual(["tooManyPages", false]);
    expect(await errorOf(await pages(50))).toBeUndefined();
  });

  test("a picture that only claims to have too many pixels is refused before it is decoded", async () => {
    const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: "white" } })
      .png()
      .toBuffer();
    png.writeUInt32BE(65_535, 16);
    png.writeUInt32BE(65_535, 20);
    expect(await errorOf(png)).toEqual(["tooManyPixels", false]);
  });

  test("a PDF with a password wants it, refuses another and opens with it", async () => {
    const bytes = await locked();
    expect(await errorOf(bytes)).toEqual(["encrypted", false]);
    expect(await errorOf(bytes, "oak")).toEqual(["encrypted", false]);
    const opened = await openFile(bytes, limits, "maple");
    if ("error" in opened) throw new Error("not opened");
    const [page] = opened.file.pages;
    expect((await page?.ownText())?.words.map((word) => word.text)).toEqual(["Only", "with", "the", "password."]);
    expect((await page?.picture())?.width).toBeGreaterThan(1000);
    opened.file.close();
  });

  test("a letter that was cut short is kept, or opened if it can be mended", async () => {
    const whole = await departmentLetter(madeUpLetter(0, "en", "request"));
    const cut = await errorOf(whole.subarray(0, 300));
    expect(cut === undefined || (cut[0] === "damaged" && cut[1] === true)).toBe(true);
  });

  test("a photo is turned as its EXIF data says", async () => {
    const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: "white" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const opened = await openFile(jpeg, limits);
    if ("error" in opened) throw new Error("not opened");
    expect(opened.file.pages).toMatchObject([{ width: 40, height: 60 }]);
    expect(await opened.file.pages[0]?.picture()).toMatchObject({ width: 40, height: 60 });
  });

  test("a TIFF is read page by page", async () => {
    const strip = await sharp({ create: { width: 30, height: 60, channels: 3, background: "white" } })
      .raw()
      .toBuffer();
    const tiff = await sharp(strip, { raw: { width: 30, height: 60, channels: 3, pageHeight: 20 } })
      .tiff()
      .toBuffer();
    const opened = await openFile(tiff, limits);
    if ("error" in opened) throw new Error("not opened");
    expect(opened.file.pages.map((page) => page.number)).toEqual([1, 2, 3]);
  });
});

describe("Word files", () => {
  test("the text is taken line by line", async () => {
    const opened = await openFile(wordFile(["Biometrics Request Letter", "UCI: 11-2345-6780"]), limits);
    if ("error" in opened) throw new Error("not opened");
    expect((await opened.file.pages[0]?.ownText())?.words.map((word) => word.text)).toEqual([
      "Biometrics",
      "Request",
      "Letter",
      "UCI:",
      "11-2345-6780",
    ]);
  });

  test("a cell of a table ends where it ends", async () => {
    const row = (...cells: readonly string[]) =>
      `<w:tr>${cells.map((cell) => `<w:tc><w:p><w:r><w:t>${cell}</w:t></w:r></w:p></w:tc>`).join("")}</w:tr>`;
    const parts = wordParts([]).map((part) =>
      part.name === "word/document.xml"
        ? {
            ...part,
            content: Buffer.from(
              part.content
                .toString()
                .replace(
                  "<w:body>",
                  `<w:body><w:tbl>${row("Program", "Public Health")}${row("Start date", "January 11, 2027")}</w:tbl>`,
                ),
            ),
          }
        : part,
    );
    const opened = await openFile(zipOf(parts), limits);
    if ("error" in opened) throw new Error("not opened");
    const words = (await opened.file.pages[0]?.ownText())?.words ?? [];
    const topOf = (text: string) => words.find((word) => word.text === text)?.at.top;
    expect(words.map((word) => word.text).join(" ")).toBe("Program Public Health Start date January 11, 2027");
    expect([topOf("Program") === topOf("Health"), topOf("Health") === topOf("Start")]).toEqual([true, false]);
    const [label, value] = words;
    expect((value?.at.left ?? 0) - ((label?.at.left ?? 0) + (label?.at.width ?? 0))).toBeGreaterThan(20);
  });

  test("one with a macro is refused", async () => {
    expect(
      await errorOf(zipOf([...wordParts(["a"]), { name: "word/vbaProject.bin", content: Buffer.from("x") }])),
    ).toEqual(["activeContent", false]);
  });

  test("one that swells up is kept and not unpacked", async () => {
    const bomb = zipOf([...wordParts(["a"]), { name: "word/media/a.xml", content: Buffer.alloc(30_000_000, 0x20) }]);
    expect(await errorOf(bomb)).toEqual(["tooComplex", true]);
  });

  test("the old format asks for a PDF", async () => {
    expect(
      await errorOf(Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(600)])),
    ).toEqual(["oldWordFormat", true]);
  });
});
