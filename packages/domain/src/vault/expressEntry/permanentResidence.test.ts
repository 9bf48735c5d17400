import { expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { permanentResidencePages } from "./permanentResidence.ts";

const profile = aCase().type("ExpressEntry");
const invited = aCase().type("ExpressEntryIta");
const sent = invited.status("IrccProcessing");
const approved = invited.status("Approved");

const levels: readonly LevelRow[] = [
  [
    "invited and sent",
    sent,
    "rightOfPermanentResidenceFee",
    "Required",
    "answersExpressEntryInvitation and applicationWasSent",
  ],
  ["invited, not sent", invited, "rightOfPermanentResidenceFee", "Recommended", "answersExpressEntryInvitation"],
  ["who prepares a profile", profile, "rightOfPermanentResidenceFee", "NotApplicable", "otherwise"],
  ["approved", approved, "permanentResidencePhotos", "Required", "answersExpressEntryInvitation and wasApproved"],
  ["sent, not approved", sent, "permanentResidencePhotos", "NotApplicable", "otherwise"],
  ["approved", approved, "copr", "Required", "answersExpressEntryInvitation and wasApproved"],
  ["landed", invited.status("Completed"), "copr", "Required", "answersExpressEntryInvitation and wasApproved"],
  ["sent, not approved", sent, "copr", "NotApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [["a court case", aCase().type("JudicialReview"), "copr", []]];

describeLevels(permanentResidencePages, levels);
describePermissions(permanentResidencePages, permissions);

it("the instructions name the numbers of the dated tables", () => {
  const slot = permanentResidencePages
    .flatMap(({ slots }) => slots)
    .find(({ id }) => id === "permanentResidencePhotos");
  expect(slot?.instructionValues?.(invited.reader())).toEqual({ photos: 2, months: 6, width: 50, height: 70 });
});
