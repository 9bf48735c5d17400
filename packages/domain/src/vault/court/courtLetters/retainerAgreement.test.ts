import { aCase } from "../../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../../test/vaultRows.ts";
import type { ApplicationStatus } from "../../../caseFile/application.ts";
import { retainerAgreementPages } from "./retainerAgreement.ts";

const court = (status: ApplicationStatus) => aCase().type("JudicialReview").status(status);
const preparing = court("JrPreparation");

const levels: readonly LevelRow[] = [["any court case", preparing, "retainerAgreement", "Required", "otherwise"]];

const permissions: readonly PermissionRow[] = [
  ["the client signs", preparing, "retainer-agreement", ["View", "Upload"]],
];

describeLevels(retainerAgreementPages, levels);
describePermissions(retainerAgreementPages, permissions);
