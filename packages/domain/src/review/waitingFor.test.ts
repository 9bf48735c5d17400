import { describe, expect, it } from "vitest";
import { applicationStatuses } from "../caseFile/application.ts";
import { statusTransitions } from "../lists/application/statusTransitions.ts";
import { statusesWaitingFor, waitingFor, waitingParties } from "./waitingFor.ts";

describe("for whom a case waits", () => {
  it("is decided for each status, once", () => {
    expect(waitingParties.flatMap(statusesWaitingFor).toSorted()).toEqual([...applicationStatuses].toSorted());
    for (const party of waitingParties)
      for (const status of statusesWaitingFor(party)) expect([status, waitingFor({ status })]).toEqual([status, party]);
  });

  it("is somebody, wherever somebody of the case can move it on", () => {
    const movable = new Set(
      statusTransitions.entries.filter(({ who }) => who.includes("applicant")).flatMap(({ from }) => from),
    );
    expect([...movable]).toContain("Preparation");
    expect(statusesWaitingFor("nobody").filter((status) => status === "Preparation")).toEqual([]);
    expect(waitingFor({ status: "Refused" })).toBe("team");
  });

  it("is the applicant while the authority asks for something, and not once the case is closed", () => {
    expect(waitingFor({ status: "IrccProcessing" })).toBe("authority");
    expect(waitingFor({ status: "IrccProcessing", hasOpenRequest: true })).toBe("applicant");
    expect(waitingFor({ status: "LawyerReview", hasOpenRequest: true })).toBe("team");
    expect(waitingFor({ status: "Withdrawn", hasOpenRequest: true })).toBe("nobody");
  });
});
