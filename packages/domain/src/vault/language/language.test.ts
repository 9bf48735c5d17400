import { expect, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow } from "../../../test/vaultRows.ts";
import { languagePages } from "./language.ts";

const graduate = aCase().type("WorkPermit");

const levels: readonly LevelRow[] = [
  [
    "a graduate",
    graduate.answers({ graduatedFlightSchool: false }),
    "languageTest",
    "Required",
    "isPostGraduationPermit and not isFlightGraduate",
  ],
  [
    "a graduate, flight school not answered",
    graduate,
    "languageTest",
    "Required",
    "isPostGraduationPermit and not isFlightGraduate",
  ],
  [
    "a pilot",
    graduate.answers({ graduatedFlightSchool: true }),
    "languageTest",
    "NotApplicable",
    "isPostGraduationPermit",
  ],
  ["Express Entry", aCase().type("ExpressEntry"), "languageTest", "Required", "isExpressEntry"],
  [
    "a student who took a test",
    aCase().answers({ languageTest: "IELTS" }),
    "languageTest",
    "Required",
    "tookLanguageTest",
  ],
  ["a student without a test", aCase().answers({ languageTest: "None" }), "languageTest", "Recommended", "isStudent"],
  ["a student, not answered", aCase(), "languageTest", "Recommended", "isStudent"],
  ["an extension", aCase().type("StudentExtension"), "languageTest", "IfApplicable", "otherwise"],
  [
    "a spouse who will study",
    aCase().spouse("Student"),
    "spouseLanguageTest",
    "Recommended",
    "spouseAsksToStudy or spouseRenewsStudies",
  ],
  [
    "a spouse in Express Entry",
    aCase().type("ExpressEntryIta").spouse(),
    "spouseLanguageTest",
    "Recommended",
    "isExpressEntry",
  ],
  ["a spouse who visits", aCase().spouse("Visitor"), "spouseLanguageTest", "IfApplicable", "otherwise"],
];

describeLevels(languagePages, levels);
describePermissions(languagePages, [
  ["a student", aCase(), "language-test", ["View", "Upload"]],
  ["a court case", aCase().type("JudicialReview"), "language-test", []],
]);

test("how old a test may be comes from its table, and is left open before the table begins", () => {
  const years = (received: string) =>
    languagePages[0]?.slots[0]?.instructionValues?.(aCase().application({ receivedDate: received }).reader());
  expect(years("2024-11-01")).toEqual({ years: 2 });
  expect(years("2024-10-31")).toEqual({ years: "—" });
});
