import { aCase } from "../../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../../test/vaultRows.ts";
import { acknowledgementPages } from "./acknowledgementOfReceipt.ts";

const court = aCase().type("JudicialReview");

const levels: readonly LevelRow[] = [
  [
    "a student who applied for permanent residence",
    aCase().answers({ appliedForPr: true }),
    "acknowledgementOfReceipt",
    "Required",
    "appliedForPermanentResidence and isStudyApplication",
  ],
  [
    "a student who named it among the reasons to apply in Canada",
    aCase().answers({ insideCanadaOther: ["appliedForPr"] }),
    "acknowledgementOfReceipt",
    "Required",
    "appliedForPermanentResidence and isStudyApplication",
  ],
  ["a bridging permit", aCase().type("Bowp"), "acknowledgementOfReceipt", "Required", "isBridgingPermit"],
  ["a student, permanent residence not answered", aCase(), "acknowledgementOfReceipt", "NotApplicable", "otherwise"],
  [
    "a visa renewal after applying for permanent residence",
    aCase().type("TrvSpe").answers({ appliedForPr: true }),
    "acknowledgementOfReceipt",
    "NotApplicable",
    "otherwise",
  ],
  ["a spouse", aCase().spouse(), "spouseAcknowledgementOfReceipt", "Recommended", "otherwise"],
  ["a child", aCase().child(9), "childAcknowledgementOfReceipt", "Recommended", "otherwise"],
];

const permissions: readonly PermissionRow[] = [
  ["a student", aCase(), "acknowledgement-of-receipt", ["View", "Upload"]],
  ["a court case", court, "acknowledgement-of-receipt", []],
  ["a student with a spouse", aCase().spouse(), "spouse-acknowledgement-of-receipt", ["View"]],
];

describeLevels(acknowledgementPages, levels);
describePermissions(acknowledgementPages, permissions);
