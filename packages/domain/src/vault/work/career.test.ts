import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { applicationTypes } from "../../caseFile/application.ts";
import { computePlan } from "../../plan/plan.ts";
import { careerPages } from "./career.ts";

const levels: readonly LevelRow[] = [
  ["a participant in International Experience Canada", aCase().type("Iec"), "resume", "Required", "isYouthMobility"],
  ["a visitor", aCase().type("VisitorVisa"), "resume", "Recommended", "otherwise"],
  [
    "who answers an Express Entry invitation",
    aCase().type("ExpressEntryIta"),
    "workReferenceLetters",
    "Required",
    "answersExpressEntryInvitation",
  ],
  [
    "who prepares an Express Entry profile",
    aCase().type("ExpressEntry"),
    "workReferenceLetters",
    "Recommended",
    "isExpressEntryProfile",
  ],
  [
    "a worker whose job rests on an assessment",
    aCase().type("Lmia"),
    "workReferenceLetters",
    "Recommended",
    "isTiedToEmployer or isWorkPermitExtension",
  ],
  [
    "a worker who extends the permit",
    aCase().type("WorkPermitExtension"),
    "workReferenceLetters",
    "Recommended",
    "isTiedToEmployer or isWorkPermitExtension",
  ],
  ["a bridging open work permit", aCase().type("Bowp"), "workReferenceLetters", "IfApplicable", "otherwise"],
  [
    "a permit for one employer",
    aCase().type("ClosedWorkPermit"),
    "professionalLicence",
    "Recommended",
    "isTiedToEmployer",
  ],
  ["a graduate", aCase().type("WorkPermit"), "professionalLicence", "IfApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [
  ["a visitor", aCase().type("VisitorVisa"), "resume", ["View", "Upload"]],
  ["a court case", aCase().type("JudicialReview"), "resume", []],
];

describeLevels(careerPages, levels);
describePermissions(careerPages, permissions);

describe("years that a resume tells", () => {
  it("are those of the form", () => {
    const [slot] = careerPages.find(({ slug }) => slug === "resume")?.slots ?? [];
    expect(slot?.instructionValues?.(aCase().reader())).toEqual({ years: 10 });
  });
});

describe("the place of a resume", () => {
  it.each(applicationTypes)("is one at most in %s", (type) => {
    const { vault } = computePlan(aCase().type(type).build());
    const places = vault.filter(
      ({ slot, requirement }) => ["resume", "clientResume"].includes(slot) && requirement !== "NotApplicable",
    );
    expect(places.map(({ slot }) => slot).slice(1)).toEqual([]);
  });
});
