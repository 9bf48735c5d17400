import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { sinProofPages } from "./sinProofs.ts";

const first = aCase().answers({ sinApplicationType: "firstSin" });
const notAsked = "not asksForSinService";

const levels: readonly LevelRow[] = [
  ["a first number", first, "sinPrimaryDocument", "Required", "otherwise"],
  ["no such service asked for", aCase(), "sinPrimaryDocument", "NotApplicable", notAsked],
  ["a first number", first, "sinSecondaryDocument", "Required", "otherwise"],
  [
    "another name on the record",
    aCase().answers({ sinApplicationType: "changeName" }),
    "sinSupportingDocument",
    "Required",
    "changesSinName or birthNameDiffers or namesDiffer",
  ],
  [
    "a name that differs between documents",
    first.answers({ isNameSameOnOfficialDocs: false }),
    "sinSupportingDocument",
    "Required",
    "changesSinName or birthNameDiffers or namesDiffer",
  ],
  ["a first number", first, "sinSupportingDocument", "IfApplicable", "otherwise"],
  ["a first number", first, "sinProofOfAddress", "Required", "otherwise"],
  [
    "a new permit",
    aCase().answers({ sinApplicationType: "updateExpiry" }),
    "sinStatusChangeDocument",
    "Required",
    "sinStatusChanged",
  ],
  ["a first number", first, "sinStatusChangeDocument", "NotApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [
  ["a first number", first, "sin-primary-document", ["View", "Upload"]],
  ["no such service asked for", aCase(), "sin-primary-document", []],
  ["a court case", first.type("JudicialReview"), "sin-primary-document", []],
];

describeLevels(sinProofPages, levels);
describePermissions(sinProofPages, permissions);
