import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { travelToCanadaPages } from "./travelToCanada.ts";

const approved = aCase().status("Approved");
const sent = aCase().status("IrccProcessing");
const atBorder = { usCitizenVisaApplicationMethod: "APPLY_AT_BORDER" } as const;

const levels: readonly LevelRow[] = [
  [
    "a visitor, approved",
    approved.type("VisitorVisa"),
    "temporaryResidentVisa",
    "Required",
    "wasApproved and isVisitorVisa or renewsVisaInCanada",
  ],
  [
    "a visa renewed in Canada, approved",
    approved.type("TrvPgwp"),
    "temporaryResidentVisa",
    "Required",
    "wasApproved and isVisitorVisa or renewsVisaInCanada",
  ],
  ["a visa to renew in Canada", aCase().type("TrvSpe"), "temporaryResidentVisa", "Recommended", "renewsVisaInCanada"],
  ["a student, approved", approved, "temporaryResidentVisa", "IfApplicable", "otherwise"],
  [
    "a student, approved",
    approved,
    "electronicTravelAuthorization",
    "IfApplicable",
    "wasApproved and not isMadeInsideCanada",
  ],
  ["a student, sent", sent, "electronicTravelAuthorization", "NotApplicable", "otherwise"],

  [
    "an American at the border",
    aCase().answers({ passportCountries: ["US"], ...atBorder }),
    "portOfEntryLetter",
    "Required",
    "appliesOnArrival",
  ],
  [
    "an American who applies before",
    aCase().answers({ passportCountries: ["US"] }),
    "portOfEntryLetter",
    "NotApplicable",
    "otherwise",
  ],
  [
    "a worker, approved",
    approved.type("Lmia"),
    "portOfEntryLetter",
    "Recommended",
    "wasApproved and not isMadeInsideCanada",
  ],
];

const permissions: readonly PermissionRow[] = [
  ["a student", aCase(), "temporary-resident-visa", ["View", "Upload"]],
  ["a court case", aCase().type("JudicialReview"), "electronic-travel-authorization", []],
  ["a student", aCase(), "port-of-entry", ["View"]],
];

describeLevels(travelToCanadaPages, levels);
describePermissions(travelToCanadaPages, permissions);
