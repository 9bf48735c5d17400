import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { visitPurposePages } from "./visitPurpose.ts";

const visitor = aCase().type("VisitorVisa");
const papers = "visitorVisaReasonDocuments";

const levels: readonly LevelRow[] = [
  ["a visitor", visitor, "visitorTiesToHome", "Recommended", "otherwise"],
  ["a treatment", visitor.answers({ vvReasonForVisit: "medical" }), papers, "Required", "visitHasPapersOfItsOwn"],
  [
    "research at a school that hosts",
    visitor.answers({ vvReasonForVisit: "researchScholar", vvHostInCanada: "school" }),
    papers,
    "Required",
    "visitHasPapersOfItsOwn",
  ],
  [
    "a tourist whom a business hosts",
    visitor.answers({ vvReasonForVisit: "tourism", vvHostInCanada: "business" }),
    papers,
    "Recommended",
    "organizationHosts",
  ],
  [
    "a visit to family",
    visitor.answers({ vvReasonForVisit: "visitFamily", vvHostInCanada: "family" }),
    papers,
    "IfApplicable",
    "visitsFamilyOrFriends",
  ],
  ["a tourist", visitor.answers({ vvReasonForVisit: "tourism" }), papers, "IfApplicable", "otherwise"],
  ["a student", aCase(), "flightItinerary", "IfApplicable", "otherwise"],
  [
    "a participant in International Experience Canada",
    aCase().type("Iec"),
    "healthInsurance",
    "Recommended",
    "isYouthMobility",
  ],
  ["a student", aCase(), "healthInsurance", "IfApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [
  ["a visitor", visitor, "visitor-visa-visitor-property", ["View", "Upload"]],
  ["a student", aCase(), "flight-itinerary", ["View", "Upload"]],
  ["a court case", aCase().type("JudicialReview"), "flight-itinerary", []],
];

describeLevels(visitPurposePages, levels);
describePermissions(visitPurposePages, permissions);
