import { parseArgs } from "node:util";
import { computePlan } from "@boreal/domain/plan/plan";
import { readyForReview } from "@boreal/domain/review/readyForReview";
import { today } from "@boreal/server/clock";
import { dayGiven, forEachCase, onDay, onePath } from "./caseInput.ts";
import type { ExitStatus } from "./exitStatus.ts";
import { planText } from "./planText.ts";
import { languageOf, type Terminal } from "./terminal.ts";

/** `boreal plan CASE.json [--on DATE] [--json]`: everything that follows from a case. */
export async function planCommand(args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { on: { type: "string" }, json: { type: "boolean" } },
    allowPositionals: true,
  });
  const path = onePath("plan", positionals);
  const day = dayGiven(values.on);
  return forEachCase(
    path,
    day ?? today({ today: terminal.environment.BOREAL_TODAY }),
    terminal,
    (caseFile, perLine) => {
      const dated = onDay(caseFile, day);
      const computed = computePlan(dated);
      const plan = { ...computed, readiness: readyForReview(dated, computed.readiness) };
      terminal.out(
        values.json
          ? `${JSON.stringify(plan, null, perLine ? 0 : 2)}\n`
          : planText(plan, languageOf(terminal.environment)),
      );
      return [];
    },
  );
}
