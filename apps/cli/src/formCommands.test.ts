import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isRefused } from "@boreal/official-forms/openFormFile";
import { readBack } from "@boreal/official-forms/readBack";
import { complete } from "@boreal/server/commands/forms/testForm";
import { testBlank } from "@boreal/official-forms/test/testBlank";
import { describe, expect, test } from "vitest";
import { borealIn, studentCase } from "./testCase.ts";
import { fileWith, ownFolder } from "./testCommandLine.ts";

const folder = ownFolder();
const inFolder = borealIn(folder);

const caseOf = (more: object = {}): string => {
  const { format, today, application, answers } = studentCase;
  return JSON.stringify({ format, today, application, answers, ...more });
};
const wholeCase = (): string => caseOf({ forms: { IMM1294: complete(studentCase) } });

describe("boreal forms", () => {
  test("adds a blank to the library and lists it; the same once more changes nothing", async () => {
    const path = fileWith(folder, "blank.pdf", testBlank("IMM5707"));
    const added = await inFolder(["forms", "add", path]);
    expect([added.status, added.out]).toEqual([0, expect.stringMatching(/^IMM5707 01-2023 en [0-9a-f]{64}\n$/)]);
    await inFolder(["forms", "add", path]);
    const listed = JSON.parse((await inFolder(["forms", "list", "--json"])).out) as object[];
    expect(listed).toEqual([
      expect.objectContaining({
        form: "IMM5707",
        edition: "01-2023",
        language: "en",
        kind: "dynamic",
        addedBy: "command",
      }),
    ]);
    expect((await inFolder(["forms", "list"])).out).toMatch(/^IMM5707 {2}01-2023 {2}en {2}dynamic/);
  });

  test("says what is wrong with a file, with the places that differ, and exits 2", async () => {
    const changed = await inFolder([
      "forms",
      "add",
      fileWith(folder, "new.pdf", testBlank("IMM5646", "E", { extra: ["IMM_5646/Page1/NewQuestion"] })),
    ]);
    expect([changed.status, changed.out]).toEqual([2, ""]);
    expect(changed.complaints).toEqual([
      expect.stringMatching(/new\.pdf: The fields of this file differ/),
      "  + IMM_5646/Page1/NewQuestion",
    ]);
    expect(
      (await inFolder(["forms", "add", fileWith(folder, "letter.pdf", "a letter")], { LANG: "fr_CA.UTF-8" }))
        .complaints,
    ).toEqual([expect.stringMatching(/Ce n’est pas un fichier PDF/)]);
    for (const wrong of [["forms"], ["forms", "ad"], ["forms", "add"], ["forms", "add", "/nowhere.pdf"]])
      expect((await inFolder(wrong)).status).toBe(2);
  });
});

