import { describe, expect, it } from "vitest";
import { shareOf } from "../../../tests/running/sizes.ts";
import { distinct } from "../test/distinctValues.ts";
import { heldForPdfium, type Held } from "../test/heldForPdfium.ts";
import { knownBlank } from "../test/knownBlank.ts";
import { isStatic, officialFiles } from "../test/officialFiles.ts";
import { staticForm } from "../test/sampleForm.ts";
import { writings, xfaPdf } from "../test/xfaPdf.ts";
import { openBlank } from "./blank.ts";
import { fill } from "./fill.ts";
import { fillFile } from "./fillFile.ts";
import { isRefused } from "./openFormFile.ts";

/** A second reader for the fields of static forms (pdf.js is the first), which looks at them and never at the data beside them. */

/** What a person would say that a field holds: of radio buttons the code of the only one that is on, of a check box 1 or 0. */
function saidBy(widgets: readonly Held[]): string {
  const [{ kind, value, isOn } = { kind: "text", value: "", isOn: false }] = widgets;
  if (kind === "checkBox") return isOn ? "1" : "0";
  if (kind !== "radioButton") return value;
  const on = widgets.filter((widget) => widget.isOn).map(({ code }) => code);
  return on.length === 1 && on[0] === value ? value : `${on.join()} on, ${value} held`;
}

/** By data path: levels without a name do not count there, and the first of its name has no number. */
async function heldByPath(bytes: Buffer): Promise<ReadonlyMap<string, string>> {
  const held = await heldForPdfium(bytes);
  return new Map(
    [...held].map(([name, widgets]) => [
      name
        .replaceAll(/#[^.]*\./g, "")
        .replaceAll("[0]", "")
        .replaceAll(".", "/"),
      saidBy(widgets),
    ]),
  );
}

const answers = new Map<string, string>([
  ["IMM_0001/page1/Person/FamilyName", "李明 <&> Nguyễn-Côté 😀"],
  ["IMM_0001/page1/Person/GivenName", "محمد Анна (co) \\ é"],
  ["IMM_0001/page1/Person/Status", "2"],
  ["IMM_0001/page1/Person/Agrees", "1"],
  ["IMM_0001/page1/Child/Name", "First"],
  ["IMM_0001/page1/Child[1]/Name", "Zoé"],
  ["IMM_0001/page1/Details", "One line and another"],
]);

describe("PDFium", () => {
  it.each(writings.flatMap((writing) => ["7", "8", "9"].map((way) => ({ ...writing, way }))))(
    "sees each field of a static form of ours ($table, $lock, button $way)",
    async ({ way, ...writing }) => {
      const blank = openBlank(xfaPdf(staticForm(), writing));
      if (isRefused(blank)) throw new Error(blank.code);
      const values = new Map([...answers, ["IMM_0001/page1/Way", way]]);
      expect(await heldByPath(fillFile(blank, values))).toEqual(values);
    },
  );
});

const files = officialFiles().filter(([, edition]) => isStatic(edition));
if (files.length === 0)
  process.stderr.write("skipped: no official static form (../shared/forms) is here to be filled and read by PDFium\n");

describe.skipIf(files.length === 0)("the official static forms in PDFium", () => {
  // In eight turns each button, each choice and each state of each check box is on at least once.
  const turns = files.flatMap(([name, , bytes]) =>
    Array.from({ length: 8 }, (_, turn) => [name, turn, bytes] as const),
  );
  it.each(turns.length === 0 ? turns : shareOf("official files in eight turns", turns, 8))(
    "%s holds every value in its fields, turn %i",
    async (_, turn, bytes) => {
      const blank = knownBlank(bytes);
      const before = await heldByPath(bytes);
      const data = distinct(blank, turn);
      const filled = fill(blank, data);
      if ("refused" in filled) throw new Error(filled.refused.map(({ path, code }) => `${path} ${code}`).join());
      expect(await heldByPath(filled.bytes)).toEqual(new Map([...before, ...data]));
    },
  );
});
