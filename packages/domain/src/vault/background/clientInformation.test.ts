import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { clientInformationPages } from "./clientInformation.ts";

const inChina = aCase().answers({ country: "CN" });
const abroad = aCase().spouse("OpenWorkPermit").answers({ spouseCountry: "PE" });
const here = aCase().spouse("OpenWorkPermit").answers({ spouseCountry: "CA" });

const levels: readonly LevelRow[] = [
  [
    "the family of a graduate",
    aCase().type("PgwpFamily"),
    "familyMemberIds",
    "Required",
    "isFamilyOfGraduate or hasFamilyAbroad",
  ],
  [
    "a mother in Peru",
    aCase().answers({ familyMembersLocation: [{ familyMember: "mother", country: "PE" }] }),
    "familyMemberIds",
    "Required",
    "isFamilyOfGraduate or hasFamilyAbroad",
  ],
  [
    "a mother in Canada",
    aCase().answers({ familyMembersLocation: [{ familyMember: "mother", country: "CA" }] }),
    "familyMemberIds",
    "NotApplicable",
    "otherwise",
  ],
  ["a student", aCase(), "clientResume", "Recommended", "otherwise"],
  ["a visitor", aCase().type("VisitorVisa"), "clientResume", "NotApplicable", "resumeHasOwnPage"],
  ["a first study permit", aCase(), "parentIds", "Recommended", "isStudent"],
  ["an extension", aCase().type("StudentExtension"), "parentIds", "NotApplicable", "otherwise"],
  ["a house", aCase().answers({ hasProperty: true }), "proofOfProperty", "Recommended", "ownsProperty"],
  ["no house", aCase().answers({ hasProperty: false }), "proofOfProperty", "NotApplicable", "otherwise"],
  ["a spouse in Peru", abroad, "spouseFamilyMemberIds", "Required", "spouseLivesAbroad"],
  ["a spouse in Canada", here, "spouseFamilyMemberIds", "NotApplicable", "otherwise"],
  ["the spouse’s country not answered", aCase().spouse(), "spouseFamilyMemberIds", "NotApplicable", "otherwise"],
  ["a spouse in Peru", abroad, "spouseClientResume", "Required", "spouseLivesAbroad"],
  ["a spouse in Canada", here, "spouseClientResume", "NotApplicable", "otherwise"],
  ["a student in China", inChina, "chinaInformationForm", "Required", "livesInChina"],
  ["a student in Peru", aCase().answers({ country: "PE" }), "chinaInformationForm", "NotApplicable", "otherwise"],
  [
    "a worker in China",
    aCase().type("WorkPermitExtension").answers({ country: "CN" }),
    "chinaInformationForm",
    "Required",
    "livesInChina",
  ],
  [
    "family of somebody in Express Entry",
    aCase()
      .type("ExpressEntry")
      .answers({ familyMembersLocation: [{ familyMember: "mother", country: "PE" }] }),
    "familyMemberIds",
    "Required",
    "isFamilyOfGraduate or hasFamilyAbroad",
  ],
  ["a student in China with a spouse", inChina.spouse(), "spouseChinaInformationForm", "Required", "livesInChina"],
  ["a student in China without", inChina, "spouseChinaInformationForm", "NotApplicable", "not spouseIsInCase"],
  [
    "a student in Peru with a spouse",
    aCase().answers({ country: "PE" }).spouse(),
    "spouseChinaInformationForm",
    "NotApplicable",
    "otherwise",
  ],
];

const permissions: readonly PermissionRow[] = [
  ["a student in China", inChina, "china-information-form", ["View", "Upload"]],
];

describeLevels(clientInformationPages, levels);
describePermissions(clientInformationPages, permissions);
