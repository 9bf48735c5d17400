import { describe, expect, it } from "vitest";
import { everyValue } from "../test/anyValues.ts";
import { blankLike } from "../test/blankLike.ts";
import { officialFile } from "../test/officialFiles.ts";
import { dynamicForm, staticForm } from "../test/sampleForm.ts";
import { xfaPdf, type XfaParts } from "../test/xfaPdf.ts";
import { fillForm } from "./fill.ts";
import { checkBlank } from "./library.ts";
import { formEditions } from "./maps/editions.ts";
import type { FormEdition } from "./maps/fieldMapping.ts";
import { isRefused } from "./openFormFile.ts";
import { readBack, type ReadForm } from "./readBack.ts";

const [study] = formEditions as readonly [FormEdition, ...FormEdition[]];
const representative = formEditions.find(({ form }) => form === "IMM5476") as FormEdition;
const writing = { table: "streams", lock: "aes128" } as const;
const read = (bytes: Buffer): ReadForm => {
  const result = readBack(bytes);
  if (isRefused(result)) throw new Error(result.code);
  return result;
};
const saved = (change: (text: string) => string, parts: XfaParts = blankLike(study)): Buffer =>
  xfaPdf({ ...parts, datasets: change(parts.datasets) }, writing);
const put = (name: string, value: string) => (text: string) =>
  text.replace(`<${name}/>`, `<${name}>${value}</${name}>`);

describe("a form that comes back", () => {
  it("says which one it is and what it says", () => {
    const form = read(saved((text) => put("UCIClientID", "1112223333")(put("FamilyName", "OKAFOR")(text))));
    expect(form).toMatchObject({
      form: "IMM1294",
      edition: "06-2026",
      language: "E",
      values: { uci: "1112223333", "personalDetails.familyName": "OKAFOR" },
      missing: [],
      contradictory: [],
    });
    expect(form.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each<[string, (text: string) => string, Partial<ReadForm>]>([
    ["never validated", (text) => text, { validated: false, lastValidated: undefined, barcodes: false }],
    [
      "validated",
      (text) =>
        put(
          "ApplicationValidatedFlag",
          "Yes",
        )(put("Year", "2026")(put("Month", "9")(put("Day", "4")(put("TextField1", "|IMM1294|")(text))))),
      { validated: true, lastValidated: "2026-09-04", barcodes: true },
    ],
    [
      "changed after that",
      (text) => put("ApplicationValidatedFlag", "No")(put("Year", "2026")(put("Month", "9")(put("Day", "4")(text)))),
      { validated: false, lastValidated: "2026-09-04", barcodes: false },
    ],
  ])("%s", (_, change, expected) => {
    expect(read(saved(change))).toMatchObject(expected);
  });

  it("in French, where Adobe Reader writes that it was validated in French", () => {
    const french = blankLike(
      formEditions.find(({ form, language }) => form === "IMM1294" && language === "F") as FormEdition,
    );
    const validated = (word: string) => read(saved(put("ApplicationValidatedFlag", word), french)).validated;
    expect(["Oui", "Non", ""].map(validated)).toEqual([true, false, false]);
  });

  it("with a signature in its box", () => {
    expect([...read(saved(put("TextField2", "Amara Okafor"))).signatures]).toEqual([
      ["form1/Page4/TextField2", "Amara Okafor"],
    ]);
    expect(read(saved((text) => text)).signatures.size).toBe(0);
  });

  it("with places that are gone", () => {
    expect(read(saved((text) => text.replace("<UCIClientID/>", ""))).missing).toEqual([
      "form1/Page1/PersonalDetails/UCIClientID",
    ]);
  });

  it("with an answer that is none of the choices", () => {
    expect([...read(saved(put("natIDIndicator", "maybe"))).unread]).toEqual([
      ["form1/Page2/natID/q1/natIDIndicator", "maybe"],
    ]);
  });

  it("as another form than the one that was asked for", () => {
    expect(
      readBack(
        saved((text) => text),
        "IMM5707",
      ),
    ).toMatchObject({ code: "otherForm", values: { form: "1294", expected: "5707" } });
  });

  it("of an edition that is not known", () => {
    expect(
      readBack(
        xfaPdf({ ...blankLike(study), template: blankLike(study).template.replaceAll("06-2026", "02-2024") }, writing),
      ),
    ).toMatchObject({ code: "formEditionNotKnown" });
  });

  it("that is none of ours", () => {
    expect(readBack(xfaPdf(dynamicForm(), writing))).toMatchObject({ code: "formNotKnown" });
  });

  it("filled twice over", () => {
    const known = checkBlank(xfaPdf(blankLike(study), writing));
    if (isRefused(known)) throw new Error(known.code);
    const values = everyValue(study, 3);
    const filled = fillForm(known, values);
    if ("refused" in filled) throw new Error("not filled");
    expect(read(filled.bytes).values).toEqual(values);
  });

  it("of a static kind whose page was changed by a program that does not know its data", () => {
    const parts = staticForm();
    const fields =
      parts.fields?.map((field) =>
        field
          .replace("/T$(FamilyName[0])", "/T$(familyName[0])/V$(On the page)")
          .replace("T$(Person[0])", "T$(SectionA[0])")
          .replace("IMM_0001", "IMM_5476")
          .replace("page1", "Page1"),
      ) ?? [];
    const form = read(xfaPdf({ ...blankLike(representative), isDynamic: false, roots: [20], fields }, writing));
    expect(form.contradictory).toEqual(["IMM_5476/Page1/SectionA/familyName"]);
    expect(form.values).toEqual({ "applicant.familyName": "On the page" });
  });
});

const official = officialFile(study);
if (!official) process.stderr.write("skipped: the seal of the official blank (../shared/forms) is not looked at\n");

describe.skipIf(!official)("the authority’s seal", () => {
  const filled = (): Buffer => {
    const known = official && checkBlank(official);
    if (!known || isRefused(known)) throw new Error("no blank");
    const result = fillForm(known, { "personalDetails.familyName": "OKAFOR" });
    if ("refused" in result) throw new Error("not filled");
    return result.bytes;
  };

  it("covers what it covered after we filled the form", () => {
    const form = read(filled());
    expect([form.certification, form.usageRights]).toEqual([
      { state: "unchanged", addedAfter: true },
      { state: "unchanged", addedAfter: true },
    ]);
    expect(form.digitalSignatures).toEqual([]);
  });

  it("is broken by a single byte", () => {
    const bytes = filled();
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    expect(read(bytes).certification?.state).toBe("changed");
  });
});
