import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import type { ApplicationStatus } from "../../caseFile/application.ts";
import { courtLetterPages } from "./courtLetters.ts";

const court = (status: ApplicationStatus) => aCase().type("JudicialReview").status(status);
const preparing = court("JrPreparation");

const levels: readonly LevelRow[] = [
  ["any court case", preparing, "retainerAgreement", "Required", "otherwise"],
  ["a demand about a delay", court("MandamusDemand"), "demandLetter", "Required", "caseIsAboutDelay"],
  ["a refusal", preparing, "demandLetter", "NotApplicable", "otherwise"],
  [
    "an application about a delay",
    court("MandamusLeaveFiled"),
    "writOfMandamusAffidavit",
    "Required",
    "caseIsAboutDelay",
  ],
  ["a refusal", preparing, "writOfMandamusAffidavit", "NotApplicable", "otherwise"],
  ["the record filed", court("JrRecordFiled"), "applicationRecord", "Required", "recordWasFiled"],
  ["the reasons arrived", court("JrRule9Received"), "applicationRecord", "NotApplicable", "otherwise"],
  ["the hearing set", court("JrHearingScheduled"), "applicationRecordSectionTwo", "Required", "recordWasFiled"],
  ["in preparation", preparing, "applicationRecordSectionTwo", "NotApplicable", "otherwise"],
  ["in preparation", preparing, "simplifiedProcedure", "IfApplicable", "mayFollowSimplifiedProcedure"],
  ["the record filed", court("JrRecordFiled"), "simplifiedProcedure", "NotApplicable", "otherwise"],
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
  ["given up", court("JrDiscontinued"), "noticeOfDiscontinuance", "Required", "caseEndsWithoutJudgment"],
  ["in preparation", preparing, "noticeOfDiscontinuance", "IfApplicable", "otherwise"],
  ["an offer made", court("JrSettlementOffered"), "settlementOffer", "IfApplicable", "caseCanSettle"],
  ["judgment reserved", court("JrDecisionReserved"), "settlementOffer", "NotApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [
  ["the client signs", preparing, "retainer-agreement", ["View", "Upload"]],
  ["the client", preparing, "demand-letter", []],
  ["the client", preparing, "application-record", []],
  ["the client reads the offer", preparing, "settlement-offer", ["View"]],
];

describeLevels(courtLetterPages, levels);
describePermissions(courtLetterPages, permissions);
