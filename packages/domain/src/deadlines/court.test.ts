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

  test("while a new application took its place, until the day is over", () => {
    const again = { status: "RefusedReapply", decisionPlace: "inCanada" } as const;
    expect(datesOf({ ...again, decisionNotifiedAt: "2026-11-05" })).toEqual({ leaveApplication: "2026-11-20" });
    expect(datesOf({ ...again, decisionNotifiedAt: "2026-11-04" })).toEqual({});
  });

  test("nothing, once the court case that was started from it was filed", () => {
    const filed = { decisionNotifiedAt: "2026-11-05", linkedLeaveFiledAt: "2026-11-12" } as const;
    for (const status of ["Refused", "RefusedReconsideration", "RefusedReapply"] as const)
      expect(datesOf({ status, ...filed })).toEqual({});
  });

  test("no day, before it is known when it was learned of", () => {
    expect(datesOf({ status: "Refused" })).toEqual({ leaveApplication: null });
    expect(datesOf({ status: "RefusedReapply" })).toEqual({});
    expect(datesOf({ status: "Refused", linkedLeaveFiledAt: "2026-11-12" })).toEqual({});
    expect(datesOf({ type: "JudicialReview", status: "Preparation" })).toEqual({ leaveApplication: null });
    expect(datesOf({ type: "Student", status: "Preparation" })).toEqual({});
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

  test("after the filing about a delay: the same two, though no reasons come", () => {
    expect(datesOf({ ...court, status: "MandamusLeaveFiled" })).toEqual({
      proofOfService: "2026-10-12",
      applicantRecord: "2026-12-15",
    });
  });

  test.each(["JrRule9Requested", "JrRule9Received", "JrRecordFiled", "JrSimplifiedProcedure"] as const)(
    "the proof of service runs on in %s, until its day is over",
    (status) => {
      expect(datesOf({ ...court, servedAt: "2026-11-10", status })).toEqual({ proofOfService: "2026-11-20" });
      expect(datesOf({ ...court, servedAt: "2026-11-09", status })).toEqual({});
    },
  );

  test("an offer to settle stops nothing that ran before it", () => {
    const offered = { ...court, status: "JrSettlementOffered", servedAt: "2026-11-09" } as const;
    expect(datesOf({ ...offered, statusBeforeOffer: "JrLeaveFiled" })).toEqual({
      proofOfService: "2026-11-19",
      applicantRecord: "2026-12-15",
    });
    expect(datesOf({ ...offered, statusBeforeOffer: "JrHearingScheduled", hearingAt: "2027-02-01" })).toEqual({
      hearing: "2027-02-01",
    });
    expect(datesOf(offered)).toEqual({});
  });

  test("the record from the arrival of the reasons, said to rest on a row that was not verified", () => {
    expect(datesOf({ ...court, status: "JrRule9Received", rule9ReceivedAt: "2026-11-01" })).toEqual({
      applicantRecord: "2027-01-15",
    });
  });

  test("the appeal of who lost, until its day is over; after a judgment for the applicant it is not theirs", () => {
    expect(datesOf({ ...court, status: "JrDismissed", judgmentAt: "2026-10-21" })).toEqual({
      courtAppeal: "2026-11-20",
    });
    expect(datesOf({ ...court, status: "JrDismissed", judgmentAt: "2026-10-20" })).toEqual({});
    expect(datesOf({ ...court, status: "JrAllowed", judgmentAt: "2026-11-10" })).toEqual({});
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

describe("the hearing", () => {
  const granted = { type: "JudicialReview", status: "JrLeaveGranted", leaveDecidedAt: "2026-11-10" } as const;

  test.each<readonly [string, Parameters<typeof datesOf>[0], Readonly<Record<string, string>>]>([
    ["has a last day before the Court has set it", granted, { hearingUntil: "2027-02-08" }],
    ["has no last day while nobody knows when leave was granted", { ...granted, leaveDecidedAt: null }, {}],
    ["has its own day once that is set", { ...granted, hearingAt: "2027-01-20" }, { hearing: "2027-01-20" }],
    ["is told on its day", { ...granted, hearingAt: "2026-11-20" }, { hearing: "2026-11-20" }],
    ["is no date ahead once it was held", { ...granted, status: "JrHearingScheduled", hearingAt: "2026-11-19" }, {}],
    [
      "has no day once the judgment is awaited",
      { ...granted, status: "JrDecisionReserved", hearingAt: "2027-01-20" },
      {},
    ],
  ])("%s", (_, facts, dates) => {
    expect(datesOf(facts)).toEqual(dates);
  });
});

describe("what an invitation gives", () => {
  test("to youth mobility ten days to accept and twenty to send, to Express Entry sixty; to nobody else", () => {
    const invited = { status: "ItaReceived", itaReceivedAt: "2026-11-10" } as const;
    expect(datesOf({ ...invited, type: "Iec" })).toEqual({ acceptInvitation: "2026-11-20", invitation: "2026-11-30" });
    expect(datesOf({ ...invited, type: "ExpressEntry" })).toEqual({ invitation: "2027-01-09" });
    expect(datesOf({ ...invited, type: "Student" })).toEqual({});
    expect(datesOf({ ...invited, type: "Iec", status: "IrccProcessing" })).toEqual({});
  });

  test("runs on where the legal team asks for changes, and not once it was sent and came back", () => {
    const changes = { type: "Iec", status: "Preparation", itaReceivedAt: "2026-11-10" } as const;
    expect(datesOf(changes)).toEqual({ invitation: "2026-11-30" });
    expect(datesOf({ ...changes, submittedAt: "2026-11-15" })).toEqual({});
  });
});
