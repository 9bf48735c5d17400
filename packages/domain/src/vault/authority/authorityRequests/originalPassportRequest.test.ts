import { aCase } from "../../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../../test/vaultRows.ts";
import { originalPassportRequestPages } from "./originalPassportRequest.ts";

const sent = aCase().status("IrccProcessing");

const levels: readonly LevelRow[] = [
  ["approved", aCase().status("Approved"), "originalPassportRequest", "IfApplicable", "wasApproved"],
  ["in processing", sent, "originalPassportRequest", "NotApplicable", "otherwise"],
  [
    "approved, with a spouse",
    aCase().status("Approved").spouse(),
    "spouseOriginalPassportRequest",
    "IfApplicable",
    "wasApproved",
  ],
  ["in processing, with a spouse", sent.spouse(), "spouseOriginalPassportRequest", "NotApplicable", "otherwise"],
  [
    "approved, without a spouse",
    aCase().status("Approved"),
    "spouseOriginalPassportRequest",
    "NotApplicable",
    "not spouseIsInCase",
  ],
  [
    "approved, with a child",
    aCase().status("Approved").child(3),
    "childOriginalPassportRequest",
    "IfApplicable",
    "wasApproved",
  ],
  ["in processing, with a child", sent.child(3), "childOriginalPassportRequest", "NotApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [["a student", aCase(), "original-passport-request", ["View"]]];

describeLevels(originalPassportRequestPages, levels);
describePermissions(originalPassportRequestPages, permissions);
