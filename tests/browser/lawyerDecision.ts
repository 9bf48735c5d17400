import { computePlan } from "@boreal/domain/plan/plan";
import { expect } from "vitest";
import { text } from "../../apps/web/src/case/lawyerDecision/text.ts";
import type { Client } from "./client.ts";
import { overviewOf } from "./openSlots.ts";
import { unfoldPart } from "./case/planPage.ts";
import { waitUntil } from "../running/patience.ts";
import { beginning, type Visitor } from "./visitor.ts";

/** Every blocking warning on the page, each with the reason. */
async function overrideEach(lawyer: Visitor, count: number, reason: string): Promise<void> {
  // The innermost: what is to be checked is folded as a whole as well.
  const open = lawyer.page
    .locator("details:not(:has(details))")
    .filter({ has: lawyer.page.locator("summary", { hasText: lawyer.t(text.override) }) });
  for (let left = count; left > 0; left -= 1) {
    await waitUntil(
      async () => (await open.count()) === left,
      () => `${left} warnings were to be overridden`,
    );
    await lawyer.press(open.first().locator("summary"));
    await lawyer.hand.write(open.first().getByRole("textbox"), reason);
    await lawyer.press(open.first().getByRole("button", { name: beginning(lawyer.t(text.overrideSave)) }));
  }
}

const reason = "I saw the signed form in the office.";

/** A lawyer overrides that scans of forms could not be checked, the only thing that holds this case back; the applicant reads why. */
export async function overrideUnchecked(
  lawyer: Visitor,
  applicant: Visitor,
  program: Client,
  applicationId: string,
): Promise<void> {
  const blocking = async () =>
    computePlan((await overviewOf(program, applicationId)).caseFile)
      .warnings.filter((warning) => warning.blocking)
      .map(({ id }) => id);
  const unchecked = await blocking();
  expect(new Set(unchecked)).toEqual(new Set(["formNotValidated"]));
  await lawyer.open(`/applications/${applicationId}`);
  await unfoldPart(lawyer, "check");
  await overrideEach(lawyer, unchecked.length, reason);
  await waitUntil(
    async () => (await blocking()).length === 0,
    () => "a warning still holds the case back",
  );
  await applicant.open(`/applications/${applicationId}`);
  await unfoldPart(applicant, "check");
  await waitUntil(
    async () => (await applicant.page.getByText(reason).count()) === unchecked.length,
    () => "the applicant does not read every reason",
  );
}
