import { expect, test } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { withLetters } from "../../test/letterText.ts";
import { readerFor } from "../questionnaire/inUse.ts";
import { contentOf } from "./contents.ts";
import { draftLetter } from "./draft.ts";
import { confirmedPath } from "./letterContent.ts";
import { letterText } from "./letterStands.ts";
import { lettersBegun, lettersToConfirm } from "./lettersToConfirm.ts";

const whole = {
  topic: "document",
  explanationText: "The office that holds my birth register burned down in 2014, and no copy of it is left.",
  explanationWhy: "The town kept one register.",
  explanationProof: "The letter of the town hall of 3 May 2015.",
  explanationEffect: "Please accept my passport instead.",
};
const base = { ...aCase().type("Student").build(), profile: { firstName: "Amara", lastName: "Okafor" } };

const asked = new Map([
  ["letterOfExplanation", []],
  ["lumpSumExplanation", []],
] as const);

const waiting = (entered: Readonly<Record<string, unknown>>) => {
  const caseFile = withLetters(base, { letterOfExplanation: entered });
  return lettersToConfirm(caseFile, readerFor(caseFile), asked);
};

test("a letter nobody began, or with a gap, waits for nobody's confirmation", () => {
  expect(lettersToConfirm(base, readerFor(base), asked)).toEqual([]);
  expect(waiting({ ...whole, explanationWhy: "" })).toEqual([]);
});

test("a whole letter waits until its text is confirmed, and again once it changes", () => {
  expect(lettersBegun(withLetters(base, { letterOfExplanation: whole }))).toEqual(["letterOfExplanation"]);
  expect(waiting(whole)).toEqual(["letterOfExplanation"]);
  const caseFile = withLetters(base, { letterOfExplanation: whole });
  const main = readerFor(caseFile);
  const draft = draftLetter(contentOf("letterOfExplanation"), { caseFile, main, person: { role: "main" } });
  const confirmed = { ...whole, [confirmedPath]: letterText(draft) };
  expect(waiting(confirmed)).toEqual([]);
  expect(waiting({ ...confirmed, explanationWhy: "The town kept one register only." })).toEqual([
    "letterOfExplanation",
  ]);
});
