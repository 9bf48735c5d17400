import { aCase } from "../../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../../test/vaultRows.ts";
import { proceduralFairnessLetterPages } from "./proceduralFairnessLetter.ts";

const levels: readonly LevelRow[] = [
  ["any application", aCase(), "proceduralFairnessLetter", "IfApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [
  ["a student", aCase(), "procedural-fairness-letter", ["View", "Upload"]],
];

describeLevels(proceduralFairnessLetterPages, levels);
describePermissions(proceduralFairnessLetterPages, permissions);
