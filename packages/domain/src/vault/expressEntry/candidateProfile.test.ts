import { expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { candidateProfilePages } from "./candidateProfile.ts";

const student = aCase();
const profile = aCase().type("ExpressEntry");
const invited = aCase().type("ExpressEntryIta");

const levels: readonly LevelRow[] = [
  ["who prepares a profile", profile, "expressEntryProfile", "Required", "isExpressEntry"],
  ["a student", student, "expressEntryProfile", "NotApplicable", "otherwise"],
  ["who answers an invitation", invited, "invitationToApply", "Required", "answersExpressEntryInvitation"],
  ["who prepares a profile", profile, "invitationToApply", "NotApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [["invited", invited, "invitation-to-apply", ["View", "Upload"]]];

describeLevels(candidateProfilePages, levels);
describePermissions(candidateProfilePages, permissions);

it("the instructions name the days of the dated table", () => {
  const slot = candidateProfilePages.flatMap(({ slots }) => slots).find(({ id }) => id === "invitationToApply");
  expect(slot?.instructionValues?.(invited.reader())).toEqual({ days: 60 });
});
