import { describe, expect, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { readerFor } from "../../questionnaire/inUse.ts";
import { contentOf } from "../contents.ts";
import { draftLetter } from "../draft.ts";
import { textPath } from "../letterContent.ts";
import { causeBefore, keptLetter } from "./letterVersion.ts";

const own = { path: textPath("explanation"), value: "It burned." };
const before = (given: Partial<Parameters<typeof causeBefore>[0]>) =>
  causeBefore({ writer: "amara", lastWriter: undefined, isUntouched: false, changes: [own], ...given });

describe("a version of a letter is kept before it changes", () => {
  test.each([
    ["somebody writes their own text in an untouched letter", { isUntouched: true }, "began"],
    ["somebody writes where another person wrote", { lastWriter: "lawyer" }, "began"],
    [
      "somebody answers where another person wrote",
      { lastWriter: "lawyer", changes: [{ path: "topic", value: "x" }] },
      "began",
    ],
    ["the same person goes on", { lastWriter: "amara" }, undefined],
    ["the first answers are given", { isUntouched: true, changes: [{ path: "topic", value: "x" }] }, undefined],
    ["an own text is given up", { lastWriter: "amara", changes: [{ ...own, value: null }] }, "redrafted"],
  ] as const)("%s", (_, given, cause) => {
    expect(before(given)).toBe(cause);
  });
});

test("what is kept is the text of each section, and what was written there when an own text began", () => {
  const [section = expect.fail("no section")] = contentOf("letterOfExplanation").sections;
  const caseFile = {
    ...aCase().type("Student").build(),
    letters: { letterOfExplanation: { [textPath(section.id)]: "My own words." } },
  };
  const draft = draftLetter(contentOf("letterOfExplanation"), {
    caseFile,
    main: readerFor(caseFile),
    person: { role: "main" },
    language: "en",
  });
  const kept = keptLetter("letterOfExplanation", draft, { [textPath(section.id)]: "What Boreal wrote." });
  expect(kept.sections.map(({ text }) => text)).toContain("My own words.");
  expect(kept.sections.filter(({ own: is }) => is)).toEqual([
    { id: section.id, title: section.title.en, text: "My own words.", own: { base: "What Boreal wrote." } },
  ]);
});
