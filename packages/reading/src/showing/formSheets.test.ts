import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { drawPdf } from "../../../../tests/samples/pdfDocument.ts";
import { createPagePictures } from "../process/pictures/pagePictures.ts";
import { formSheets, type SheetPart } from "./formSheets.ts";

const official = fileURLToPath(new URL("../../../../../shared/forms/official/imm1294e.pdf", import.meta.url));
const isHere = existsSync(official);
if (!isHere) process.stderr.write("skipped: laying out a real form needs ../shared/forms/official/imm1294e.pdf\n");

const pictures = createPagePictures();
afterAll(() => pictures.close());

const partsOf = (part: SheetPart): readonly SheetPart[] => [part, ...(part.inside ?? []).flatMap(partsOf)];

describe("pages of a form to be looked at", () => {
  it("are none for any other PDF", async () => {
    expect(await formSheets(await drawPdf((page) => page.text("A letter")))).toBeUndefined();
    expect(await pictures.sheets(await drawPdf((page) => page.text("A letter")), "somebody")).toBeNull();
  });

  it("are refused for bytes that are no PDF, in the process that draws", async () => {
    expect(await pictures.sheets(Buffer.from("no form"), "somebody")).toMatchObject({ error: { code: "damaged" } });
  });

  it.skipIf(!isHere)(
    "of IMM 1294 say what it says, and hold nothing that can be pressed, followed or fetched",
    async () => {
      const sheets = (await formSheets(readFileSync(official))) ?? [];
      const parts = sheets.flatMap(({ part }) => partsOf(part));
      expect(sheets.length).toBeGreaterThan(3);
      expect(sheets[0]).toMatchObject({ width: 612, height: 792 });
      expect(parts.map(({ text }) => text)).toContain("PERSONAL DETAILS");
      expect(
        [...new Set(parts.map(({ tag }) => tag))].filter(
          (tag) => !["div", "p", "span", "br", "svg", "line", "rect"].includes(tag),
        ),
      ).toEqual([]);
      expect(JSON.stringify(sheets)).not.toMatch(
        /https?:(?!\/\/www\.w3\.org)|url\(|javascript:|blob:|"on[a-z]+":(?!true)/,
      );
    },
  );
});
