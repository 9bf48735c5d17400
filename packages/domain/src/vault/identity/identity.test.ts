import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { identityPages } from "./identity.ts";

const visitor = aCase().type("VisitorVisa");

const levels: readonly LevelRow[] = [
  ["a student", aCase(), "nationalId", "IfApplicable", "otherwise"],
  ["a spouse", aCase().spouse(), "spouseNationalId", "IfApplicable", "otherwise"],
  ["a child", aCase().child(9), "childNationalId", "IfApplicable", "otherwise"],
  ["a visitor", visitor, "visitorNationalId", "IfApplicable", "otherwise"],

  ["a green card", aCase().answers({ usPr: true }), "usPermanentResidentCard", "Required", "holdsUsGreenCard"],
  ["no green card", aCase().answers({ usPr: false }), "usPermanentResidentCard", "NotApplicable", "otherwise"],
  [
    "a visa of the United States",
    aCase().answers({ previousVisas: [{ country: "US", result: "approved" }] }),
    "usVisa",
    "Recommended",
    "wasApprovedByUnitedStates",
  ],
  [
    "a visa that the United States refused",
    aCase().answers({ previousVisas: [{ country: "US", result: "refused" }] }),
    "usVisa",
    "NotApplicable",
    "otherwise",
  ],
  ["a spouse", aCase().spouse(), "spouseUsPermanentResidentCard", "IfApplicable", "otherwise"],
  ["a spouse", aCase().spouse(), "spouseUsVisa", "IfApplicable", "otherwise"],
  [
    "a visitor with a green card",
    visitor.answers({ vvHasSpecialPassport: ["usLpr"] }),
    "visitorUsPermanentResidentCard",
    "Required",
    "visitorIsUsResident",
  ],
  [
    "a visitor without",
    visitor.answers({ vvHasSpecialPassport: ["none"] }),
    "visitorUsPermanentResidentCard",
    "NotApplicable",
    "otherwise",
  ],
  [
    "a visitor who held a visa",
    visitor.answers({ vvHasPreviousTrvOrUsVisa: true }),
    "visitorUsVisa",
    "Recommended",
    "heldVisaBefore",
  ],
  [
    "a visitor who never did",
    visitor.answers({ vvHasPreviousTrvOrUsVisa: false }),
    "visitorUsVisa",
    "NotApplicable",
    "otherwise",
  ],

  [
    "a Peruvian in Chile",
    aCase().answers({ country: "CL", passportCountries: ["PE"] }),
    "residencePermit",
    "Required",
    "livesAwayFromPassport",
  ],
  [
    "a Peruvian in Peru",
    aCase().answers({ country: "PE", passportCountries: ["PE"] }),
    "residencePermit",
    "NotApplicable",
    "otherwise",
  ],
  [
    "a Peruvian in Canada",
    aCase().answers({ country: "CA", passportCountries: ["PE"] }),
    "residencePermit",
    "NotApplicable",
    "otherwise",
  ],
  ["passports not answered", aCase().answers({ country: "CL" }), "residencePermit", "NotApplicable", "otherwise"],

  [
    "another name at birth",
    aCase().answers({ isDiffToBirthName: true }),
    "nameChangeDocument",
    "Required",
    "birthNameDiffers or namesDiffer",
  ],
  [
    "names that differ between papers",
    aCase().answers({ isNameSameOnOfficialDocs: false }),
    "nameChangeDocument",
    "Required",
    "birthNameDiffers or namesDiffer",
  ],
  [
    "one name",
    aCase().answers({ isDiffToBirthName: false, isNameSameOnOfficialDocs: true }),
    "nameChangeDocument",
    "NotApplicable",
    "otherwise",
  ],
];

const permissions: readonly PermissionRow[] = [
  ["a student", aCase(), "national-id", ["View", "Upload"]],
  ["no spouse", aCase(), "spouse-national-id", []],
];

describeLevels(identityPages, levels);
describePermissions(identityPages, permissions);
