import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, type LevelRow } from "../../../test/vaultRows.ts";
import { applicationToVisitPages } from "./applicationToVisit.ts";

const extension = aCase().type("StudentExtension");
const visitor = aCase().type("VisitorVisa");

const levels: readonly LevelRow[] = [
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
];

describeLevels(applicationToVisitPages, levels);
