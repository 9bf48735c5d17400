import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { runCommandLine } from "./commandLine.ts";

/**
 * A folder for the test file that asks, removed after it. Made by a call and not by this module: test files that run in the
 * same thread share its modules, and the first of them to end would take the folder from the others.
 */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "boreal-cli-"));
  // The database's own user passes through when root runs the tests.
  chmodSync(folder, 0o711);
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

type Ran = { readonly status: number; readonly out: string; readonly complaints: readonly string[] };

/** Runs the command line as a terminal would; `hear` is told each line of standard error as it comes. */
export async function boreal(
  args: readonly string[],
  input = "",
  environment: Record<string, string> = {},
  hear: (line: string) => void = () => undefined,
): Promise<Ran> {
  let out = "";
  const complaints: string[] = [];
  const status = await runCommandLine(args, {
    out: (text) => {
      out += text;
    },
    complain: (line) => {
      complaints.push(line);
      hear(line);
    },
    readStandardInput: async () => input,
    environment: { BOREAL_TODAY: "2026-11-20", LANG: "en_CA.UTF-8", ...environment },
  });
  return { status, out, complaints };
}

export const aCase = (more: object = {}) =>
  JSON.stringify({
    format: "boreal-case/1",
    application: { type: "Student" },
    answers: { country: "NG", hasBiometrics: true },
    ...more,
  });
export const fileWith = (folder: string, name: string, content: string | Buffer) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
