import { aCase } from "../../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../../test/vaultRows.ts";
import type { ApplicationStatus } from "../../../caseFile/application.ts";
import { reviewAndJudgmentPages } from "./reviewAndJudgment.ts";

const court = (status: ApplicationStatus) => aCase().type("JudicialReview").status(status);
const filed = court("JrLeaveFiled");

const levels: readonly LevelRow[] = [
  ["leave granted", court("JrLeaveGranted"), "leaveDecision", "Required", "leaveWasGranted or courtHasDecided"],
  ["leave refused", court("JrLeaveDismissed"), "leaveDecision", "Required", "leaveWasGranted or courtHasDecided"],
  ["leave pending", court("JrLeavePending"), "leaveDecision", "NotApplicable", "otherwise"],
  ["leave granted", court("JrLeaveGranted"), "certifiedTribunalRecord", "Required", "leaveWasGranted"],
  ["leave refused", court("JrLeaveDismissed"), "certifiedTribunalRecord", "NotApplicable", "otherwise"],
  ["leave granted", court("JrLeaveGranted"), "hearingNotice", "IfApplicable", "leaveWasGranted"],
  ["leave pending", court("JrLeavePending"), "hearingNotice", "NotApplicable", "otherwise"],
  ["allowed", court("JrAllowed"), "courtJudgment", "Required", "courtHasDecided"],
  ["judgment reserved", court("JrDecisionReserved"), "courtJudgment", "NotApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [
  ["the client reads the order", filed, "leave-decision", ["View"]],
  ["the client reads the notice", filed, "hearing-notice", ["View"]],
  ["the client reads the judgment", filed, "court-judgment", ["View"]],
  ["the client", filed, "certified-tribunal-record", []],
];

describeLevels(reviewAndJudgmentPages, levels);
describePermissions(reviewAndJudgmentPages, permissions);
