import { expect, it } from "vitest";
import { projectFiles, textOf } from "./projectFiles.ts";

/** A sentence chosen by comparing a count with 1: right for English, wrong for French, where 0 is like 1. */
const byHand = /[=!]==? ?-?1 \?\s*\(?\s*(?:t\(|\w*(?:[tT]ext|[wW]ords|says)\.(?!length|slice)|"one"|\w+One\b)/;

const sources = projectFiles().filter(
  (path) => /^(?:apps|packages)\/\w[\w-]*\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
);

/** The reason why a comparison stays. */
const notAboutForms: Readonly<Record<string, string>> = {
  "apps/web/src/features/plan/tasks/taskSentences.ts": "a day from now is called tomorrow",
};

it("a sentence about a count is chosen by `counted` or `t`, by each language's own rule", () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((path) => byHand.test(textOf(path)))).toEqual(Object.keys(notAboutForms));
});

it.each(["t(count === 1 ? text.one : text.many)", 'words[count === 1 ? "one" : "many"]', "count === 1 ? titleOne : x"])(
  "would be caught writing %j",
  (source) => {
    expect(byHand.test(source)).toBe(true);
  },
);
