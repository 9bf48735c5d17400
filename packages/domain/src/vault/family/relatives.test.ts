import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, type LevelRow } from "../../../test/vaultRows.ts";
import { relativePages } from "./relatives.ts";

const sibling = aCase().type("ExpressEntry").answers({ hasCanadianSibling: true });
const aunt = aCase().answers({ familyMembersLocation: [{ familyMember: "aunt", country: "CA" }] });

const levels: readonly LevelRow[] = [
  [
    "a sister in Canada, Express Entry",
    sibling,
    "canadianFamilyMemberStatus",
    "Required",
    "expressEntry and canadianSibling",
  ],
  ["an aunt in Canada", aunt, "canadianFamilyMemberStatus", "Recommended", "canadianRelative"],
  [
    "a Canadian spouse",
    aCase().answers({ hasCanadianSpouse: true }),
    "canadianFamilyMemberStatus",
    "Recommended",
    "canadianRelative",
  ],
  [
    "nobody in Canada",
    aCase().answers({ familyMembersLocation: [{ familyMember: "aunt", country: "PE" }] }),
    "canadianFamilyMemberStatus",
    "IfApplicable",
    "otherwise",
  ],
  [
    "a sister in Canada, Express Entry",
    sibling,
    "canadianFamilyMemberRelationship",
    "Required",
    "expressEntry and canadianSibling",
  ],
  ["an aunt in Canada", aunt, "canadianFamilyMemberRelationship", "Recommended", "canadianRelative"],
  ["nothing answered", aCase(), "canadianFamilyMemberRelationship", "IfApplicable", "otherwise"],
  [
    "a sister in Canada, Express Entry",
    sibling,
    "canadianFamilyMemberAddress",
    "Required",
    "expressEntry and canadianSibling",
  ],
  [
    "a sister in Canada, a student",
    aCase().answers({ hasCanadianSibling: true }),
    "canadianFamilyMemberAddress",
    "IfApplicable",
    "otherwise",
  ],
  [
    "a spouse with a permit in Canada",
    aCase().answers({ isSpouseOfTemporaryResident: true }),
    "inCanadaFamilyStatus",
    "Required",
    "spouseOfTemporaryResident",
  ],
  [
    "no such spouse",
    aCase().answers({ isSpouseOfTemporaryResident: false }),
    "inCanadaFamilyStatus",
    "NotApplicable",
    "otherwise",
  ],
];

describeLevels(relativePages, levels);
