import { describe, expect, it } from "vitest";
import { applicationStatuses, applicationTypes, type ApplicationType } from "../caseFile/application.ts";
import { askedDefinitions } from "./asked.ts";
import { printedLifecycle } from "./printedLifecycle.ts";
import { statuses } from "./statuses.ts";
import { statusesOf, transitions, transitionsFrom } from "./transitions.ts";
import { startsOf } from "./typesOnTheWay.ts";

/** Ways that docs/facts/statuses.md section 4 names; each step must be one of the machine. */
const ways: readonly (readonly [ApplicationType, string])[] = [
  ["Student", "Preparation LawyerReview IrccProcessing Approved Poe Completed"],
  ["Student", "Preparation LawyerReview Poe Completed"],
  ["Student", "Preparation LawyerReview IrccProcessing Refused JrPreparation JrLeaveFiled JrRule9Requested"],
  ["StudentExtension", "Preparation LawyerReview IrccProcessing Approved Completed"],
  ["Iec", "Preparation LawyerReview ApplicantPool ItaReceived IrccProcessing Approved Poe Completed"],
  ["Iec", "ApplicantPool ItaReceived LawyerReview IrccProcessing"],
  ["ExpressEntry", "Preparation LawyerReview ApplicantPool ItaReceived Completed"],
  ["ExpressEntryIta", "Preparation LawyerReview IrccProcessing Approved Completed"],
  ["Lmia", "Preparation LawyerReview IrccProcessing Approved Completed"],
  ["Dli", "Preparation LawyerReview IrccProcessing Approved Completed"],
  ["IrccRequest", "Preparation LawyerReview IrccProcessing Completed"],
  ["VisitorVisa", "IrccProcessing Returned Preparation"],
  ["WorkPermit", "Refused RefusedReconsideration IrccProcessing MandamusDemand MandamusLeaveFiled JrRecordFiled"],
  [
    "JudicialReview",
    "JrPreparation JrLeaveFiled JrRule9Requested JrRule9Received JrRecordFiled JrRespondentReplied JrLeavePending JrLeaveGranted JrHearingScheduled JrDecisionReserved JrAllowed JrAppeal JrRedetermination Completed",
  ],
  ["JudicialReview", "JrLeaveFiled JrSimplifiedProcedure JrDismissed JrAppeal JrDismissed"],
  ["JudicialReview", "JrPreparation MandamusDemand MandamusLeaveFiled JrRecordFiled JrLeavePending JrLeaveDismissed"],
  ["JudicialReview", "JrLeaveFiled JrSettlementOffered JrRedetermination"],
  ["JudicialReview", "Preparation JrPreparation RefusedClosed"],
];

describe("the machine of statuses", () => {
  it.each(ways)("takes %s the way %s", (type, way) => {
    const steps = way.split(" ");
    const missing = steps
      .slice(1)
      .filter((to, index) => !transitionsFrom(type, steps[index] as never).some((one) => one.to === to));
    expect(missing).toEqual([]);
  });

  it("names each change once, and nobody changes to the same", () => {
    const ids = transitions.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(transitions.filter(({ from, to }) => from.includes(to))).toEqual([]);
    expect(transitions.filter(({ by, types }) => by.length === 0 || types.length === 0)).toEqual([]);
  });

  it("reaches every status from a new application of some type", () => {
    const reached = new Set(applicationTypes.flatMap((type) => statusesOf(type)));
    expect(applicationStatuses.filter((status) => !reached.has(status))).toEqual([]);
  });

  it.each(applicationTypes)("leaves no status of %s without a way out that a person can take", (type) => {
    const stuck = statusesOf(type)
      .filter((status) => !statuses[status].isClosed)
      .filter((status) => !transitionsFrom(type, status).some(({ by }) => by.some((actor) => actor !== "system")));
    expect(stuck).toEqual([]);
  });

  it("leads out of a closed status only to an appeal, and where the Court orders a new decision", () => {
    const out = transitions.flatMap(({ from, to }) =>
      from.filter((status) => statuses[status].isClosed).map((status) => [status, to]),
    );
    expect(out).toEqual([
      ["RefusedReapply", "IrccProcessing"],
      ["RefusedClosed", "IrccProcessing"],
      ["JrDismissed", "JrAppeal"],
    ]);
  });

  it("has a way back, an end or a closed status ahead of every status", () => {
    const endless = applicationTypes.flatMap((type) => {
      const ends = new Set(statusesOf(type).filter((status) => statuses[status].isClosed));
      for (let before = -1; before !== ends.size;) {
        before = ends.size;
        for (const status of statusesOf(type))
          if (transitionsFrom(type, status).some(({ to }) => ends.has(to))) ends.add(status);
      }
      return statusesOf(type).filter((status) => !ends.has(status));
    });
    expect(endless).toEqual([]);
  });

  it("starts each type where its work begins", () => {
    expect(startsOf("JudicialReview")).toEqual(["JrPreparation", "Preparation"]);
    expect(applicationTypes.filter((type) => startsOf(type)[0] !== "Preparation")).toEqual(["JudicialReview"]);
  });

  it("asks for a fact once, and asks for each fact somewhere", () => {
    const asked = transitions.flatMap(({ asks = [] }) => asks.map(({ key }) => key));
    expect(transitions.filter(({ asks = [] }) => new Set(asks.map(({ key }) => key)).size < asks.length)).toEqual([]);
    expect(Object.keys(askedDefinitions).filter((key) => !asked.includes(key as never))).toEqual([]);
  });

  it("is printed whole, and by type", () => {
    const whole = printedLifecycle();
    expect(whole.statuses.map(({ id }) => id).toSorted()).toEqual(applicationStatuses.toSorted());
    expect(whole.transitions.length).toBe(transitions.reduce((sum, { from }) => sum + from.length, 0));
    const student = printedLifecycle("Student");
    expect(student.transitions.every(({ types }) => types.length === 1 && types[0] === "Student")).toBe(true);
    expect(student.statuses.some(({ id }) => id === "ApplicantPool")).toBe(false);
    expect(whole.transitions.find(({ id }) => id === "sendToReview")).toMatchObject({
      from: "Preparation",
      to: "LawyerReview",
      by: ["student", "paralegal"],
      needs: ["readyForReview"],
      sets: ["statusUpdatedAt"],
    });
  });
});
