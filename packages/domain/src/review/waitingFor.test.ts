import { describe, expect, it } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { applicationStatuses } from "../caseFile/application.ts";
import { closedStatuses } from "../conditions/application/status.ts";
import { courtDeadlines, leaveApplicationId } from "../deadlines/court.ts";
import { isClosedStatus } from "../lifecycle/statuses.ts";
import { statusesWaitingFor, waitingFor } from "./waitingFor.ts";
import { waitingParties } from "../caseFile/authority/waitingParties.ts";

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

  it("takes the statuses that the rules call closed from the lifecycle", () => {
    expect(applicationStatuses.filter(isClosedStatus)).toEqual(closedStatuses);
  });

  it("is the team wherever the Court’s clock runs against the applicant", () => {
    const days = {
      decisionNotifiedAt: "2026-11-05",
      decisionPlace: "outsideCanada",
      leaveFiledAt: "2026-11-12",
      rule9ReceivedAt: "2026-11-13",
      respondentMemoAt: "2026-11-18",
    } as const;
    const runs = applicationStatuses.filter((status) =>
      courtDeadlines(aCase().type("Student").status(status).application(days).reader()).some(
        ({ id }) => id === leaveApplicationId || id === "applicantRecord" || id === "courtReply",
      ),
    );
    const open = runs.filter((status) => !isClosedStatus(status));
    expect(open).toEqual([
      "Refused",
      "RefusedReconsideration",
      "JrPreparation",
      "JrLeaveFiled",
      "JrRule9Received",
      "JrRespondentReplied",
      "MandamusLeaveFiled",
    ]);
    expect(open.filter((status) => waitingFor({ status }) !== "team")).toEqual([]);
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
