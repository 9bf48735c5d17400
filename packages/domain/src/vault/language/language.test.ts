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
    "pgwp and not isPilot",
  ],
  ["a graduate, flight school not answered", graduate, "languageTest", "Required", "pgwp and not isPilot"],
  ["a pilot", graduate.answers({ graduatedFlightSchool: true }), "languageTest", "NotApplicable", "pgwp"],
  ["Express Entry", aCase().type("ExpressEntry"), "languageTest", "Required", "expressEntry"],
  ["a student who took a test", aCase().answers({ languageTest: "IELTS" }), "languageTest", "Required", "tookTest"],
  ["a student without a test", aCase().answers({ languageTest: "None" }), "languageTest", "Recommended", "student"],
  ["a student, not answered", aCase(), "languageTest", "Recommended", "student"],
  ["an extension", aCase().type("StudentExtension"), "languageTest", "IfApplicable", "otherwise"],
  [
    "a spouse who will study",
    aCase().spouse("Student"),
    "spouseLanguageTest",
    "Recommended",
    "spouseNewStudent or spouseExtendsStudies",
  ],
  [
    "a spouse in Express Entry",
    aCase().type("ExpressEntryIta").spouse(),
    "spouseLanguageTest",
    "Recommended",
    "expressEntry",
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
