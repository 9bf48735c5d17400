import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { applicationFormPages } from "./applicationForms.ts";

const border = aCase().answers({ usCitizenVisaApplicationMethod: "APPLY_AT_BORDER" });
const extension = aCase().type("StudentExtension");
const visitor = aCase().type("VisitorVisa");

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

  ["a student renews the visa in Canada", aCase().type("TrvSpe"), "applicationForVisitorVisa", "Required", "otherwise"],
  ["a visitor", visitor, "visitorApplication", "Required", "otherwise"],
  [
    "a visitor’s partner",
    visitor.answers({ vvIncludePartner: true }),
    "visitorSpouseApplication",
    "Required",
    "otherwise",
  ],
  [
    "a spouse from Peru visits",
    aCase().spouse("Visitor").answers({ spouseCountry: "PE" }),
    "spouseApplicationForVisitorVisa",
    "Required",
    "spouseAsksToVisit and spouseLivesAbroad",
  ],
  [
    "a spouse works",
    aCase().spouse("OpenWorkPermit").answers({ spouseCountry: "PE" }),
    "spouseApplicationForVisitorVisa",
    "NotApplicable",
    "otherwise",
  ],
  [
    "a child visits from inside Canada",
    extension.child(9, "Visitor"),
    "childApplicationForVisitorVisa",
    "IfApplicable",
    "childAsksToVisit and isMadeInsideCanada",
  ],
  [
    "a child visits from abroad",
    aCase().child(9, "Visitor"),
    "childApplicationForVisitorVisa",
    "Required",
    "childAsksToVisit",
  ],
  [
    "a child needs no visa",
    aCase().child(9, "VisaFree"),
    "childApplicationForVisitorVisa",
    "NotApplicable",
    "otherwise",
  ],
  [
    "a spouse visits and is in Canada",
    extension.spouse("Visitor").answers({ spouseCountry: "CA" }),
    "spouseApplicationForVisitorRecord",
    "Required",
    "spouseAsksToVisit and spouseLivesInCanada",
  ],
  [
    "a spouse visits from Peru",
    extension.spouse("Visitor").answers({ spouseCountry: "PE" }),
    "spouseApplicationForVisitorRecord",
    "NotApplicable",
    "otherwise",
  ],
  [
    "a child visits, an extension",
    extension.child(9, "Visitor"),
    "childApplicationForVisitorRecord",
    "Required",
    "childAsksToVisit and isMadeInsideCanada",
  ],
  [
    "a child studies, an extension",
    extension.child(9, "Student"),
    "childApplicationForVisitorRecord",
    "NotApplicable",
    "otherwise",
  ],

  [
    "a labour market assessment",
    aCase().type("Lmia"),
    "applicationForWorkPermit",
    "IfApplicable",
    "restsOnLabourMarketAssessment",
  ],
  ["a working holiday", aCase().type("Iec"), "applicationForWorkPermit", "IfApplicable", "isYouthMobility"],
  [
    "an employer’s worker abroad",
    aCase().type("ClosedWorkPermit").answers({ country: "PE" }),
    "applicationForWorkPermit",
    "Required",
    "isWorkFromAbroad and not isInCanada",
  ],
  [
    "an employer’s worker in Canada",
    aCase().type("ClosedWorkPermit").answers({ country: "CA" }),
    "applicationForWorkPermit",
    "NotApplicable",
    "otherwise",
  ],
  [
    "a graduate",
    aCase().type("WorkPermit"),
    "applicationForWorkPermitInsideCanada",
    "Required",
    "isPostGraduationPermit or isWorkPermitExtension or isBridgingPermit",
  ],
  [
    "an employer’s worker in Canada",
    aCase().type("C10").answers({ country: "CA" }),
    "applicationForWorkPermitInsideCanada",
    "Required",
    "employerFilesOffer and isInCanada",
  ],
  [
    "an employer’s worker abroad",
    aCase().type("C10").answers({ country: "PE" }),
    "applicationForWorkPermitInsideCanada",
    "NotApplicable",
    "otherwise",
  ],
  [
    "a spouse in Peru works",
    aCase().spouse("OpenWorkPermit").answers({ spouseCountry: "PE" }),
    "spouseApplicationForWorkPermit",
    "Required",
    "spouseAsksToWork and spouseLivesAbroad",
  ],
  [
    "a spouse visits",
    aCase().spouse("Visitor").answers({ spouseCountry: "PE" }),
    "spouseApplicationForWorkPermit",
    "NotApplicable",
    "otherwise",
  ],
  [
    "a spouse in Canada works",
    extension.spouse("OpenWorkPermit").answers({ spouseCountry: "CA" }),
    "spouseApplicationForWorkPermitInsideCanada",
    "Required",
    "spouseAsksToWork and spouseLivesInCanada",
  ],
  [
    "a spouse in Peru works",
    extension.spouse("OpenWorkPermit").answers({ spouseCountry: "PE" }),
    "spouseApplicationForWorkPermitInsideCanada",
    "NotApplicable",
    "otherwise",
  ],
];

const permissions: readonly PermissionRow[] = [
  ["a student", aCase(), "application-for-study-permit", ["View", "Upload"]],
  ["no spouse", aCase(), "spouse-application-for-study-permit", []],
];

describeLevels(applicationFormPages, levels);
describePermissions(applicationFormPages, permissions);
