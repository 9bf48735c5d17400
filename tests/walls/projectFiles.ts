import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Every file that git keeps or would keep: tracked ones and new ones that are not ignored. Paths from the root, with `/`. */
export function projectFiles(): readonly string[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(listed.split("\0"))]
    .filter((path) => path !== "" && existsSync(join(root, path)) && statSync(join(root, path)).isFile())
    .toSorted();
}

export const textOf = (path: string): string => readFileSync(join(root, path), "utf8");

const code = /\.(ts|tsx|mts|mjs|js)$/;

export const isCode = (path: string): boolean => code.test(path);

/** Written by a program from other committed files, so no rule of style or length is asked of it. */
export const isGenerated = (path: string): boolean =>
  path.startsWith("apps/server/src/database/migrations/") ||
  path === "apps/web/src/api/operationTypes.d.ts" ||
  path === "package-lock.json";

export const isTest = (path: string): boolean =>
  /\.test\.tsx?$/.test(path) || /^packages\/[^/]+\/test\//.test(path) || path.startsWith("tests/");
