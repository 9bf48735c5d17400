import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { familyFormPages } from "./familyForms.ts";

const profile = aCase().type("ExpressEntry");
const visitor = aCase().type("VisitorVisa");

const levels: readonly LevelRow[] = [
  [
    "15 years old, with one parent",
    aCase().answers({ birthday: "2011-03-01", childTravellingWithParent: "oneParent" }),
    "familyInformationForm",
    "NotApplicable",
    "isUnder18 and comesWithParent",
  ],
  [
    "15 years old, with both parents",
    aCase().answers({ birthday: "2011-03-01", childTravellingWithParent: "bothParents" }),
    "familyInformationForm",
    "NotApplicable",
    "isUnder18 and comesWithParent",
  ],
  ["an Express Entry profile", profile, "familyInformationForm", "IfApplicable", "isExpressEntry"],
  [
    "a labour market assessment",
    aCase().type("Lmia"),
    "familyInformationForm",
    "IfApplicable",
    "restsOnLabourMarketAssessment",
  ],
  ["an extension", aCase().type("StudentExtension"), "familyInformationForm", "Recommended", "isMadeInsideCanada"],
  ["a student", aCase().answers({ birthday: "2001-03-01" }), "familyInformationForm", "Required", "otherwise"],
  [
    "a spouse in an Express Entry profile",
    profile.spouse("Visitor"),
    "spouseFamilyInformationForm",
    "IfApplicable",
    "isExpressEntry",
  ],
  [
    "a spouse who visits",
    aCase().spouse("Visitor"),
    "spouseFamilyInformationForm",
    "Required",
    "not spouseIsVisaFree or spouseStaysHome and not isExpressEntry",
  ],
  [
    "a spouse who needs no visa",
    aCase().spouse("VisaFree"),
    "spouseFamilyInformationForm",
    "NotApplicable",
    "otherwise",
  ],
  ["a child of 18", aCase().child(18), "childFamilyInformationForm", "NotApplicable", "childIs18"],
  ["a child of 17", aCase().child(17), "childFamilyInformationForm", "Recommended", "otherwise"],
  [
    "a visitor who is a minor",
    visitor.answers({ vvIsChildUnderAge: true }),
    "visitorFamilyInformationForm",
    "Recommended",
    "visitorIsMinor",
  ],
  ["an adult visitor", visitor, "visitorFamilyInformationForm", "Required", "otherwise"],

  ["a student", aCase(), "useOfARepresentative", "Required", "otherwise"],
  ["a spouse who stays at home", aCase().spouse("None"), "spouseUseOfARepresentative", "NotApplicable", "otherwise"],
  [
    "a spouse who stays at home, in Express Entry",
    aCase().type("ExpressEntry").spouse("None"),
    "spouseUseOfARepresentative",
    "Required",
    "not spouseIsVisaFree or spouseStaysHome and not isExpressEntry",
  ],
  [
    "a child who stays at home",
    aCase().child(9, "None"),
    "childUseOfARepresentative",
    "NotApplicable",
    "childNeedsNoVisa or childStaysHome and not isExpressEntry",
  ],
  [
    "a child who stays at home",
    aCase().child(9, "None"),
    "childFamilyInformationForm",
    "NotApplicable",
    "childNeedsNoVisa or childStaysHome and not isExpressEntry",
  ],
  [
    "a grown child who studies",
    aCase().child(19, "Student"),
    "childFamilyInformationForm",
    "Required",
    "childAsksToStudy and childIs18 and not isMadeInsideCanada and checklistNames5707",
  ],
  [
    "a spouse who visits",
    aCase().spouse("Visitor"),
    "spouseUseOfARepresentative",
    "Required",
    "not spouseIsVisaFree or spouseStaysHome and not isExpressEntry",
  ],
  [
    "a spouse who needs no visa",
    aCase().spouse("VisaFree"),
    "spouseUseOfARepresentative",
    "NotApplicable",
    "otherwise",
  ],
  ["a child of 18", aCase().child(18), "childUseOfARepresentative", "Required", "childIs18"],
  ["a child of 17", aCase().child(17), "childUseOfARepresentative", "Recommended", "otherwise"],
  ["a visitor", visitor, "visitorUseOfARepresentative", "Required", "otherwise"],
];

const permissions: readonly PermissionRow[] = [
  ["a student", aCase(), "family-information-form", ["View", "Upload"]],
  ["a working holiday", aCase().type("Iec"), "family-information-form", []],
  ["a court case: the client signs", aCase().type("JudicialReview"), "use-of-a-representative", ["View", "Upload"]],
  ["a visitor", visitor, "visitor-visa-visitor-family-information-form", ["View", "Upload"]],
];

describeLevels(familyFormPages, levels);
describePermissions(familyFormPages, permissions);
