import { expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { credentialAssessmentPages } from "./credentialAssessment.ts";

const student = aCase();
const profile = aCase().type("ExpressEntry");
const invited = aCase().type("ExpressEntryIta");
const abroad = { highestEducation: "bachelor", studiedInCanada: false } as const;

const levels: readonly LevelRow[] = [
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
];

const permissions: readonly PermissionRow[] = [["no spouse", profile, "spouse-educational-credential-assessment", []]];

describeLevels(credentialAssessmentPages, levels);
describePermissions(credentialAssessmentPages, permissions);

it.each(["educationalCredentialAssessment", "spouseEducationalCredentialAssessment"])(
  "the instructions of %s name the years of the dated table",
  (slotId) => {
    const slot = credentialAssessmentPages.flatMap(({ slots }) => slots).find(({ id }) => id === slotId);
    expect(slot?.instructionValues?.(invited.reader())).toEqual({ years: 5 });
  },
);
