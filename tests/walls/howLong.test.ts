import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { root } from "./projectFiles.ts";

const run = promisify(execFile);

const limits = ["max-lines", "max-lines-per-function", "max-params"] as const;
type Limit = (typeof limits)[number];

type Config = {
  readonly rules: Readonly<Record<string, unknown>>;
  readonly overrides: readonly {
    readonly files: readonly string[];
    readonly rules: Readonly<Record<string, unknown>>;
  }[];
};
type Report = { readonly diagnostics: readonly { readonly code: string; readonly filename: string }[] };

const config = JSON.parse(readFileSync(join(root, ".oxlintrc.json"), "utf8")) as Config;

/** Files that an override names one by one; a pattern tells what a kind of file is, and names none. */
const exceptionsOf = (limit: Limit): readonly string[] =>
  config.overrides
    .filter(({ rules }) => limit in rules)
    .flatMap(({ files }) => files.filter((file) => !file.includes("*")));

/** The files that are longer than everybody may be, as the linter sees them without any exception. */
async function filesOver(paths: readonly string[]): Promise<ReadonlySet<string>> {
  const folder = mkdtempSync(join(tmpdir(), "boreal-limits-"));
  try {
    const rules = Object.fromEntries(limits.map((limit) => [limit, config.rules[limit]]));
    writeFileSync(
      join(folder, "limits.json"),
      JSON.stringify({ plugins: [], categories: { correctness: "off" }, rules }),
    );
    const linter = join(root, "node_modules/oxlint/bin/oxlint");
    const { stdout } = await run(
      process.execPath,
      [linter, "--format=json", "--config", join(folder, "limits.json"), ...paths],
      { cwd: root, maxBuffer: 64 * 1024 * 1024 },
    ).catch((failed: { stdout: string }) => failed);
    const { diagnostics } = JSON.parse(stdout) as Report;
    return new Set(diagnostics.map(({ code, filename }) => `${code} ${filename.replaceAll("\\", "/")}`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it("each limit is an error for everybody", () => {
  expect(limits.filter((limit) => ![config.rules[limit]].flat().includes("error"))).toEqual([]);
});

it("each named exception is still needed: the list only shrinks (ADR 0124)", async () => {
  const named = limits.flatMap((limit) => exceptionsOf(limit).map((path) => ({ limit, path })));
  expect(named.length).toBeGreaterThan(0);
  const over = await filesOver([...new Set(named.map(({ path }) => path))]);
  expect(named.filter(({ limit, path }) => !over.has(`eslint(${limit}) ${path}`))).toEqual([]);
});
