import { expect, test } from "vitest";
import type { SaveState } from "./SaveStatus.tsx";
import { savingOf } from "./savingOfPage.tsx";

const at = (time: string): SaveState => ({ kind: "saved", at: `2026-11-20T${time}:00Z` });

test.each<readonly [string, SaveState, SaveState | undefined, SaveState]>([
  ["a page with answers alone", at("10:00"), undefined, at("10:00")],
  ["the part below was saved later", at("10:00"), at("10:05"), at("10:05")],
  ["the answers were saved later", at("10:07"), at("10:05"), at("10:07")],
  ["the part below is on its way", at("10:00"), { kind: "saving" }, { kind: "saving" }],
  ["the answers could not be saved", { kind: "retrying" }, at("10:05"), { kind: "retrying" }],
  ["nothing was given yet", { kind: "nothing" }, { kind: "nothing" }, { kind: "nothing" }],
])("how a page is saved: %s", (_words, ofAnswers, ofPart, state) => {
  expect(savingOf(ofAnswers, ofPart)).toEqual(state);
});
