import { openBlank } from "@boreal/official-forms/blank";
import { fillFile } from "@boreal/official-forms/fillFile";
import { isRefused } from "@boreal/official-forms/openFormFile";
import { staticForm } from "@boreal/official-forms/test/sampleForm";
import { xfaPdf } from "@boreal/official-forms/test/xfaPdf";
import { expect, it } from "vitest";
import { Drawing } from "./pdfDrawing.ts";

/** How many samples of the first page are darker than paper. */
async function inkOf(bytes: Buffer): Promise<number> {
  const drawing = new Drawing(bytes, undefined);
  const picture = await drawing.picture(1, 72);
  drawing.close();
  return picture?.data.filter((sample) => sample < 128).length ?? expect.fail("not drawn");
}

it("a form shows what stands in its fields, also where nobody has drawn it yet", async () => {
  const bytes = xfaPdf(staticForm(), { table: "streams", lock: "aes128" });
  const blank = openBlank(bytes);
  if (isRefused(blank)) throw new Error(blank.code);
  const filled = fillFile(blank, new Map([["IMM_0001/page1/Person/FamilyName", "OKAFOR OKAFOR"]]));
  // The list of the blank has an arrow already.
  expect((await inkOf(filled)) - (await inkOf(bytes))).toBeGreaterThan(100);
});
