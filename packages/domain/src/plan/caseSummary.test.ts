import { expect, test } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { closedSummary, summaryOf } from "./caseSummary.ts";
import { computePlan } from "./plan.ts";

test("of a closed court case the day of the appeal stays, and nothing of the authority", () => {
  const dismissed = aCase()
    .type("JudicialReview")
    .status("JrDismissed")
    .application({ judgmentAt: "2026-11-10" })
    .request({ kind: "court", dueDate: "2026-11-25" });
  const plan = computePlan(dismissed.build());
  expect(summaryOf(plan).nextDeadline).toBe("2026-11-25");
  expect(closedSummary(plan)).toMatchObject({ nextDeadline: "2026-12-10", isBlocked: false });
});
