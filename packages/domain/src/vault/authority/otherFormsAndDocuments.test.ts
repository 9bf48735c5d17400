import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { otherFormAndDocumentPages } from "./otherFormsAndDocuments.ts";

const court = aCase().type("JudicialReview");

const levels: readonly LevelRow[] = [
  ["any application", aCase(), "irccForm", "IfApplicable", "otherwise"],
  ["any application", aCase(), "otherDocument", "IfApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [["a court case", court, "other-document", ["View", "Upload"]]];

describeLevels(otherFormAndDocumentPages, levels);
describePermissions(otherFormAndDocumentPages, permissions);
