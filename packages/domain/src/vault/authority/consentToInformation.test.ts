import type { ContactReason } from "../../caseFile/application.ts";
import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { consentToInformationPages } from "./consentToInformation.ts";

const asksFor = (...reasonsForContactingIRCC: readonly ContactReason[]) =>
  aCase()
    .type("IrccRequest")
    .application({ reasonsForContactingIRCC: [...reasonsForContactingIRCC] });
const court = aCase().type("JudicialReview");

const levels: readonly LevelRow[] = [
  ["notes on a refusal", asksFor("caseNotesRefused"), "consentToInformationForm", "Required", "asksForNotesOnRefusal"],
  [
    "notes of a file in progress",
    asksFor("caseNotesPending"),
    "consentToInformationForm",
    "Required",
    "asksForNotesOnOpenFile",
  ],
  ["a student", aCase(), "consentToInformationForm", "Recommended", "isStudent"],
  ["a court case", court, "consentToInformationForm", "NotApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [
  ["a court case: the client signs the consent", court, "consent-to-information-form", ["View", "Upload"]],
];

describeLevels(consentToInformationPages, levels);
describePermissions(consentToInformationPages, permissions);
