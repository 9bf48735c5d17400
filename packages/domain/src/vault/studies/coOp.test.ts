import { expect, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow } from "../../../test/vaultRows.ts";
import { coOpPages } from "./coOp.ts";

const placement = aCase().type("CoOpWorkPermit");
const extension = aCase().type("StudentExtension");
const spouse = aCase().spouse("StudentExtension");

const levels: readonly LevelRow[] = [
  ["a placement", placement, "coOpLetter", "Required", "isCoOpPermit"],
  ["an extension", extension, "coOpLetter", "IfApplicable", "isStudentExtension or isFamilyOfExtension"],
  [
    "the family of a student in Canada",
    aCase().type("SpeFamily"),
    "coOpLetter",
    "IfApplicable",
    "isStudentExtension or isFamilyOfExtension",
  ],
  ["a first study permit", aCase(), "coOpLetter", "NotApplicable", "otherwise"],
  [
    "a spouse who extends, with a placement",
    spouse.answers({ spouseCoop: true }),
    "spouseCoOpLetter",
    "Required",
    "spouseRenewsStudies and spouseHasPlacement",
  ],
  [
    "a spouse who will study, with a placement",
    aCase().spouse("Student").answers({ spouseCoop: true }),
    "spouseCoOpLetter",
    "Recommended",
    "spouseAsksToStudy or spouseRenewsStudies and spouseHasPlacement",
  ],
  ["a spouse who extends, not answered", spouse, "spouseCoOpLetter", "NotApplicable", "otherwise"],
];

describeLevels(coOpPages, levels);
describePermissions(coOpPages, [
  ["a student", placement, "co-op", ["View", "Upload"]],
  ["a court case", aCase().type("JudicialReview"), "co-op", []],
]);

test("how large a placement may be comes from its table", () => {
  const slot = coOpPages[0]?.slots[0];
  expect(slot?.instructionValues?.(placement.reader())).toEqual({ percent: 50 });
  expect(slot?.instructionValues?.(placement.on("2026-03-31").reader())).toEqual({ percent: "—" });
});
