import { describe, expect, test } from "vitest";
import type { Application } from "../caseFile/application.ts";
import { aCase } from "../../test/caseBuilder.ts";
import { CaseReader } from "../caseFile/reader.ts";
import { courtDeadlines } from "./court.ts";

const datesOf = (application: Partial<Application>) => {
  const built = aCase().on("2026-11-20").build();
  const file = { ...built, application: { ...built.application, ...application } };
  return Object.fromEntries(courtDeadlines(new CaseReader(file)).map(({ id, decision }) => [id, decision.value]));
};

describe("what runs after a refusal", () => {
  test.each<[string | undefined, string]>([
    ["outsideCanada", "2027-01-04"],
    ["inCanada", "2026-11-20"],
    ["unknown", "2026-11-20"],
    [undefined, "2026-11-20"],
  ])("to the Court, decided %s: until %s", (decisionPlace, last) => {
    const refused = { decisionNotifiedAt: "2026-11-05", ...(decisionPlace ? { decisionPlace } : {}) } as const;
    expect(datesOf({ status: "Refused", ...refused })).toEqual({ leaveApplication: last });
    expect(datesOf({ status: "RefusedReconsideration", ...refused })).toEqual({ leaveApplication: last });
    expect(datesOf({ status: "JrPreparation", ...refused })).toEqual({ leaveApplication: last });
    expect(datesOf({ status: "RefusedClosed", ...refused })).toEqual({});
  });

  test("nothing, before it is known when it was learned of", () => {
    expect(datesOf({ status: "Refused" })).toEqual({});
  });
});

describe("what runs in court", () => {
  const court = { type: "JudicialReview", leaveFiledAt: "2026-10-01", servedAt: "2026-10-02" } as const;

  test("after the filing: the proof of service, and the record where the reasons are there", () => {
    expect(datesOf({ ...court, status: "JrLeaveFiled" })).toEqual({
      proofOfService: "2026-10-12",
      applicantRecord: "2026-12-15",
    });
  });

  test("the record from the arrival of the reasons, said to rest on a row that was not verified", () => {
    expect(datesOf({ ...court, status: "JrRule9Received", rule9ReceivedAt: "2026-11-01" })).toEqual({
      applicantRecord: "2027-01-15",
    });
  });

  test("the reply, the appeal and the hearing", () => {
    expect(datesOf({ ...court, status: "JrRespondentReplied", respondentMemoAt: "2026-11-15" })).toEqual({
      courtReply: "2026-11-25",
    });
    expect(datesOf({ ...court, status: "JrDismissed", judgmentAt: "2026-11-10" })).toEqual({
      courtAppeal: "2026-12-10",
    });
    expect(datesOf({ ...court, status: "JrHearingScheduled", hearingAt: "2027-02-01" })).toEqual({
      hearing: "2027-02-01",
    });
  });
});

describe("what an invitation gives", () => {
  test("to youth mobility twenty days, to Express Entry sixty; to nobody else", () => {
    const invited = { status: "ItaReceived", itaReceivedAt: "2026-11-10" } as const;
    expect(datesOf({ ...invited, type: "Iec" })).toEqual({ invitation: "2026-11-30" });
    expect(datesOf({ ...invited, type: "ExpressEntry" })).toEqual({ invitation: "2027-01-09" });
    expect(datesOf({ ...invited, type: "Student" })).toEqual({});
    expect(datesOf({ ...invited, type: "Iec", status: "IrccProcessing" })).toEqual({});
  });
});
