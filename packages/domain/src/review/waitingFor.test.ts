import { describe, expect, it } from "vitest";
import { applicationStatuses } from "../caseFile/application.ts";
import { isClosedStatus } from "../lifecycle/statuses.ts";
import { statusesWaitingFor, waitingFor, waitingParties } from "./waitingFor.ts";

describe("for whom a case waits", () => {
  it("is decided for each status, once", () => {
    expect(waitingParties.flatMap(statusesWaitingFor).toSorted()).toEqual([...applicationStatuses].toSorted());
    for (const party of waitingParties)
      for (const status of statusesWaitingFor(party)) expect([status, waitingFor({ status })]).toEqual([status, party]);
  });

  it("is somebody of the case or the authority, wherever it is not closed", () => {
    expect(statusesWaitingFor("nobody").filter((status) => !isClosedStatus(status))).toEqual([]);
    expect(statusesWaitingFor("nobody")).toHaveLength(applicationStatuses.filter(isClosedStatus).length);
    expect(waitingFor({ status: "Refused" })).toBe("team");
  });

  it("is whoever acts on a request while the authority asks for something, and nobody once the case is closed", () => {
    expect(waitingFor({ status: "IrccProcessing" })).toBe("authority");
    expect(waitingFor({ status: "IrccProcessing", openRequest: null })).toBe("authority");
    expect(waitingFor({ status: "IrccProcessing", openRequest: "applicant" })).toBe("applicant");
    expect(waitingFor({ status: "IrccProcessing", openRequest: "team" })).toBe("team");
    expect(waitingFor({ status: "LawyerReview", openRequest: "applicant" })).toBe("team");
    expect(waitingFor({ status: "Withdrawn", openRequest: "applicant" })).toBe("nobody");
  });
});
