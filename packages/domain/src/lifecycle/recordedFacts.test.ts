import { expect, test } from "vitest";
import type { Application } from "../caseFile/application.ts";
import { recordableOf, type RecordedKey } from "./recordedFacts.ts";

test.each<[string, Pick<Application, "type" | "status">, RecordedKey, boolean]>([
  [
    "a court case that nobody has taken on",
    { type: "JudicialReview", status: "Preparation" },
    "decisionNotifiedAt",
    true,
  ],
  ["its place of decision", { type: "JudicialReview", status: "Preparation" }, "decisionPlace", true],
  ["a court case that is filed", { type: "JudicialReview", status: "JrLeaveFiled" }, "decisionNotifiedAt", true],
  ["a refused study permit", { type: "Student", status: "Refused" }, "decisionNotifiedAt", true],
  ["a study permit in preparation", { type: "Student", status: "Preparation" }, "decisionNotifiedAt", false],
  ["the service of a court case in preparation", { type: "JudicialReview", status: "Preparation" }, "servedAt", false],
  ["a social insurance number", { type: "SinRequest", status: "Preparation" }, "decisionNotifiedAt", false],
])("what can be recorded of %s", (_words, application, key, is) =>
  expect(recordableOf(application).includes(key)).toBe(is),
);
