import { aCase } from "../../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../../test/vaultRows.ts";
import type { ApplicationStatus } from "../../../caseFile/application.ts";
import { serviceAndSettlementPages } from "./serviceAndSettlement.ts";

const court = (status: ApplicationStatus) => aCase().type("JudicialReview").status(status);
const preparing = court("JrPreparation");

const levels: readonly LevelRow[] = [
  ["leave applied for", court("JrLeaveFiled"), "solicitorsCertificateOfService", "Required", "caseWasFiledInCourt"],
  ["in preparation", preparing, "solicitorsCertificateOfService", "NotApplicable", "otherwise"],
  ["any court case", preparing, "consentToExtensionOfTime", "IfApplicable", "otherwise"],
  ["any court case", preparing, "noticeOfChangeOfSolicitor", "IfApplicable", "otherwise"],
  [
    "a new decision was agreed",
    court("JrRedetermination"),
    "noticeOfDiscontinuance",
    "Required",
    "caseEndsWithoutJudgment",
  ],
  [
    "a new decision was ordered by a judgment",
    court("JrRedetermination").application({ judgmentAt: "2026-11-10" }),
    "noticeOfDiscontinuance",
    "IfApplicable",
    "otherwise",
  ],
  ["given up", court("JrDiscontinued"), "noticeOfDiscontinuance", "Required", "caseEndsWithoutJudgment"],
  ["in preparation", preparing, "noticeOfDiscontinuance", "IfApplicable", "otherwise"],
  ["an offer made", court("JrSettlementOffered"), "settlementOffer", "IfApplicable", "caseCanSettle"],
  ["judgment reserved", court("JrDecisionReserved"), "settlementOffer", "NotApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [["the client reads the offer", preparing, "settlement-offer", ["View"]]];

describeLevels(serviceAndSettlementPages, levels);
describePermissions(serviceAndSettlementPages, permissions);
