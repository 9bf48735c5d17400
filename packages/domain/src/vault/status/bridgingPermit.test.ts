import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { bridgingPermitPages } from "./bridgingPermit.ts";

const levels: readonly LevelRow[] = [
  ["a bridging permit", aCase().type("Bowp"), "prApplicationProof", "Required", "isBridgingPermit"],
  ["a student", aCase(), "prApplicationProof", "NotApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [
  ["a bridging permit", aCase().type("Bowp"), "pr-application-proof", ["View", "Upload"]],
];

describeLevels(bridgingPermitPages, levels);
describePermissions(bridgingPermitPages, permissions);
