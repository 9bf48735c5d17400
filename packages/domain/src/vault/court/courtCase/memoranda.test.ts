import { expect, test } from "vitest";
import { aCase } from "../../../../test/caseBuilder.ts";
import { describeLevels, type LevelRow } from "../../../../test/vaultRows.ts";
import type { ApplicationStatus } from "../../../caseFile/application.ts";
import { memorandumPages } from "./memoranda.ts";

const court = (status: ApplicationStatus) => aCase().type("JudicialReview").status(status);
const filed = court("JrLeaveFiled");
const recordFiled = court("JrRecordFiled");

const levels: readonly LevelRow[] = [
  ["the record filed", recordFiled, "respondentMemorandum", "IfApplicable", "recordWasFiled"],
  ["leave applied for", filed, "respondentMemorandum", "NotApplicable", "otherwise"],
  ["the government replied", court("JrRespondentReplied"), "replyMemorandum", "IfApplicable", "recordWasFiled"],
  ["leave applied for", filed, "replyMemorandum", "NotApplicable", "otherwise"],
];

describeLevels(memorandumPages, levels);

test("the instructions name the days of the dated table", () => {
  const respondent = memorandumPages.find(({ slug }) => slug === "respondent-memorandum");
  expect(respondent?.slots[0]?.instructionValues?.(filed.reader())).toMatchObject({ reply: 10 });
});
