import { aCase } from "../../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../../test/vaultRows.ts";
import { additionalDocumentPages } from "./additionalDocuments.ts";

const court = aCase().type("JudicialReview");
const asked = aCase().document("additional-document-request", { fileId: "letter" });
const answered = (facts: object) =>
  asked.document("additional-document", { parentDocumentFileId: "letter", detailsChangeStatus: "Submitted", ...facts });

const levels: readonly LevelRow[] = [
  ["no letter", aCase(), "additionalDocumentRequest", "NotApplicable", "otherwise"],
  ["a letter that nobody answered", asked, "additionalDocumentRequest", "NeedsAttention", "requestIsOpen"],
  ["a letter that was answered", answered({}), "additionalDocumentRequest", "NotApplicable", "otherwise"],
  [
    "an answer that is not submitted yet",
    answered({ detailsChangeStatus: null }),
    "additionalDocumentRequest",
    "NeedsAttention",
    "requestIsOpen",
  ],
  [
    "an answer to another letter",
    answered({ parentDocumentFileId: "another" }),
    "additionalDocumentRequest",
    "NeedsAttention",
    "requestIsOpen",
  ],
  [
    "an answer in the trash",
    answered({ deletedAt: "2026-11-01" }),
    "additionalDocumentRequest",
    "NeedsAttention",
    "requestIsOpen",
  ],
  [
    "a letter in the trash",
    aCase().document("additional-document-request", { deletedAt: "2026-11-01" }),
    "additionalDocumentRequest",
    "NotApplicable",
    "otherwise",
  ],
  ["a letter to the applicant only", asked.spouse(), "spouseAdditionalDocumentRequest", "NotApplicable", "otherwise"],
  [
    "a letter to the spouse",
    aCase().spouse().document("spouse-additional-document-request"),
    "spouseAdditionalDocumentRequest",
    "NeedsAttention",
    "requestIsOpen",
  ],
  [
    "a letter to the child",
    aCase().child(5).document("child-additional-document-request", { childNumber: 1 }),
    "childAdditionalDocumentRequest",
    "NeedsAttention",
    "requestIsOpen",
  ],
  [
    "a letter to the second child",
    aCase().child(5).child(7).document("child-additional-document-request", { childNumber: 2 }),
    "childAdditionalDocumentRequest",
    "NotApplicable",
    "otherwise",
  ],
  ["a letter to the applicant", asked, "additionalDocument", "Required", "anyRequestIsOpen"],
  [
    "a letter to the spouse",
    aCase().spouse().document("spouse-additional-document-request"),
    "additionalDocument",
    "Required",
    "anyRequestIsOpen",
  ],
  ["a letter that was answered", answered({}), "additionalDocument", "IfApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [
  ["a student", aCase(), "additional-document-request", ["View"]],
  ["a court case", court, "additional-document-request", ["View"]],
  ["a student", aCase(), "additional-document", ["View", "Upload"]],
];

describeLevels(additionalDocumentPages, levels);
describePermissions(additionalDocumentPages, permissions);
