import { expect, test } from "vitest";
import { lettersToConfirm } from "./letterTasks.ts";

test("a letter is read on its page, and the statement of purpose where its file lies", () => {
  const review = {
    id: "a1",
    formStatuses: [],
    readiness: null,
    lettersToConfirm: ["studyPlan", "letterOfExplanation", "spousalSupportLetter:spouse"],
  };
  expect(lettersToConfirm({ id: "a1" }, review).map(({ key, href }) => [key, href])).toEqual([
    ["studyPlan", "/document-vault/study-plan?application=a1"],
    ["letterOfExplanation", "/letters/letter-of-explanation?application=a1"],
    ["spousalSupportLetter:spouse", "/letters/spousal-support-letter?application=a1"],
  ]);
  expect(lettersToConfirm({ id: "a1" }, undefined)).toEqual([]);
});