describe("boreal form", () => {
  test("writes the official file from the library or from the folder of blanks, and reads it back without a difference", async () => {
    const given = join(folder, "given");
    mkdirSync(given);
    writeFileSync(join(given, "study.pdf"), testBlank("IMM1294"));
    const [path, out] = [fileWith(folder, "whole.json", wholeCase()), join(folder, "filled.pdf")];
    const missing = await inFolder(["form", "IMM1294", path, "--out", out]);
    expect([missing.status, missing.complaints[0]]).toEqual([
      2,
      expect.stringMatching(/found no blank of IMM1294 \(en\) in the form library/),
    ]);
    const written = await inFolder(["form", "imm 1294", path, "--out", out], { BOREAL_FORMS: given });
    expect([written.status, written.out]).toEqual([0, ""]);
    const read = readBack(readFileSync(out));
    if (isRefused(read)) return expect.fail(read.code);
    expect(read.values).toMatchObject({
      "personalDetails.familyName": "Okafor",
      "personalDetails.dateOfBirth": "1996-03-14",
    });
    // The school’s city is on no list of this blank: it is told, and left to the person.
    expect(written.complaints).toEqual([expect.stringMatching(/^studyDetails\.schoolAddress\.cityTown: /)]);
    const compared = await inFolder(["form", "compare", out, path, "--json"]);
    const { differences, ...seen } = JSON.parse(compared.out) as { differences: { path: string }[] };
    expect(differences.map((one) => one.path)).toEqual(["studyDetails.schoolAddress.cityTown"]);
    expect(seen).toEqual({
      form: "IMM1294",
      edition: "06-2026",
      language: "en",
      validated: false,
      lastValidated: null,
      barcodes: false,
      signed: true,
      contradictory: 0,
    });
  });

  test("writes no partial form: every field that is missing is a line, with its words", async () => {
    const out = join(folder, "partial.pdf");
    const { status, complaints } = await inFolder([
      "form",
      "IMM1294",
      fileWith(folder, "few.json", caseOf()),
      "--out",
      out,
    ]);
    expect([status, existsSync(out)]).toEqual([2, false]);
    expect(complaints).toContain("personalDetails.birthCity: City or town of birth: Fill in this field.");
    expect(complaints.length).toBeGreaterThan(20);
  });

  test("says of a case that has no such form which ones it calls for, and writes nothing", async () => {
    const visit = fileWith(
      folder,
      "visit.json",
      JSON.stringify({
        format: "boreal-case/1",
        today: "2026-11-20",
        application: { type: "VisitorVisa" },
        answers: { vvVisitorType: "myself", vvReasonForVisit: "tourism" },
      }),
    );
    const given = join(folder, "visits");
    mkdirSync(given);
    for (const form of ["IMM5257", "IMM1294"] as const) writeFileSync(join(given, `${form}.pdf`), testBlank(form));
    const out = join(folder, "none.pdf");
    for (const args of [
      ["form", "IMM1294", visit, "--out", out],
      ["form", "IMM0008", visit, "--summary", "--out", out],
      ["form", "IMM5257", visit, "--person", "main", "--out", out],
    ]) {
      const { status, complaints } = await inFolder(args, { BOREAL_FORMS: given });
      expect([args[1], status, complaints.length, existsSync(out)]).toEqual([args[1], 2, 1, false]);
      expect(complaints[0]).toMatch(
        /an application of the type VisitorVisa has none for this case; accepted is IMM5257 \(visitor\), /,
      );
    }
    // Without a word about the person it is the form of the visitor, whose purpose follows from the reason.
    const { status, out: values } = await inFolder(["form", "IMM5257", visit, "--json"]);
    expect([status, (JSON.parse(values) as Record<string, unknown>)["visitDetails.purpose"]]).toEqual([0, "02"]);
  });

  test("says why a case does not call for a form, and fills it in all the same", async () => {
    const { status, out, complaints } = await inFolder([
      "form",
      "IMM5646",
      fileWith(folder, "grown.json", caseOf()),
      "--json",
    ]);
    expect([status, complaints]).toEqual([
      0,
      [expect.stringMatching(/^boreal form: this case does not call for IMM5646 \(main\): /)],
    ]);
    expect(Object.keys(JSON.parse(out) as object).length).toBeGreaterThan(0);
  });

  test("tells a language without a known edition from a blank that is not here, and a missing file from a folder", async () => {
    const path = fileWith(folder, "few.json", caseOf());
    const out = join(folder, "x.pdf");
    const said = async (...args: readonly string[]) => (await inFolder(["form", ...args, "--out", out])).complaints[0];
    expect(await said("IMM5476", path, "--language", "fr")).toMatch(
      /Boreal knows no edition of IMM5476 in it; accepted is en/,
    );
    expect(await said("IMM5406", path)).toMatch(/found no blank of IMM5406 \(en\).*accepted is IMM 5406 05-2026 \(E\)/);
    expect(await said("IMM5707", join(folder, "nowhere.json"))).toMatch(/there is no such file|found no blank/);
    expect((await inFolder(["form", "IMM1294", folder, "--json"])).complaints[0]).toMatch(/it is a folder/);
    expect((await inFolder(["form", "IMM1294", join(folder, "nowhere.json"), "--json"])).complaints[0]).toMatch(
      /there is no such file; accepted is a readable file/,
    );
  });

  test("prints the values by path with --json, and tells wrong words apart", async () => {
    const path = fileWith(folder, "few.json", caseOf());
    expect(JSON.parse((await inFolder(["form", "IMM1294", path, "--json"])).out)).toMatchObject({
      "personalDetails.citizenship": "NG",
    });
    for (const wrong of [
      ["form", "IMM1294", path],
      ["form", "IMM0001", path, "--json"],
      ["form", "IMM1294", path, "--out", "x.pdf", "--language", "de"],
      ["form", "IMM1294", path, "--json", "--person", "aunt"],
      ["form", "compare", path],
    ]) {
      const { status, out, complaints } = await inFolder(wrong);
      expect([wrong, status, out, complaints.length]).toEqual([wrong, 2, "", 1]);
    }
  });
});
