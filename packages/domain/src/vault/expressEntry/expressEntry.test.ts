import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { expressEntryPages } from "./expressEntry.ts";

const student = aCase();
const profile = aCase().type("ExpressEntry");
const invited = aCase().type("ExpressEntryIta");
const sent = invited.status("IrccProcessing");
const approved = invited.status("Approved");
const abroad = { highestEducation: "bachelor", studiedInCanada: false } as const;

const levels: readonly LevelRow[] = [
  ["who prepares a profile", profile, "expressEntryProfile", "Required", "isExpressEntry"],
  ["a student", student, "expressEntryProfile", "NotApplicable", "otherwise"],
  ["who answers an invitation", invited, "invitationToApply", "Required", "answersExpressEntryInvitation"],
  ["who prepares a profile", profile, "invitationToApply", "NotApplicable", "otherwise"],
  [
    "studies outside Canada only",
    profile.answers(abroad),
    "educationalCredentialAssessment",
    "Required",
    "isExpressEntry and studiedAbroadOnly",
  ],
  [
    "studies in Canada",
    profile.answers({ ...abroad, studiedInCanada: true }),
    "educationalCredentialAssessment",
    "Recommended",
    "isExpressEntry",
  ],
  ["studies not answered", profile, "educationalCredentialAssessment", "Recommended", "isExpressEntry"],
  ["a student", student, "educationalCredentialAssessment", "NotApplicable", "otherwise"],
  ["a spouse", profile.spouse(), "spouseEducationalCredentialAssessment", "Recommended", "isExpressEntry"],
  ["no spouse", profile, "spouseEducationalCredentialAssessment", "NotApplicable", "not spouseIsInCase"],
  ["a student with a spouse", student.spouse(), "spouseEducationalCredentialAssessment", "NotApplicable", "otherwise"],
  ["nominated", profile.answers({ hasProvincialNomination: true }), "provincialNomination", "Required", "wasNominated"],
  ["nomination not answered", profile, "provincialNomination", "NotApplicable", "otherwise"],
  [
    "a certificate for a trade",
    profile.answers({ hasCertificateOfQualification: true }),
    "certificateOfQualification",
    "Required",
    "holdsTradeCertificate",
  ],
  [
    "no certificate",
    profile.answers({ hasCertificateOfQualification: false }),
    "certificateOfQualification",
    "NotApplicable",
    "otherwise",
  ],
  ["who prepares a profile", profile, "canadianWorkExperience", "Recommended", "isExpressEntry"],
  ["a student", student, "canadianWorkExperience", "NotApplicable", "otherwise"],
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

const permissions: readonly PermissionRow[] = [
  ["invited", invited, "invitation-to-apply", ["View", "Upload"]],
  ["a court case", aCase().type("JudicialReview"), "copr", []],
  ["no spouse", profile, "spouse-educational-credential-assessment", []],
];

describeLevels(expressEntryPages, levels);
describePermissions(expressEntryPages, permissions);

describe("numbers that the instructions name", () => {
  const values = (slotId: string) =>
    expressEntryPages
      .flatMap(({ slots }) => slots)
      .find(({ id }) => id === slotId)
      ?.instructionValues?.(invited.reader());

  it.each([
    ["invitationToApply", { days: 60 }],
    ["educationalCredentialAssessment", { years: 5 }],
    ["spouseEducationalCredentialAssessment", { years: 5 }],
    ["provincialNomination", { points: 600 }],
    ["permanentResidencePhotos", { photos: 2, months: 6, width: 50, height: 70 }],
  ])("%s", (slot, expected) => {
    expect(values(slot)).toEqual(expected);
  });
});
