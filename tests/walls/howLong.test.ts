import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./projectFiles.ts";

const limits = ["max-lines", "max-lines-per-function", "max-params"] as const;

type Config = {
  readonly rules: Readonly<Record<string, unknown>>;
  readonly overrides: readonly {
    readonly files: readonly string[];
    readonly rules: Readonly<Record<string, unknown>>;
  }[];
};

const config = JSON.parse(readFileSync(join(root, ".oxlintrc.json"), "utf8")) as Config;

it("each limit is an error for everybody", () => {
  expect(limits.filter((limit) => ![config.rules[limit]].flat().includes("error"))).toEqual([]);
});

it("no file is an exception: an override tells what a kind of file is, and names none (ADR 0124)", () => {
  const named = config.overrides
    .filter(({ rules }) => limits.some((limit) => limit in rules))
    .flatMap(({ files }) => files.filter((file) => !file.includes("*")));
  expect(named).toEqual([]);
});
