import type { PlanPartId } from "../../../apps/web/src/case/parts/PlanPart.tsx";
import { text as planText } from "../../../apps/web/src/features/plan/text.ts";
import { faultsInDresses } from "../axe.ts";
import type { Visitor } from "../visitor.ts";
import { keepPicture } from "./fromRegistration.ts";
import { unfoldPart } from "./planPage.ts";

/** The plan with these parts unfolded; answers with the faults that the checker of accessibility finds. */
export async function lookAtPlan(
  visitor: Visitor,
  applicationId: string,
  parts: readonly PlanPartId[],
): Promise<readonly string[]> {
  await visitor.open(`/applications/${applicationId}`);
  await visitor.heading(planText.title).waitFor();
  for (const part of parts) await unfoldPart(visitor, part);
  await visitor.rest();
  await keepPicture(visitor, `plan-${applicationId.slice(0, 4)}`);
  return await faultsInDresses(visitor.page, "plan");
}

/** The page of the official forms; answers with the faults that the checker of accessibility finds. */
export async function lookAtForms(visitor: Visitor, applicationId: string): Promise<readonly string[]> {
  await visitor.open(`/applications/${applicationId}/forms`);
  await visitor.page.getByRole("main").getByRole("heading").first().waitFor();
  await visitor.rest();
  await keepPicture(visitor, `forms-${applicationId.slice(0, 4)}`);
  return await faultsInDresses(visitor.page, "forms");
}
