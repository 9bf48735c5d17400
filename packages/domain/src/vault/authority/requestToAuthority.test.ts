import { describe, expect, test } from "vitest";
import type { ContactReason } from "../../caseFile/application.ts";
import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { requestToAuthorityPages } from "./requestToAuthority.ts";

const asksFor = (...reasonsForContactingIRCC: readonly ContactReason[]) =>
  aCase()
    .type("IrccRequest")
    .application({ reasonsForContactingIRCC: [...reasonsForContactingIRCC] });

const levels: readonly LevelRow[] = [
  ["a request", asksFor(), "webformSubmission", "Required", "isIrccRequest"],
  ["a student", aCase(), "webformSubmission", "NotApplicable", "otherwise"],
  [
    "an error to correct",
    asksFor("correctError"),
    "correctionEvidence",
    "Required",
    "asksForCorrection or asksToChangePersonalInformation or asksToReplacePermit",
  ],
  [
    "a new name",
    asksFor("changePersonalInfo"),
    "correctionEvidence",
    "Required",
    "asksForCorrection or asksToChangePersonalInformation or asksToReplacePermit",
  ],
  [
    "a lost permit",
    asksFor("replacePermit"),
    "correctionEvidence",
    "Required",
    "asksForCorrection or asksToChangePersonalInformation or asksToReplacePermit",
  ],
  [
    "more time for biometrics",
    asksFor("biometricsExtension"),
    "correctionEvidence",
    "Recommended",
    "asksForMedicalExtension or asksForBiometricsExtension",
  ],
  [
    "more time for the exam, and an error to correct",
    asksFor("medicalExtension", "correctError"),
    "correctionEvidence",
    "Required",
    "asksForCorrection or asksToChangePersonalInformation or asksToReplacePermit",
  ],
  [
    "more time for the exam",
    asksFor("medicalExtension"),
    "correctionEvidence",
    "Recommended",
    "asksForMedicalExtension or asksForBiometricsExtension",
  ],
  ["notes of a file", asksFor("caseNotesPending"), "correctionEvidence", "IfApplicable", "otherwise"],
  [
    "other work conditions",
    asksFor("changeWorkConditions"),
    "amendTempResidenceForm",
    "Required",
    "asksToChangeWorkConditions",
  ],
  ["an error to correct", asksFor("correctError"), "amendTempResidenceForm", "NotApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [
  ["a request", asksFor(), "webform-submission", ["View"]],
  ["a request", asksFor(), "correction-evidence", ["View", "Upload"]],
  ["a request", asksFor(), "amend-temp-residence-form", ["View", "Upload"]],
];

describeLevels(requestToAuthorityPages, levels);
describePermissions(requestToAuthorityPages, permissions);

describe("the guide to the amendment form", () => {
  test("is linked in each language", () => {
    const address = requestToAuthorityPages.find(({ slug }) => slug === "amend-temp-residence-form")?.externalLink
      ?.address;
    expect(address?.en).toMatch(/^https:\/\/www\.canada\.ca\/en\/\S+guide-5218\S+\.html$/);
    expect(address?.fr).toMatch(/^https:\/\/www\.canada\.ca\/fr\/\S+guide-5218\S+\.html$/);
  });
});
