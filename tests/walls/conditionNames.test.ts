import { describe, expect, it } from "vitest";
import { isCode, isTest, projectFiles, textOf } from "./projectFiles.ts";

/** A condition is called as its constant, so that a name in a reason or a trace is found by searching for it. */

const sources = projectFiles().filter(
  (path) =>
    path.startsWith("packages/domain/src/") && isCode(path) && !isTest(path) && !/\/kernel\/|\/rule\.ts$/.test(path),
);

/** What makes a condition: `says` itself, and every function that hands its own first parameter `id` on to it. */
const makers = new Set(["says", "condition"]);
const handsItOn = /\b(?:says|condition)(?:<[^>]+>)?\(\s*id\b/;
for (const path of sources) {
  const text = textOf(path);
  const found = text.matchAll(/^(?:export )?(?:const (\w+) = \(\s*id: string|function (\w+)\(\s*id: string)/gm);
  for (const { 1: byConst, 2: byFunction, index } of found) {
    const rest = text.slice(index);
    const end = rest.search(/\n(?:\}|\s*\);)?\n/);
    if (handsItOn.test(rest.slice(0, end < 0 ? undefined : end))) makers.add(byConst ?? byFunction ?? "");
  }
}

type Named = { readonly path: string; readonly constant: string; readonly id: string };

const call = [...makers].join("|");
const declared: readonly Named[] = sources.flatMap((path) =>
  [
    ...textOf(path).matchAll(new RegExp(`^(?:export )?const (\\w+)(?:: \\w+)? =\\s*(?:${call})\\(\\s*"([^"]+)"`, "gm")),
  ].map(([, constant = "", id = ""]) => ({ path, constant, id })),
);

/** Made by a function for each person, place or reason of refusal, and so without a constant: called as the function. */
const madeByFunction = new Set([
  "requestIsOpen",
  "couple",
  "spouseNamed",
  "nothingIsOnFile",
  "warningIsOpen",
  "documentContradicts",
  "recordIsNotLookedThrough",
  "notAskedInCourt",
  "isNotNamedInCourt",
]);

const written = sources.flatMap((path) =>
  [...textOf(path).matchAll(new RegExp(`(?<![.\\w])(?:${call})\\(\\s*"([^"]+)"`, "g"))].map(([, id = ""]) => ({
    path,
    id,
  })),
);

describe("names of conditions", () => {
  it("are found", () => {
    expect(makers.size).toBeGreaterThan(10);
    expect(declared.length).toBeGreaterThan(380);
  });

  it("are the names of their constants", () => {
    expect(declared.filter(({ constant, id }) => constant !== id)).toEqual([]);
    const known = new Set([...declared.map(({ id }) => id), ...madeByFunction]);
    expect(written.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it("are unique", () => {
    const seen = Map.groupBy(written, ({ id }) => id);
    expect([...seen].filter(([, places]) => places.length > 1)).toEqual([]);
  });
});
