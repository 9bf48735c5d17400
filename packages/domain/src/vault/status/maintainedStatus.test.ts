import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { maintainedStatusPages } from "./maintainedStatus.ts";

const maintained = { currentImmigrationStatus: "maintained" } as const;

const levels: readonly LevelRow[] = [
  [
    "a work permit extension, an extension in progress",
    aCase().type("WorkPermitExtension").answers(maintained),
    "maintainedStatusLetter",
    "Recommended",
    "isOnMaintainedStatus and isWorkApplication",
  ],
  [
    "a work permit extension",
    aCase().type("WorkPermitExtension"),
    "maintainedStatusLetter",
    "NotApplicable",
    "otherwise",
  ],
];

const permissions: readonly PermissionRow[] = [
  ["a work permit extension", aCase().type("WorkPermitExtension"), "maintained-status-letter", ["View"]],
];

describeLevels(maintainedStatusPages, levels);
describePermissions(maintainedStatusPages, permissions);
