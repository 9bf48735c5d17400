import { loadConfig } from "@boreal/server/config";
import { settings, type Setting } from "@boreal/server/settings";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { textOf } from "./projectFiles.ts";

const known = Object.values(settings) as readonly Setting[];
const example = textOf(".env.example");
const folder = mkdtempSync(join(tmpdir(), "boreal-example-"));
afterAll(() => rmSync(folder, { recursive: true }));

function load(content: string) {
  const file = join(folder, "settings");
  writeFileSync(file, content);
  return loadConfig({ BOREAL_CONFIG_FILE: file });
}

describe(".env.example", () => {
  const lines = [...example.matchAll(/^# ([A-Z0-9_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => ({ name, value }));

  it("names every setting that the server reads, and none that it does not", () => {
    expect(lines.map(({ name }) => name)).toEqual(known.map(({ name }) => name));
  });

  it("holds no value of a secret", () => {
    const secrets = new Set(known.filter(({ secret }) => secret).map(({ name }) => name));
    expect(lines.filter(({ name, value }) => secrets.has(name) && value !== "")).toEqual([]);
  });

  it("is taken by the server as it is, and changes nothing with every line switched on", () => {
    const usual = loadConfig({});
    expect(load(example)).toEqual(usual);
    expect(load(example.replaceAll(/^# (?=[A-Z0-9_]+=)/gm, ""))).toEqual(usual);
  });
});
