import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { wholeFlow } from "@boreal/domain/questionnaire/flow";
import { readerIn } from "@boreal/domain/questionnaire/loadedFlow";
import { expect, test } from "vitest";
import { questionOf } from "./questionOf.ts";

const flow = wholeFlow("VisitorVisa");
const asked = (answers: CaseFile["answers"], key: string) =>
  questionOf(flow.steps, key, {
    the: readerIn(flow, {
      today: "2026-11-20",
      user: {},
      profile: {},
      application: { type: "VisitorVisa" },
      answers,
      dependents: [],
      documents: [],
    }),
  })?.question.en;

test.each([
  ["parent", "Is the visitor in Canada now?"],
  ["myself", "Are you in Canada now?"],
] as const)("a question is worded as the case words it, wherever it is named: for %s", (vvVisitorType, words) => {
  expect(asked({ vvVisitorType }, "insideCanadaCurrently")).toBe(words);
});

test("before anybody said whose visa it is, it speaks to the reader; a part without words of its own leads to its page", () => {
  expect(asked({}, "insideCanadaCurrently")).toBe("Are you in Canada now?");
  expect(asked({ vvVisitorType: "parent" }, "hasCriminalHistory")).toMatch(/^Has the visitor ever committed/);
});
