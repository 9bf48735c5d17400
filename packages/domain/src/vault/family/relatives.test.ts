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
    "isExpressEntry and hasSiblingInCanada",
  ],
  ["an aunt in Canada", aunt, "canadianFamilyMemberStatus", "Recommended", "hasRelativeInCanada"],
  [
    "a Canadian spouse",
    aCase().answers({ hasCanadianSpouse: true }),
    "canadianFamilyMemberStatus",
    "Recommended",
    "hasRelativeInCanada",
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
    "isExpressEntry and hasSiblingInCanada",
  ],
  ["an aunt in Canada", aunt, "canadianFamilyMemberRelationship", "Recommended", "hasRelativeInCanada"],
  ["nothing answered", aCase(), "canadianFamilyMemberRelationship", "IfApplicable", "otherwise"],
  [
    "a sister in Canada, Express Entry",
    sibling,
    "canadianFamilyMemberAddress",
    "Required",
    "isExpressEntry and hasSiblingInCanada",
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
    "isSpouseOfTemporaryResident",
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
