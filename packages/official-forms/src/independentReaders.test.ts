import { getDocument, VerbosityLevel, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it } from "vitest";
import { everyValue } from "../test/anyValues.ts";
import { blankLike } from "../test/blankLike.ts";
import { distinct } from "../test/distinctValues.ts";
import { isStatic, officialFiles } from "../test/officialFiles.ts";
import { knownBlank } from "../test/knownBlank.ts";
import { staticForm } from "../test/sampleForm.ts";
import { shownByPdfJs } from "../test/shownByPdfJs.ts";
import { writings, xfaPdf } from "../test/xfaPdf.ts";
import { openBlank } from "./blank.ts";
import { fill, fillForm } from "./fill.ts";
import { fillFile } from "./fillFile.ts";
import { toDataValues } from "./mapping.ts";
import { formEditions } from "./maps/editions.ts";
import type { FormEdition } from "./maps/fieldMapping.ts";
import { isRefused } from "./openFormFile.ts";

type Field = { readonly value?: unknown };

/** A group of radio buttons is listed before its buttons, without a value. */
async function fieldsOf(pdf: PDFDocumentProxy): Promise<ReadonlyMap<string, Field | undefined>> {
  const found = (await pdf.getFieldObjects()) as ReadonlyMap<string, readonly Field[]> | null;
  return new Map(
    [...(found ?? [])].map(([name, all]) => [name, all.find(({ value }) => value !== undefined)] as const),
  );
}

const [study] = formEditions as readonly [FormEdition, ...FormEdition[]];

describe("pdf.js, a reader of its own", () => {
  it.each(writings)("sees each value of a dynamic form of ours ($table, $lock)", async (writing) => {
    const blank = knownBlank(xfaPdf(blankLike(study), writing));
    const values = everyValue(study, 5);
    const filled = fillForm(blank, values);
    if ("refused" in filled) throw new Error("not filled");
    // It trims what it shows.
    const withoutSpace = (text: string) => text.replaceAll(/\s/g, "");
    const seen = new Set((await shownByPdfJs(filled.bytes)).map(withoutSpace));
    const expected = [...toDataValues(study, values, blank.blank.datasets.lists()).data.values()].map(withoutSpace);
    expect(expected.filter((value) => !seen.has(value))).toEqual([]);
  });

  it.each(writings)("sees each field of a static form of ours ($table, $lock)", async (writing) => {
    const blank = openBlank(xfaPdf(staticForm(), writing));
    if (isRefused(blank)) throw new Error(blank.code);
    const values = new Map([
      ["IMM_0001/page1/Person/FamilyName", "李明 <&>"],
      ["IMM_0001/page1/Person/Status", "2"],
      ["IMM_0001/page1/Person/Agrees", "1"],
      ["IMM_0001/page1/Child[1]/Name", "Zoé"],
    ]);
    const pdf = await getDocument({ data: new Uint8Array(fillFile(blank, values)), verbosity: VerbosityLevel.ERRORS })
      .promise;
    const fields = await fieldsOf(pdf);
    const valueOf = (name: string) => fields.get(name)?.value;
    expect(
      ["Person[0].FamilyName[0]", "Person[0].Status[0]", "Person[0].Agrees[0]", "Child[1].Name[0]"].map((name) =>
        valueOf(`IMM_0001[0].page1[0].${name}`),
      ),
    ).toEqual(["李明 <&>", "2", "1", "Zoé"]);
    await pdf.loadingTask.destroy();
  });
});

/** The categories of a program are put on their list by the form’s own script, which pdf.js does not run. */
const byScript = "form1/Page1/genDetails/q1/Category";

const files = officialFiles();
if (files.length === 0)
  process.stderr.write("skipped: no official blank (../shared/forms) is here to be filled and shown by pdf.js\n");

describe.skipIf(files.length === 0)("the official files in pdf.js", () => {
  it.each(files.filter(([, edition]) => !isStatic(edition)))("%s shows every value", async (_, __, bytes) => {
    const blank = knownBlank(bytes);
    const data = distinct(blank);
    const filled = fill(blank, data);
    if ("refused" in filled) throw new Error(filled.refused.map(({ path: at, code }) => `${at} ${code}`).join());
    const seen = [...(await shownByPdfJs(filled.bytes))];
    // The form keeps this question hidden until a person chooses Married.
    const unseen = [...data]
      .filter(([place]) => !place.includes("/MarriageInPerson/") && place !== byScript)
      .filter(([, value]) => {
        const at = seen.indexOf(value);
        if (at !== -1) seen.splice(at, 1);
        return at === -1;
      });
    expect(unseen).toEqual([]);
  });

  it.each(files.filter(([, edition]) => isStatic(edition)))(
    "%s holds every value in its fields",
    async (_, edition, bytes) => {
      const blank = knownBlank(bytes);
      const data = distinct(blank);
      const filled = fill(blank, data);
      if ("refused" in filled) throw new Error("not filled");
      const pdf = await getDocument({ data: new Uint8Array(filled.bytes), verbosity: VerbosityLevel.ERRORS }).promise;
      const byPath = new Map(
        [...(await fieldsOf(pdf))].map(([name, first]) => [
          name
            .split(".")
            .filter((level) => !level.startsWith("#"))
            .map((level) => level.replace("[0]", ""))
            .join("/"),
          first,
        ]),
      );
      // It says Off of a box that is not ticked.
      const boxes = new Set(edition.places.flatMap(({ kind, at }) => (kind === "pair" || kind === "boxes" ? at : [])));
      const said = [...data].map(([at, value]) => [at, boxes.has(at) && value === "0" ? "Off" : value] as const);
      expect(new Map([...data].map(([at]) => [at, byPath.get(at)?.value]))).toEqual(new Map(said));
      await pdf.loadingTask.destroy();
    },
  );
});
