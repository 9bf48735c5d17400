import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
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
