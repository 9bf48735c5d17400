import { describe, expect, it, test } from "vitest";
import { aCase, type CaseBuilder } from "../../../test/caseBuilder.ts";
import { caseDays } from "./caseDays.ts";
import { computePlan } from "../plan.ts";

const daysOf = (the: CaseBuilder) => {
  const caseFile = the.build();
  return caseDays(computePlan(caseFile), caseFile.authorityRequests);
};
const sent = aCase().status("IrccProcessing");
const recordedAt = "2026-11-10T12:00:00.000Z";
const dueDate = "2026-12-10";

describe("the days of a case in the calendar of the firm", () => {
  test.each<readonly [string, CaseBuilder, string, string]>([
    ["an interview", sent.request({ recordedAt, kind: "interview", dueDate }), "hearing", "Attend the interview"],
    ["what a court asks for", sent.request({ recordedAt, kind: "court", dueDate }), "court", "Answer the Court"],
    ["biometrics", sent.request({ recordedAt, kind: "biometrics", dueDate }), "request", "Give the biometrics"],
    [
      "a medical exam",
      sent.request({ recordedAt, kind: "medicalExam", dueDate }),
      "request",
      "Immigration medical exam is due",
    ],
    [
      "biometrics of the spouse",
      sent.request({ recordedAt, kind: "biometrics", dueDate, addressee: "spouse" }),
      "request",
      "Give the biometrics of the spouse or partner",
    ],
    [
      "biometrics of a child",
      sent.request({ recordedAt, kind: "biometrics", dueDate, addressee: "child", childNumber: 2 }),
      "request",
      "Give the biometrics of child 2",
    ],
    [
      "a letter that nobody took apart",
      sent.document("additional-document-request", { parsedValues: { dueDate } }),
      "request",
      "Answer the request for documents",
    ],
    [
      "a hearing",
      aCase().type("JudicialReview").status("JrHearingScheduled").application({ hearingAt: dueDate }),
      "hearing",
      "Hearing at the Court",
    ],
  ])("%s", (_, the, kind, title) => {
    expect(daysOf(the)).toContainEqual({
      day: dueDate,
      kind,
      title: expect.objectContaining({ en: title }) as unknown,
    });
  });

  it("tell the appeal of a closed court case as a day of the Court", () => {
    const dismissed = aCase().type("JudicialReview").status("JrDismissed").application({ judgmentAt: "2026-11-10" });
    expect(daysOf(dismissed).map(({ day, kind }) => [day, kind])).toEqual([["2026-12-10", "court"]]);
  });

  it("speak of the applicant, and never to them", () => {
    const passport = { parsedValues: { expiryDate: "2027-05-01" } } as const;
    const all = [
      sent.document("spouse-passport", passport),
      sent.request({ recordedAt, kind: "passport", dueDate }),
      sent.request({ recordedAt, kind: "interview", dueDate, addressee: "child", childNumber: 1 }),
    ].flatMap(daysOf);
    expect(all.length).toBeGreaterThanOrEqual(3);
    expect(all.filter(({ title }) => /\byour\b/i.test(title.en) || /\bvo(tre|s)\b/i.test(title.fr))).toEqual([]);
  });

  it("leave out what has no day", () => {
    expect(daysOf(sent.request({ recordedAt, kind: "other" })).filter(({ kind }) => kind === "request")).toEqual([]);
  });
});
