import { describe, expect, it } from "vitest";
import { projectFiles, textOf } from "./projectFiles.ts";

const sources = projectFiles().filter((path) => path.startsWith("packages/domain/src/") && !path.endsWith(".test.ts"));

/** Comments and strings may speak of these; code may not use them. */
function codeOnly(source: string): string {
  return source
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/(^|[^:])\/\/.*$/gm, "$1")
    .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''");
}

const impure: readonly (readonly [string, RegExp])[] = [
  ["the clock", /\bDate\s*\.\s*now\b|\bnew\s+Date\b|\bDate\s*\(|\bperformance\b|\bTemporal\b/],
  ["chance", /\bMath\s*\.\s*random\b|\bcrypto\s*\./],
  ["the machine", /\bprocess\s*\.|\bglobalThis\b|\bBuffer\b/],
  ["the network", /\bfetch\s*\(|\bXMLHttpRequest\b|\bWebSocket\b/],
  ["the browser", /\blocalStorage\b|\bnavigator\s*\./],
  ["time that passes", /\bsetTimeout\b|\bsetInterval\b|\basync\b|\bawait\b/],
  // What a case leaves behind would be told to the next one: what is found once belongs to the reader of the case (ADR 0090).
  [
    "what it kept before",
    /\bWeak(?:Map|Set|Ref)\b|^(?:export )?let\b|^(?:export )?const \w+(?:: (?:Map|Set)<[^=]*)? = new (?:Map|Set)\b[^(]*\(\)/m,
  ],
  ["the language of the reader", /\bIntl\s*\.(?!PluralRules\b)|\.toLocale\w*\(|\.localeCompare\(/],
];

describe("the domain package", () => {
  it("has source files and depends on nothing", () => {
    const manifest = JSON.parse(textOf("packages/domain/package.json")) as Record<string, unknown>;
    expect(sources.length).toBeGreaterThan(10);
    expect(Object.keys(manifest).filter((key) => /dependencies$/i.test(key))).toEqual([]);
  });

  it.each(impure)("never asks for %s", (_what, pattern) => {
    expect(sources.filter((path) => pattern.test(codeOnly(textOf(path))))).toEqual([]);
  });

  it.each([
    ["const now = Date.now();", "the clock"],
    ["const a = 'x'; // fine\nconst b = new Date(a);", "the clock"],
    ["const r = Math.random();", "chance"],
    ["const home = process.env.HOME;", "the machine"],
    ["const page = fetch('x');", "the network"],
    ["const known = new WeakMap<CaseFile, Plan>();", "what it kept before"],
    ["const flows = new Map<ApplicationType, Flow>();", "what it kept before"],
    ["const flows: Map<string, Flow> = new Map();", "what it kept before"],
    ["let last = '';", "what it kept before"],
  ])("would be caught writing %j", (source, what) => {
    const pattern = impure.find(([name]) => name === what)?.[1];
    expect(pattern?.test(codeOnly(source))).toBe(true);
  });

  it("may speak of the clock in a comment", () => {
    expect(
      impure.some(([, pattern]) => pattern.test(codeOnly("/** No Date.now here. */\nexport const a = 'new Date()';"))),
    ).toBe(false);
  });
});
