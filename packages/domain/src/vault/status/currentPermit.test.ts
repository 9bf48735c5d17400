import { describe, expect, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { decide } from "../../caseFile/rule.ts";
import { currentPermitPages } from "./currentPermit.ts";

const inCanada = aCase().answers({ country: "CA" });
const visitor = aCase().type("VisitorVisa");
const maintained = { currentImmigrationStatus: "maintained" } as const;

const levels: readonly LevelRow[] = [
  [
    "a study permit to extend",
    aCase().type("StudentExtension"),
    "currentValidPermit",
    "Required",
    "isMadeInsideCanada",
  ],
  ["a first study permit, living in Canada", inCanada, "currentValidPermit", "Required", "isStudent and isInCanada"],
  [
    "a first study permit, living in Canada but abroad now",
    aCase().answers({ country: "CA", insideCanadaCurrently: false }),
    "currentValidPermit",
    "NotApplicable",
    "otherwise",
  ],
  ["a first study permit, country not answered", aCase(), "currentValidPermit", "NotApplicable", "otherwise"],
  [
    "a family that applies on its own",
    aCase().type("StandaloneFamily"),
    "currentValidPermit",
    "Required",
    "isStandaloneFamily",
  ],
  [
    "other work conditions",
    aCase()
      .type("IrccRequest")
      .application({ reasonsForContactingIRCC: ["changeWorkConditions"] }),
    "currentValidPermit",
    "Required",
    "asksToChangeWorkConditions or asksToReplacePermit",
  ],
  [
    "a lost permit",
    aCase()
      .type("IrccRequest")
      .application({ reasonsForContactingIRCC: ["replacePermit"] }),
    "currentValidPermit",
    "Required",
    "asksToChangeWorkConditions or asksToReplacePermit",
  ],
  [
    "an Express Entry profile from Canada",
    inCanada.type("ExpressEntry"),
    "currentValidPermit",
    "Recommended",
    "isInCanada",
  ],
  [
    "an Express Entry profile from India",
    aCase().type("ExpressEntry").answers({ country: "IN" }),
    "currentValidPermit",
    "NotApplicable",
    "otherwise",
  ],
  [
    "an extension in progress",
    aCase().type("StudentExtension").answers(maintained),
    "maintainedStatusProof",
    "Required",
    "isOnMaintainedStatus",
  ],
  ["status not answered", aCase().type("StudentExtension"), "maintainedStatusProof", "NotApplicable", "otherwise"],

  [
    "a spouse in Canada",
    aCase().type("SpeFamily").spouse().answers({ spouseCountry: "CA" }),
    "spouseCurrentValidPermit",
    "Required",
    "spouseLivesInCanada",
  ],
  [
    "a spouse whose country is not answered",
    aCase().type("SpeFamily").spouse(),
    "spouseCurrentValidPermit",
    "NotApplicable",
    "otherwise",
  ],
  ["no spouse", aCase().type("SpeFamily"), "spouseCurrentValidPermit", "NotApplicable", "not spouseIsInCase"],
  [
    "a child, the family in Canada",
    inCanada.type("SpeFamily").child(8),
    "childCurrentValidPermit",
    "Required",
    "isMadeInsideCanada and isInCanada",
  ],
  [
    "a child, the applicant away",
    aCase().type("SpeFamily").answers({ country: "CA", insideCanadaCurrently: false }).child(8),
    "childCurrentValidPermit",
    "NotApplicable",
    "otherwise",
  ],
  [
    "a friend hosts",
    visitor.answers({ vvHostInCanada: "friend" }),
    "hostCurrentValidPermit",
    "Recommended",
    "familyHosts or friendHosts",
  ],
  [
    "a daughter hosts",
    visitor.answers({ vvHostInCanada: "family" }),
    "hostCurrentValidPermit",
    "Recommended",
    "familyHosts or friendHosts",
  ],
  [
    "a firm hosts",
    visitor.answers({ vvHostInCanada: "business" }),
    "hostCurrentValidPermit",
    "IfApplicable",
    "otherwise",
  ],
  ["nobody hosts", visitor, "hostCurrentValidPermit", "NotApplicable", "not isVisitorVisa and someoneHosts"],
];

const permissions: readonly PermissionRow[] = [
  ["a student", aCase(), "current-valid-permit", ["View", "Upload"]],
  ["a court case", aCase().type("JudicialReview"), "current-valid-permit", []],
];

describeLevels(currentPermitPages, levels);
describePermissions(currentPermitPages, permissions);

describe("name of the current permit", () => {
  const names = currentPermitPages.find(({ slug }) => slug === "current-valid-permit")?.names;

  test.each([
    ["a study permit to extend", aCase().type("StudentExtension"), "Current Study Permit"],
    ["a graduate", aCase().type("WorkPermit"), "Current Study Permit"],
    ["a bridging permit", aCase().type("Bowp"), "Current Work Permit"],
    ["a first study permit", aCase(), "Current Valid Permit"],
  ])("%s", (_words, the, name) => {
    expect(names && decide(names, the.reader()).value.en).toBe(name);
  });
});
