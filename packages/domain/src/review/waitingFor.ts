import { applicationStatuses, type ApplicationStatus } from "../caseFile/application.ts";
import type { RequestParty } from "../caseFile/authority/authorityRequest.ts";
import type { WaitingParty } from "../caseFile/authority/waitingParties.ts";

/**
 * By docs/facts/statuses.md section 1, what each status says. A status of two readings waits for whoever loses a right by
 * doing nothing: after a refusal the time to go to court runs for the team, a reconsideration does not stop it, and from the
 * filing on the days for the record may run (deadlines/court.ts).
 */
const waitsFor: Readonly<Record<ApplicationStatus, WaitingParty>> = {
  Preparation: "applicant",
  LawyerReview: "team",
  ApplicantPool: "authority",
  ItaReceived: "applicant",
  IrccProcessing: "authority",
  Returned: "team",
  Approved: "applicant",
  Poe: "applicant",
  Completed: "nobody",
  Withdrawn: "nobody",
  Refused: "team",
  RefusedReconsideration: "team",
  RefusedReapply: "nobody",
  RefusedClosed: "nobody",
  JrPreparation: "team",
  JrLeaveFiled: "team",
  JrRule9Requested: "authority",
  JrRule9Received: "team",
  JrRecordFiled: "authority",
  JrRespondentReplied: "team",
  JrLeavePending: "authority",
  JrSimplifiedProcedure: "authority",
  JrSettlementOffered: "team",
  JrLeaveGranted: "team",
  JrHearingScheduled: "team",
  JrDecisionReserved: "authority",
  JrAllowed: "team",
  JrRedetermination: "applicant",
  JrLeaveDismissed: "nobody",
  JrDismissed: "nobody",
  JrAppeal: "authority",
  JrDiscontinued: "nobody",
  MandamusDemand: "authority",
  MandamusLeaveFiled: "team",
};

/**
 * For whom a case waits. The one place that decides it. While the authority asks for something, it is the authority that waits,
 * and the case is with whoever has to act on the request.
 */
export const waitingFor = (the: {
  readonly status: ApplicationStatus;
  readonly openRequest?: RequestParty | null;
}): WaitingParty => (waitsFor[the.status] === "authority" ? (the.openRequest ?? "authority") : waitsFor[the.status]);

/** The statuses in which a case waits for one of them. */
export const statusesWaitingFor = (party: WaitingParty): readonly ApplicationStatus[] =>
  applicationStatuses.filter((status) => waitsFor[status] === party);
