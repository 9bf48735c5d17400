import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { visitHostPages } from "./visitHost.ts";

const visitor = aCase().type("VisitorVisa");
const atFamily = visitor.answers({ vvHostInCanada: "family" });
const atFriends = visitor.answers({ vvHostInCanada: "friend" });
const atSchool = visitor.answers({ vvHostInCanada: "school" });
const superVisa = atFamily.answers({ vvIsSuperVisa: true });
const noHost = "not isVisitorVisa and someoneHosts";

const levels: readonly LevelRow[] = [
  ["a super visa", superVisa, "hostStatus", "Required", "isSuperVisa"],
  ["family that hosts", atFamily, "hostStatus", "Required", "familyHosts or friendHosts"],
  ["friends who host", atFriends, "hostStatus", "Required", "familyHosts or friendHosts"],
  ["a school that hosts", atSchool, "hostStatus", "NotApplicable", "otherwise"],
  ["a hotel", visitor.answers({ vvHostInCanada: "hotel" }), "hostStatus", "NotApplicable", noHost],
  ["a host not answered", visitor, "hostStatus", "NotApplicable", noHost],
  ["a super visa", superVisa, "hostLetter", "Required", "isSuperVisa"],
  [
    "friends who host, while the lawyer reviews",
    atFriends.status("LawyerReview"),
    "hostLetter",
    "Required",
    "someoneHosts and lawyerReviews",
  ],
  ["friends who host", atFriends, "hostLetter", "Recommended", "otherwise"],
  ["a school that hosts", atSchool, "hostLetter", "Recommended", "otherwise"],
  ["friends who host", atFriends, "hostProperty", "Recommended", "familyHosts or friendHosts"],
  ["a school that hosts", atSchool, "hostProperty", "NotApplicable", "otherwise"],
  ["a super visa", superVisa, "hostFamilySize", "Required", "isSuperVisa"],
  [
    "family that hosts, no super visa",
    atFamily.answers({ vvIsSuperVisa: false }),
    "hostFamilySize",
    "NotApplicable",
    "otherwise",
  ],
];

const permissions: readonly PermissionRow[] = [
  ["family that hosts", atFamily, "visitor-visa-host-letter", ["View", "Upload"]],
  ["nobody hosts", visitor, "visitor-visa-host-letter", []],
];

describeLevels(visitHostPages, levels);
describePermissions(visitHostPages, permissions);
