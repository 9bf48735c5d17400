import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runCommandLine } from "./commandLine.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "boreal-sheet-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const aCase = JSON.stringify({ format: "boreal-case/1", application: { type: "Student" }, answers: { country: "NG" } });

async function boreal(args: readonly string[], input = aCase) {
  const complaints: string[] = [];
  let out = "";
  const status = await runCommandLine(["form", "IMM1294", ...args], {
    out: (text) => {
      out += text;
    },
    complain: (line) => void complaints.push(line),
    readStandardInput: async () => input,
    environment: { BOREAL_TODAY: "2026-11-20", LANG: "en_CA.UTF-8" },
  });
  return { status, out, complaints };
}

describe("boreal form --summary", () => {
  test("a PDF by its ending", async () => {
    const file = join(folder, "sheet.pdf");
    expect(await boreal(["-", "--summary", "--out", file])).toEqual({ status: 0, out: "", complaints: [] });
    expect(readFileSync(file).toString("latin1", 0, 8)).toBe("%PDF-1.7");
  });

  test("a page by its ending, in the language asked for", async () => {
    const file = join(folder, "sheet.html");
    expect((await boreal(["-", "--summary", "--out", file, "--language", "fr"])).status).toBe(0);
    const page = readFileSync(file, "utf8");
    expect(page).toContain("Feuille de réponses");
    expect(page).toContain("2026-11-20");
  });

  test.each([
    [
      "no file",
      ["-", "--summary"],
      /^--out: found none; accepted with --summary is a file that ends in \.pdf or \.html$/,
    ],
    ["another ending", ["-", "--summary", "--out", "sheet.docx"], /^--out: found "sheet\.docx"/],
    [
      "another language",
      ["-", "--summary", "--out", "sheet.pdf", "--language", "de"],
      /^--language: found "de"; accepted is en or fr$/,
    ],
    ["many cases", ["cases.jsonl", "--summary", "--out", "sheet.pdf"], /^boreal form --summary: found a \.jsonl file/],
    [
      "a folder that is not there",
      ["-", "--summary", "--out", "/nowhere/at/all/sheet.html"],
      /^--out: found a place that cannot be written \(ENOENT\)/,
    ],
  ])("refuses %s", async (_, args, complaint) => {
    const { status, complaints } = await boreal(args);
    expect([status, complaints.join("\n")]).toEqual([2, expect.stringMatching(complaint)]);
  });

  test("writes nothing for a case that is not one", async () => {
    const file = join(folder, "none.pdf");
    expect((await boreal(["-", "--summary", "--out", file], "{}")).status).toBe(2);
    expect(existsSync(file)).toBe(false);
  });
});
