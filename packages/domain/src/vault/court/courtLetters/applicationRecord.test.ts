import { aCase } from "../../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../../test/vaultRows.ts";
import type { ApplicationStatus } from "../../../caseFile/application.ts";
import { applicationRecordPages } from "./applicationRecord.ts";

const court = (status: ApplicationStatus) => aCase().type("JudicialReview").status(status);
const preparing = court("JrPreparation");

const levels: readonly LevelRow[] = [
  ["the record filed", court("JrRecordFiled"), "applicationRecord", "Required", "recordWasFiled"],
  ["the reasons arrived", court("JrRule9Received"), "applicationRecord", "NotApplicable", "otherwise"],
  ["the hearing set", court("JrHearingScheduled"), "applicationRecordSectionTwo", "Required", "recordWasFiled"],
  ["in preparation", preparing, "applicationRecordSectionTwo", "NotApplicable", "otherwise"],
  ["in preparation", preparing, "simplifiedProcedure", "IfApplicable", "mayFollowSimplifiedProcedure"],
  ["the record filed", court("JrRecordFiled"), "simplifiedProcedure", "NotApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [["the client", preparing, "application-record", []]];

describeLevels(applicationRecordPages, levels);
describePermissions(applicationRecordPages, permissions);
