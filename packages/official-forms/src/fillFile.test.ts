import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { dynamicForm, samplePaths, staticForm } from "../test/sampleForm.ts";
import { writings, xfaPdf, type Writing } from "../test/xfaPdf.ts";
import { openBlank, type Blank } from "./blank.ts";
import { fillFile } from "./fillFile.ts";
import { isRefused, openFormFile, type FormFile } from "./openFormFile.ts";
import { widgetValues } from "./staticFields.ts";

const opened = (bytes: Buffer): FormFile => {
  const file = openFormFile(bytes);
  if (isRefused(file)) throw new Error(file.code);
  return file;
};
const blankOf = (bytes: Buffer): Blank => {
  const blank = openBlank(bytes);
  if (isRefused(blank)) throw new Error(blank.code);
  return blank;
};
const valuesOf = (bytes: Buffer): ReadonlyMap<string, string> =>
  new Map([...opened(bytes).datasets.leaves].map(([at, { value }]) => [at, value]));
const said = ({ table, lock }: Writing): string => `${table}, ${lock}`;

const answers = new Map<string, string>([
  ["IMM_0001/page1/Person/FamilyName", "Nguyễn-Côté"],
  ["IMM_0001/page1/Person/GivenName", '李 <明> & "co"'],
  ["IMM_0001/page1/Person/Status", "2"],
  ["IMM_0001/page1/Person/Agrees", "1"],
  ["IMM_0001/page1/Child/Name", "First"],
  ["IMM_0001/page1/Child[1]/Name", "Second"],
  ["IMM_0001/page1/Details", "One line\nand another]]>"],
  ["IMM_0001/page1/Way", "8"],
]);

describe("a blank form", () => {
  it.each(writings)("says what it is ($table, $lock)", (writing) => {
    const blank = blankOf(xfaPdf(dynamicForm(), writing));
    expect([blank.number, blank.edition, blank.language, blank.kind]).toEqual(["0001", "01-2026", "E", "dynamic"]);
    expect(blank.paths).toEqual(samplePaths);
    expect([...blank.datasets.leaves.values()].map(({ value }) => value)).toEqual(["", "", "", "0", "", "", "", ""]);
    expect(blank.datasets.lists().get("StatusList")).toEqual(
      new Map([
        ["1", "Single & free"],
        ["2", "Married"],
      ]),
    );
  });

  it("is opened once for the same bytes", () => {
    const bytes = xfaPdf(dynamicForm(), { table: "streams", lock: "aes128" });
    expect(openBlank(bytes)).toBe(openBlank(Buffer.from(bytes)));
  });

  it("may hold all packets in one stream", () => {
    const bytes = xfaPdf({ ...dynamicForm(), inOneStream: true }, { table: "classic", lock: "none" });
    expect(valuesOf(fillFile(blankOf(bytes), answers))).toEqual(answers);
  });
});

describe("filling", () => {
  it.each(writings)("keeps every byte of the blank and adds the answers after them ($table, $lock)", (writing) => {
    const bytes = xfaPdf(dynamicForm(), writing);
    const filled = fillFile(blankOf(bytes), answers);
    expect(filled.subarray(0, bytes.length).equals(bytes)).toBe(true);
    expect(valuesOf(filled)).toEqual(answers);
  });

  it.each(writings)("writes the fields of a static form too ($table, $lock)", (writing) => {
    const bytes = xfaPdf(staticForm(), writing);
    const filled = fillFile(blankOf(bytes), answers);
    expect(filled.subarray(0, bytes.length).equals(bytes)).toBe(true);
    expect(widgetValues(opened(filled).pdf)).toEqual(answers);
    expect(valuesOf(filled)).toEqual(answers);
  });

  it("leaves what is not asked for as it was, and can be done again", () => {
    const bytes = xfaPdf(dynamicForm(), { table: "streams", lock: "aes128" });
    const once = fillFile(blankOf(bytes), new Map([["IMM_0001/page1/Details", "once"]]));
    const twice = fillFile(blankOf(once), new Map([["IMM_0001/page1/Child/Name", "twice"]]));
    expect(valuesOf(twice)).toEqual(
      new Map([
        ...samplePaths.map((at) => [at, at.endsWith("Agrees") ? "0" : ""] as const),
        ["IMM_0001/page1/Details", "once"],
        ["IMM_0001/page1/Child/Name", "twice"],
      ]),
    );
    const [, afterwards] = opened(twice).datasets.text.split("<xfa:data");
    const [, before] = opened(bytes).datasets.text.split("<xfa:data");
    expect(afterwards?.replace(/>once<\/Details/, "\n/").replace(/(<Name)>twice<\/Name(?:\n)?>/, "$1\n/>")).toBe(
      before,
    );
  });

  it("takes away the mark of emptiness, which would win over the value", () => {
    const filled = fillFile(blankOf(xfaPdf(dynamicForm(), { table: "classic", lock: "none" })), answers);
    expect(opened(filled).datasets.text).not.toContain("xsi:nil");
  });

  it("is a fault for a place that the form does not have", () => {
    const blank = blankOf(xfaPdf(dynamicForm(), { table: "classic", lock: "none" }));
    expect(() => fillFile(blank, new Map([["IMM_0001/page1/Nowhere", "x"]]))).toThrow("no such place");
  });
});

const shared = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../../../shared/forms");
const official = ["official", "derived"].flatMap((folder) => {
  const at = path.join(shared, folder);
  return existsSync(at)
    ? readdirSync(at)
        .filter((name) => name.endsWith(".pdf"))
        .map((name) => path.join(at, name))
    : [];
});
if (official.length === 0) process.stderr.write("skipped: the official blanks (../shared/forms) are not here\n");

/** More blanks are collected than the library reads. Only a form it does not know may be passed over: any other refusal is a fault. */
const isUnknownForm = (file: string): boolean => {
  const opening = openFormFile(readFileSync(file));
  return isRefused(opening) && opening.code === "formNotKnown";
};
const notKnown = official.filter(isUnknownForm);
const known = official.filter((file) => !notKnown.includes(file));
for (const file of notKnown)
  process.stderr.write(
    `passed over: ${path.basename(file)} (../shared/forms) is a form that the library does not know\n`,
  );

/** The forms that the library fills in: each of them has to be found among the blanks, or the passing over would hide it. */
const formsWeFill = ["imm1294", "imm1295", "imm5709", "imm5710", "imm5645", "imm5707", "imm5476", "imm5646"];

describe.skipIf(official.length === 0)("the official blanks", () => {
  it("hold every form that the library fills in", () => {
    const missing = formsWeFill.filter((name) => !known.some((file) => path.basename(file).startsWith(name)));
    expect(missing).toEqual([]);
  });

  it.each(known.map((file) => [path.basename(file), file]))(
    "%s keeps its bytes and takes a value in every place",
    (_, file) => {
      const bytes = readFileSync(file);
      const blank = blankOf(bytes);
      const values = new Map(blank.paths.map((at, index) => [at, `Élan ${index} & <c>`]));
      const filled = fillFile(blank, values);
      expect(filled.subarray(0, bytes.length).equals(bytes)).toBe(true);
      expect(valuesOf(filled)).toEqual(values);
      const after = opened(filled);
      expect([after.certified, after.usageRights]).toEqual([blank.certified, blank.usageRights]);
      for (const { seal } of after.signatures) expect(seal.state).toBe("unchanged");
    },
  );
});

describe("writing", () => {
  it("is tried in every way", () => {
    expect(new Set(writings.map(said)).size).toBe(15);
  });
});
