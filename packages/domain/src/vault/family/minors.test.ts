import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, type LevelRow } from "../../../test/vaultRows.ts";
import { minorPages } from "./minors.ts";

const visitor = aCase().type("VisitorVisa");
const at15 = aCase().answers({ birthday: "2011-03-01", province: "BC" });
const adult = aCase().answers({ birthday: "2000-03-01" });

const levels: readonly LevelRow[] = [
  ["a pupil of 15", at15, "minorApplicantDocuments", "Recommended", "isMinorAtStudyStart"],
  ["an adult", adult, "minorApplicantDocuments", "NotApplicable", "otherwise"],
  ["a pupil of 15", at15, "minorTravelConsent", "Required", "isMinorAtStudyStart"],
  ["an adult", adult, "minorTravelConsent", "NotApplicable", "otherwise"],
  [
    "a child whose other parent stays",
    aCase().answers({ maritalStatus: "married", accompanyingSpouse: false }).child(6),
    "childTravelConsent",
    "Required",
    "childHasParentLeftBehind",
  ],
  [
    "a child with both parents",
    aCase().answers({ maritalStatus: "married", accompanyingSpouse: true }).child(6),
    "childTravelConsent",
    "IfApplicable",
    "otherwise",
  ],
  [
    "a visitor who is a minor",
    visitor.answers({ vvIsChildUnderAge: true }),
    "visitorTravelConsent",
    "Required",
    "visitorIsMinor",
  ],
  [
    "an adult visitor",
    visitor.answers({ vvIsChildUnderAge: false }),
    "visitorTravelConsent",
    "NotApplicable",
    "otherwise",
  ],
  [
    "a child whose other parent stays",
    aCase().answers({ maritalStatus: "commonLaw", accompanyingSpouse: false }).child(6),
    "childCustodyDocuments",
    "Recommended",
    "childHasParentLeftBehind",
  ],
  ["a child with both parents", aCase().child(6), "childCustodyDocuments", "NotApplicable", "otherwise"],
];

describeLevels(minorPages, levels);
