import { aCase } from "../../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../../test/vaultRows.ts";
import type { ApplicationStatus } from "../../../caseFile/application.ts";
import { lateDecisionPages } from "./lateDecision.ts";

const court = (status: ApplicationStatus) => aCase().type("JudicialReview").status(status);
const preparing = court("JrPreparation");

const levels: readonly LevelRow[] = [
  ["a demand about a delay", court("MandamusDemand"), "demandLetter", "Required", "caseIsAboutDelay"],
  ["a refusal", preparing, "demandLetter", "NotApplicable", "otherwise"],
  [
    "an application about a delay",
    court("MandamusLeaveFiled"),
    "writOfMandamusAffidavit",
    "Required",
    "caseIsAboutDelay",
  ],
  ["a refusal", preparing, "writOfMandamusAffidavit", "NotApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [["the client", preparing, "demand-letter", []]];

describeLevels(lateDecisionPages, levels);
describePermissions(lateDecisionPages, permissions);
