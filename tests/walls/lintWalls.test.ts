import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { root } from "./projectFiles.ts";

const run = promisify(execFile);

/** What no import shows: the source breaks exactly one wall. */
const broken: Readonly<Record<string, string>> = {
  "packages/domain/src/plan/a.ts": "export const a = () => Math.random();\n",
  "packages/domain/src/plan/b.ts": "export const a = () => new Date();\n",
  "packages/domain/src/plan/c.ts": "export const a = () => fetch('https://example.test');\n",
};

type Report = { diagnostics: readonly { code: string; severity: string; filename: string }[] };

it("the linter turns red on a clock, on chance and on the network in the domain, and warns of nothing", async () => {
  const folder = mkdtempSync(join(tmpdir(), "boreal-lint-"));
  try {
    cpSync(join(root, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
    for (const [path, source] of Object.entries(broken)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), source);
    }
    const linter = join(root, "node_modules/oxlint/bin/oxlint");
    const answer = await run(
      process.execPath,
      [linter, "--format=json", "--config", ".oxlintrc.json", "-A", "typescript/no-floating-promises"],
      { cwd: folder },
    ).then(
      () => ({ stdout: '{"diagnostics":[]}' }),
      (failed: { stdout: string }) => failed,
    );
    const report = JSON.parse(answer.stdout) as Report;
    const walls = report.diagnostics.filter((one) => one.code.includes("no-restricted"));
    expect(new Set(walls.map((one) => one.filename.replaceAll("\\", "/")))).toEqual(new Set(Object.keys(broken)));
    expect(report.diagnostics.filter((one) => one.severity !== "error")).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
