import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testForms } from "../../commands/forms/testForm.ts";
import { testBlank } from "@boreal/official-forms/test/testBlank";
import { takeInFolder } from "./formFolder.ts";
import { openFormDesk } from "./formDesk.ts";
import { openFormLibrary, type BlankFacts } from "./formLibrary.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "boreal-forms-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const at = "2026-11-20T10:00:00.000Z";
const from = { addedAt: at, addedBy: "command", source: null };
const facts = (letter: string, change: Partial<BlankFacts> = {}): BlankFacts => ({
  form: "IMM1294",
  edition: "06-2026",
  language: "E",
  comparedWith: "official file",
  kind: "dynamic",
  sha256: letter.repeat(64),
  ...change,
});
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

describe("the form library", () => {
  it("lists what it holds, the newest edition of a form first, and is the same for another process", async () => {
    const { library } = testForms(join(folder, "one"));
    expect(await library.list()).toEqual([]);
    await library.keep(Buffer.from("a"), facts("a", { edition: "12-2025" }), from);
    await library.keep(Buffer.from("b"), facts("b"), from);
    await library.keep(Buffer.from("c"), facts("c", { language: "F" }), from);
    const again = openFormLibrary(join(folder, "one", "data"));
    expect((await again.list()).map(({ edition, language }) => `${edition} ${language}`)).toEqual([
      "06-2026 E",
      "12-2025 E",
      "06-2026 F",
    ]);
    expect((await again.newest("IMM1294", "E"))?.edition).toBe("06-2026");
    expect(await again.newest("IMM5707", "E")).toBeUndefined();
  });

  it("keeps the first entry when the same file is added again", async () => {
    const { library } = testForms(join(folder, "two"));
    await library.keep(Buffer.from("a"), facts("a"), from);
    expect(await library.keep(Buffer.from("a"), facts("a"), { ...from, addedBy: "somebody" })).toMatchObject({
      addedBy: "command",
    });
    expect(await library.list()).toHaveLength(1);
  });

  it("counts a blank once its line is there: what a crash left half is passed over, and the next adding mends it", async () => {
    const data = join(folder, "three", "data");
    const { library } = testForms(join(folder, "three"));
    await library.keep(Buffer.from("a"), facts(sha256("a").slice(0, 1), { sha256: sha256("a") }), from);
    const place = join(data, "forms");
    for (const name of readdirSync(place).filter((one) => one.endsWith(".json"))) rmSync(join(place, name));
    writeFileSync(join(place, "11111111-1111-4111-8111-111111111111.draft"), "half");
    expect(await library.list()).toEqual([]);
    await library.keep(Buffer.from("a"), facts("x", { sha256: sha256("a") }), from);
    expect(await library.list()).toHaveLength(1);
    expect((await library.bytesOf(sha256("a")))?.toString()).toBe("a");
  });

  it("hands out no file that was changed on the disk, and asks for nothing by a name of somebody’s choice", async () => {
    const { library } = testForms(join(folder, "four"));
    await library.keep(Buffer.from("a"), facts("x", { sha256: sha256("a") }), from);
    writeFileSync(library.pathOf(sha256("a")), "other");
    await expect(library.bytesOf(sha256("a"))).rejects.toThrow("changed on the disk");
    expect(() => library.pathOf("../../secret")).toThrow("not the digest");
    expect(await library.bytesOf("0".repeat(64))).toBeUndefined();
  });
});

describe("the desk of forms", () => {
  it("says of a blank what it is, of anything else what is wrong, and goes on after it", async () => {
    const desk = openFormDesk();
    expect(await desk.check(testBlank("IMM1294"))).toMatchObject({
      form: "IMM1294",
      edition: "06-2026",
      language: "E",
      kind: "dynamic",
    });
    expect(await desk.check(Buffer.from("no form"))).toMatchObject({ code: "formNotPdf" });
    expect(await desk.check(testBlank("IMM1294", "E", { extra: ["form1/page1/New"] }))).toMatchObject({
      code: expect.stringMatching(/formFieldsDiffer|formDamaged|formNotKnown/) as string,
    });
    expect(await desk.check(testBlank("IMM1294", "F"))).toMatchObject({ language: "F" });
    await desk.close();
  });

  it("ends a thread that takes too long and works on with a new one", async () => {
    const hasty = openFormDesk({ patienceMs: 1 });
    expect(await hasty.check(testBlank("IMM1294"))).toMatchObject({ code: "formDamaged" });
    await hasty.close();
    const desk = openFormDesk();
    expect(await Promise.all([desk.check(testBlank("IMM5646")), desk.check(testBlank("IMM5707"))])).toMatchObject([
      { form: "IMM5646" },
      { form: "IMM5707" },
    ]);
    await desk.close();
  });
});

describe("a folder of forms", () => {
  it("is taken in file by file; what is no blank is told and stays where it is", async () => {
    const given = join(folder, "given");
    const { library, desk } = testForms(join(folder, "five"));
    mkdirSync(given);
    writeFileSync(join(given, "study.pdf"), testBlank("IMM1294"));
    writeFileSync(join(given, "letter.PDF"), "a letter");
    writeFileSync(join(given, "notes.txt"), "notes");
    const taken = await takeInFolder(given, library, desk.check, () => new Date(at));
    expect(taken.map(({ file, outcome }) => [file, "code" in outcome ? outcome.code : outcome.form])).toEqual([
      ["letter.PDF", "formNotPdf"],
      ["study.pdf", "IMM1294"],
    ]);
    expect(await library.list()).toMatchObject([{ form: "IMM1294", addedBy: "folder", addedAt: at }]);
    await desk.close();
  });
});
