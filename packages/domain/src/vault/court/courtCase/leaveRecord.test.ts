import { aCase } from "../../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../../test/vaultRows.ts";
import type { ApplicationStatus } from "../../../caseFile/application.ts";
import { leaveRecordPages } from "./leaveRecord.ts";

const court = (status: ApplicationStatus) => aCase().type("JudicialReview").status(status);
const preparing = court("JrPreparation");
const filed = court("JrLeaveFiled");
const recordFiled = court("JrRecordFiled");

const levels: readonly LevelRow[] = [
  [
    "the Court has decided",
    court("JrDismissed"),
    "applicantAffidavit",
    "Recommended",
    "courtHasDecided or caseEndsWithoutJudgment",
  ],
  [
    "the Court has decided",
    court("JrDismissed"),
    "affidavitExhibits",
    "Recommended",
    "courtHasDecided or caseEndsWithoutJudgment",
  ],
  [
    "after the judgment",
    court("JrAllowed"),
    "applicantAffidavit",
    "Recommended",
    "courtHasDecided or caseEndsWithoutJudgment",
  ],
  [
    "given up",
    court("JrDiscontinued"),
    "affidavitExhibits",
    "Recommended",
    "courtHasDecided or caseEndsWithoutJudgment",
  ],
  ["the reasons arrived", court("JrRule9Received"), "rule9Reasons", "Required", "reasonsArrived"],
  ["the reasons asked for", court("JrRule9Requested"), "rule9Reasons", "NotApplicable", "otherwise"],
  ["the record filed", recordFiled, "applicantAffidavit", "Required", "recordWasFiled"],
  ["in preparation", preparing, "applicantAffidavit", "Recommended", "otherwise"],
  ["the record filed", recordFiled, "affidavitExhibits", "Required", "recordWasFiled"],
  ["in preparation", preparing, "affidavitExhibits", "Recommended", "otherwise"],
];

const permissions: readonly PermissionRow[] = [
  ["the client swears", filed, "applicant-affidavit", ["View", "Upload"]],
  ["the client brings the documents", filed, "affidavit-exhibits", ["View", "Upload"]],
];

describeLevels(leaveRecordPages, levels);
describePermissions(leaveRecordPages, permissions);
