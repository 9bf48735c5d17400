import { expect, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow } from "../../../test/vaultRows.ts";
import { graduatePages } from "./graduates.ts";

const graduate = aCase().type("WorkPermit");
const college = graduate.answers({ canadianLevelOfStudy: "collegeDiploma" });
const pilot = graduate.answers({ graduatedFlightSchool: true });
const instructor = pilot.answers({ pilotInstructorRatingAndJobOffer: true });

const issuedOn = (issueDate: string) => college.document("current-valid-permit", { parsedValues: { issueDate } });

const levels: readonly LevelRow[] = [
  [
    "a college diploma, permit not read",
    college,
    "fieldOfStudyProof",
    "Recommended",
    "isPostGraduationPermit and fieldOfStudyMayCount",
  ],
  [
    "a college diploma, permit of 2025: when it was applied for is not known",
    issuedOn("2025-06-01"),
    "fieldOfStudyProof",
    "Recommended",
    "isPostGraduationPermit and fieldOfStudyMayCount",
  ],
  [
    "a college diploma, permit of before the rule",
    issuedOn("2024-10-31"),
    "fieldOfStudyProof",
    "NotApplicable",
    "otherwise",
  ],
  [
    "a bachelor’s degree",
    graduate.answers({ canadianLevelOfStudy: "bachelor" }),
    "fieldOfStudyProof",
    "NotApplicable",
    "otherwise",
  ],
  [
    "a pilot’s diploma",
    college.answers({ graduatedFlightSchool: true }),
    "fieldOfStudyProof",
    "NotApplicable",
    "otherwise",
  ],
  ["level not answered", graduate, "fieldOfStudyProof", "NotApplicable", "otherwise"],
  [
    "a pilot with an offer as instructor",
    instructor,
    "commercialPilotLicence",
    "Recommended",
    "isPostGraduationPermit and isFlightGraduate and isFlightInstructor",
  ],
  ["a pilot", pilot, "commercialPilotLicence", "Required", "isPostGraduationPermit and isFlightGraduate"],
  ["a graduate", graduate, "commercialPilotLicence", "NotApplicable", "otherwise"],
  [
    "a pilot with an offer as instructor",
    instructor,
    "instructorRating",
    "Required",
    "isPostGraduationPermit and isFlightGraduate and isFlightInstructor",
  ],
  ["a pilot", pilot, "instructorRating", "NotApplicable", "otherwise"],
  [
    "a pilot with an offer as instructor",
    instructor,
    "instructorJobOffer",
    "Required",
    "isPostGraduationPermit and isFlightGraduate and isFlightInstructor",
  ],
  ["a pilot", pilot, "instructorJobOffer", "NotApplicable", "otherwise"],
];

describeLevels(graduatePages, levels);
describePermissions(graduatePages, [
  ["a graduate", graduate, "pilot-licence", ["View", "Upload"]],
  ["a court case", aCase().type("JudicialReview"), "pilot-licence", []],
]);

test("the day from which the field of study counts comes from its table", () => {
  expect(graduatePages[0]?.slots[0]?.instructionValues?.(graduate.reader())).toEqual({ day: "2024-11-01" });
});
