import { expect, test } from "vitest";
import { aCase } from "../../../../test/caseBuilder.ts";
import { describeLevels, type LevelRow } from "../../../../test/vaultRows.ts";
import type { ApplicationStatus } from "../../../caseFile/application.ts";
import { serviceAndAppearancePages } from "./serviceAndAppearance.ts";

const court = (status: ApplicationStatus) => aCase().type("JudicialReview").status(status);
const preparing = court("JrPreparation");
const filed = court("JrLeaveFiled");

const levels: readonly LevelRow[] = [
  ["leave applied for", filed, "proofOfService", "Required", "caseWasFiledInCourt"],
  ["in preparation", preparing, "proofOfService", "NotApplicable", "otherwise"],
  ["leave applied for", filed, "noticeOfAppearance", "IfApplicable", "caseWasFiledInCourt"],
  ["in preparation", preparing, "noticeOfAppearance", "NotApplicable", "otherwise"],
];

describeLevels(serviceAndAppearancePages, levels);

test("the instructions name the days of the dated table", () => {
  const proof = serviceAndAppearancePages.find(({ slug }) => slug === "proof-of-service");
  expect(proof?.slots[0]?.instructionValues?.(filed.reader())).toMatchObject({ service: 10 });
});
