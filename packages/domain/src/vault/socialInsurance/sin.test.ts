import { describe, expect, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { pagesOf } from "../pages.ts";
import { sinPages } from "./sin.ts";

const first = aCase().answers({ sinApplicationType: "firstSin" });
const notAsked = "not asksForSinService";

const levels: readonly LevelRow[] = [
  ["a first number", first, "sinPrimaryDocument", "Required", "otherwise"],
  ["no such service asked for", aCase(), "sinPrimaryDocument", "NotApplicable", notAsked],
  ["a first number", first, "sinSecondaryDocument", "Required", "otherwise"],
  [
    "another name on the record",
    aCase().answers({ sinApplicationType: "changeName" }),
    "sinSupportingDocument",
    "Required",
    "changesSinName or birthNameDiffers or namesDiffer",
  ],
  [
    "a name that differs between documents",
    first.answers({ isNameSameOnOfficialDocs: false }),
    "sinSupportingDocument",
    "Required",
    "changesSinName or birthNameDiffers or namesDiffer",
  ],
  ["a first number", first, "sinSupportingDocument", "IfApplicable", "otherwise"],
  ["a first number", first, "sinProofOfAddress", "Required", "otherwise"],
  [
    "a new permit",
    aCase().answers({ sinApplicationType: "updateExpiry" }),
    "sinStatusChangeDocument",
    "Required",
    "sinStatusChanged",
  ],
  ["a first number", first, "sinStatusChangeDocument", "NotApplicable", "otherwise"],
  ["not the first number", first.answers({ isFirstSin: false }), "sinPreviousRecord", "Recommended", "hadSinBefore"],
  ["not answered whether it is the first", first, "sinPreviousRecord", "NotApplicable", "otherwise"],
  ["17 years old", first.answers({ birthday: "2009-01-01" }), "sinGuardianDocument", "Required", "isMinorToday"],
  [
    "18 years old, school in Ontario",
    first.answers({ birthday: "2008-01-01", province: "ON" }),
    "sinGuardianDocument",
    "NotApplicable",
    "otherwise",
  ],
  [
    "18 years old, school in British Columbia",
    first.answers({ birthday: "2008-01-01", province: "BC" }),
    "sinGuardianDocument",
    "Required",
    "isMinorToday",
  ],
  ["birthday not answered", first, "sinGuardianDocument", "NotApplicable", "otherwise"],
  ["a first number", first, "sinApplication", "Required", "otherwise"],
  ["a first number", first, "sinRepresentativeAuthorization", "IfApplicable", "otherwise"],
  ["a first number", first, "sinConfirmation", "IfApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [
  ["a first number", first, "sin-primary-document", ["View", "Upload"]],
  ["no such service asked for", aCase(), "sin-primary-document", []],
  ["a court case", first.type("JudicialReview"), "sin-primary-document", []],
];

describeLevels(sinPages, levels);
describePermissions(sinPages, permissions);

describe("the pages of a social insurance number", () => {
  test("are in every vault, once the service is asked for", () => {
    const slugs = (the: typeof first) => pagesOf("Lmia", the.type("Lmia").reader()).map(({ slug }) => slug);
    expect(slugs(first)).toEqual(expect.arrayContaining(sinPages.map(({ slug }) => slug)));
    expect(slugs(aCase()).filter((slug) => slug.startsWith("sin-"))).toEqual([]);
  });

  test("lie under a path of their own", () => {
    expect(sinPages.map(({ path }) => path).filter((path) => !path.startsWith("/sin-document-vault/"))).toEqual([]);
  });
});
