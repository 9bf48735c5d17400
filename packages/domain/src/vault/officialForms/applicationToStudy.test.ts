import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { applicationToStudyPages } from "./applicationToStudy.ts";

const border = aCase().answers({ usCitizenVisaApplicationMethod: "APPLY_AT_BORDER" });
const extension = aCase().type("StudentExtension");

const levels: readonly LevelRow[] = [
  [
    "a United States citizen at the border",
    border.answers({ passportCountries: ["US"] }),
    "applicationForStudyPermit",
    "NotApplicable",
    "holdsUsPassport and choseBorder",
  ],
  [
    "a green card at the border",
    border.answers({ usPr: true }),
    "applicationForStudyPermit",
    "NotApplicable",
    "choseBorder and livesNextDoor",
  ],
  [
    "a resident of Greenland at the border",
    border.answers({ country: "GL" }),
    "applicationForStudyPermit",
    "NotApplicable",
    "choseBorder and livesNextDoor",
  ],
  [
    "a United States citizen who applies online",
    aCase().answers({ passportCountries: ["US"], usCitizenVisaApplicationMethod: "APPLY_ONLINE" }),
    "applicationForStudyPermit",
    "Required",
    "otherwise",
  ],
  [
    "a spouse who will study",
    aCase().spouse("Student"),
    "spouseApplicationForStudyPermit",
    "Required",
    "spouseAsksToStudy or spouseRenewsStudies",
  ],
  [
    "a spouse who goes on studying",
    aCase().spouse("StudentExtension"),
    "spouseApplicationForStudyPermit",
    "Required",
    "spouseAsksToStudy or spouseRenewsStudies",
  ],
  ["a spouse who visits", aCase().spouse("Visitor"), "spouseApplicationForStudyPermit", "NotApplicable", "otherwise"],
  [
    "a child who will study",
    aCase().child(9, "Student"),
    "childApplicationForStudyPermit",
    "Required",
    "childAsksToStudy",
  ],
  ["a child who visits", aCase().child(9, "Visitor"), "childApplicationForStudyPermit", "NotApplicable", "otherwise"],
  ["an extension", extension, "applicationForStudyPermitExtension", "Required", "otherwise"],
  [
    "a child who studies, an extension",
    extension.child(9, "StudentExtension"),
    "childApplicationForStudyPermitExtension",
    "Required",
    "childRenewsStudies",
  ],
  [
    "a child who begins to study, an extension: one form, on the page for study permits",
    extension.child(9, "Student"),
    "childApplicationForStudyPermitExtension",
    "NotApplicable",
    "otherwise",
  ],
  [
    "a child who begins to study, an extension",
    extension.child(9, "Student"),
    "childApplicationForStudyPermit",
    "Required",
    "childAsksToStudy",
  ],
  [
    "a child who visits, an extension",
    extension.child(9, "Visitor"),
    "childApplicationForStudyPermitExtension",
    "NotApplicable",
    "otherwise",
  ],
];

const permissions: readonly PermissionRow[] = [
  ["a student", aCase(), "application-for-study-permit", ["View", "Upload"]],
  ["no spouse", aCase(), "spouse-application-for-study-permit", []],
];

describeLevels(applicationToStudyPages, levels);
describePermissions(applicationToStudyPages, permissions);
