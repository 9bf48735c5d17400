import { spawnSync } from "node:child_process";
import { linkSync, mkdirSync, mkdtempSync, openSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { exitStatus } from "../exitStatus.ts";
import { aCase, boreal, fileWith, ownFolder } from "../testCommandLine.ts";

const folder = ownFolder();

test.each(["memo", "package"])("%s names the place that cannot be written, and why", async (command) => {
  const path = fileWith(folder, "case.json", aCase());
  writeFileSync(join(folder, "file"), "");
  const more = command === "package" ? ["--documents", folder] : [];
  const ending = command === "package" ? "zip" : "pdf";
  for (const [out, why] of [
    [join(folder, "file", `a.${ending}`), "(ENOTDIR): its folder is a file"],
    [join(folder, "nowhere", `a.${ending}`), "(ENOENT): its folder is not there"],
    [join(folder, `${"a".repeat(300)}.${ending}`), "(ENAMETOOLONG): its name is too long"],
  ] as const) {
    const said = await boreal([command, path, "--out", out, ...more]);
    expect([said.status, said.complaints.at(-1)]).toEqual([
      exitStatus.wrongInput,
      `--out: found ${out}, a file that cannot be written ${why}; accepted is a path in a folder that is there`,
    ]);
  }
});

test.each([
  ["memo", []],
  ["package", ["--dry-run"]],
  ["letter", ["--json"]],
] as const)("%s takes one case, and says so of a file of several", async (command, more) => {
  const path = fileWith(folder, "cases.jsonl", aCase());
  const said = await boreal([command, ...(command === "letter" ? ["studyPlan"] : []), path, ...more]);
  expect([said.status, said.complaints]).toEqual([
    exitStatus.wrongInput,
    [`boreal ${command}: found a file of several cases; accepted is one case: a file of one, or - for standard input`],
  ]);
});

describe("what a command reads is never written over", () => {
  /** A case under the name of what is written, documents beside it, and links that lead to both. */
  function caseNamed(name: string) {
    const own = mkdtempSync(join(folder, "read-"));
    const documents = join(own, "documents");
    mkdirSync(documents);
    const path = fileWith(own, name, aCase());
    const document = fileWith(documents, `f1.${name.split(".").at(-1) ?? ""}`, "a document");
    symlinkSync(path, join(own, `link-${name}`));
    linkSync(document, join(own, `second-${name}`));
    return { own, documents, path, document };
  }
  const isCase = "which is the case file that is read";
  const isDocument = "a file in the folder of the documents";
  const refused = (out: string, found: string) => [
    exitStatus.wrongInput,
    [`--out: found ${out}, ${found}; accepted is the name of another file`],
  ];

  test.each([
    ["memo", ["memo"], "case.pdf"],
    ["letter", ["letter", "studyPlan"], "case.docx"],
    ["form", ["form", "IMM1294"], "case.pdf"],
    ["the answer sheet of a form", ["form", "IMM1294", "--summary"], "case.html"],
    ["package", ["package"], "case.zip"],
  ])("%s: not the case, by its name or by a link", async (_what, command, name) => {
    const { own, documents, path } = caseNamed(name);
    const more = command[0] === "package" ? ["--documents", documents] : [];
    for (const out of [path, join(own, `link-${name}`), join(own, ".", "documents", "..", name)]) {
      const said = await boreal([...command, path, ...more, "--out", out]);
      expect([said.status, said.complaints]).toEqual(refused(out, isCase));
      expect([said.out, readFileSync(path, "utf8")]).toEqual(["", aCase()]);
    }
  });

  test("package: no document, by its name or by a link, and nothing under the name that it writes first", async () => {
    const { own, documents, path, document } = caseNamed("case.zip.part");
    for (const out of [document, join(own, "second-case.zip.part")]) {
      const said = await boreal(["package", path, "--documents", documents, "--out", out]);
      expect([said.status, said.complaints]).toEqual(refused(out, isDocument));
    }
    const out = join(own, "case.zip");
    const said = await boreal(["package", path, "--documents", documents, "--out", out]);
    expect([said.status, said.complaints]).toEqual(refused(out + `, for which ${path} is written`, isCase));
    expect([readFileSync(path, "utf8"), readFileSync(document, "utf8")]).toEqual([aCase(), "a document"]);
  });

  test("form: not the case where the further sheet would go", async () => {
    const { own, path } = caseNamed("filled-further-sheet.pdf");
    const out = join(own, "filled.pdf");
    const said = await boreal(["form", "IMM1294", path, "--summary", "--out", out]);
    expect([said.status, said.complaints]).toEqual(refused(out + `, for which ${path} is written`, isCase));
  });

  test("export: nothing of the data that it reads", async () => {
    const { own, document } = caseNamed("case.zip");
    const said = await boreal(["export", "a-case", "--out", document], "", { BOREAL_DATA: own });
    expect([said.status, said.complaints]).toEqual(refused(document, "a file in the data folder, which is read"));
    expect(readFileSync(document, "utf8")).toBe("a document");
  });

  test("a case on standard input is a file too, where it is one; another file that is there is written over", () => {
    const { own, path } = caseNamed("case.pdf");
    const run = (out: string) =>
      spawnSync(process.execPath, [join(import.meta.dirname, "../../bin/boreal.mjs"), "memo", "-", "--out", out], {
        stdio: [openSync(path, "r"), "pipe", "pipe"],
        encoding: "utf8",
        env: { ...process.env, LANG: "en_CA.UTF-8" },
      });
    const over = run(path);
    expect([over.status, over.stderr.trim().split("\n"), readFileSync(path, "utf8")]).toEqual([
      ...refused(path, isCase),
      aCase(),
    ]);
    const other = fileWith(own, "memo.pdf", "an earlier memo");
    expect([run(other).status, readFileSync(other).subarray(0, 5).toString()]).toEqual([exitStatus.done, "%PDF-"]);
  });
});
