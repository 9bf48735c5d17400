import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { custodianPages } from "./custodian.ts";

const at15 = aCase().answers({ birthday: "2011-03-01", province: "BC" });
const at17 = aCase().answers({ birthday: "2009-03-01", province: "BC" });
const adult = aCase().answers({ birthday: "2000-03-01" });
const alone = "isUnder17 and withoutBothParents and not minorPapersAreInVault";
const settled = "isUnder17 and withoutBothParents and minorPapersAreInVault";

const levels: readonly LevelRow[] = [
  [
    "15 years old, with one parent",
    at15.answers({ childTravellingWithParent: "oneParent" }),
    "custodianDeclaration",
    "Recommended",
    "isUnder17 and comesWithOneParent and not minorPapersAreInVault",
  ],
  [
    "15 years old, alone",
    at15.answers({ childTravellingWithParent: "alone" }),
    "custodianDeclaration",
    "Required",
    alone,
  ],
  [
    "15 years old, with one guardian",
    at15.answers({ childTravellingWithParent: "oneGuardian" }),
    "custodianDeclaration",
    "Required",
    alone,
  ],
  [
    "15 years old, alone, papers of a minor uploaded",
    at15.answers({ childTravellingWithParent: "alone" }).document("minor-applicant-documents"),
    "custodianDeclaration",
    "NotApplicable",
    settled,
  ],
  [
    "15 years old, alone, papers of a minor uploaded",
    at15.answers({ childTravellingWithParent: "alone" }).document("minor-applicant-documents"),
    "custodianStatusAndIdentity",
    "NotApplicable",
    settled,
  ],
  [
    "15 years old, with both parents",
    at15.answers({ childTravellingWithParent: "bothParents" }),
    "custodianDeclaration",
    "NotApplicable",
    "otherwise",
  ],
  [
    "17 years old in British Columbia",
    at17,
    "custodianDeclaration",
    "Recommended",
    "isStudyApplication and isMinorAtStudyStart and not isUnder17 and not comesWithBothParents",
  ],
  [
    "17 years old in British Columbia, with both parents",
    at17.answers({ childTravellingWithParent: "bothParents" }),
    "custodianDeclaration",
    "NotApplicable",
    "otherwise",
  ],
  ["an adult", adult, "custodianDeclaration", "NotApplicable", "otherwise"],
  [
    "15 years old, alone",
    at15.answers({ childTravellingWithParent: "alone" }),
    "custodianStatusAndIdentity",
    "Recommended",
    alone,
  ],
  [
    "17 years old",
    at17.answers({ childTravellingWithParent: "alone" }),
    "custodianStatusAndIdentity",
    "NotApplicable",
    "otherwise",
  ],
  ["an adult", adult, "custodianStatusAndIdentity", "NotApplicable", "not isMinorToday and isStudyApplication"],
];

const permissions: readonly PermissionRow[] = [
  ["a pupil of 15", at15, "custodian-declaration", ["View", "Upload"]],
  ["a pupil of 15", at15, "custodian-status-and-identity", ["View", "Upload"]],
  ["an adult has no custodian", adult, "custodian-status-and-identity", []],
];

describeLevels(custodianPages, levels);
describePermissions(custodianPages, permissions);
