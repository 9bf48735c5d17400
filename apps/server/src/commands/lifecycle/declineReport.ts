import { publishChange } from "../../jobs/changes.ts";
import type { Asker } from "../../policies/actor.ts";
import { factsOf } from "../../policies/facts.ts";
import { maySettleReports } from "../../policies/lifecycle.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { settleReports } from "../../store/cases/statusChanges.ts";
import { notFound, says, type CommandDeps } from "../deps.ts";
import { loadCaseFor } from "../loadCaseFor.ts";
import { notReady, whyNotInCase } from "../refuse.ts";
import { refusedStatus, type StatusOutcome } from "./changeStatus.ts";
import { tellOfDeclined } from "./tellOfStatus.ts";

const nothingReported = says("nothingReported", {
  en: "There is no report any more: somebody confirmed or declined it. Load the page again.",
  fr: "Il n’y a plus de signalement\u00a0: quelqu’un l’a confirmé ou refusé. Rechargez la page.",
});

/** What the applicant reported is not so. Confirming it is the change itself. */
export async function declineReport(
  deps: CommandDeps,
  asker: Asker,
  given: { readonly applicationId: string },
): Promise<StatusOutcome> {
  const loaded = asker && (await loadCaseFor(deps, asker, given.applicationId));
  if (!loaded || asker === null) return refusedStatus(notReady(asker) ?? notFound);
  const { row } = loaded;
  const facts = factsOf(row);
  if (!maySettleReports(asker, facts)) return refusedStatus(whyNotInCase(asker, facts, "settleReports"));
  const at = deps.now();
  return await deps.db.transaction(async (tx) => {
    const declined = await settleReports(tx, row.id, { by: asker.userId, at, outcome: () => "declined" });
    if (declined.length === 0) return refusedStatus(nothingReported);
    await tellOfDeclined(deps, tx, { row, reports: declined });
    await publishChange(tx, { applicationId: row.id, kind: "status", writer: deps.writer });
    await appendAudit(tx, {
      chainId: row.id,
      actorId: asker.userId,
      kind: "reportDeclined",
      subject: { reports: declined.length },
      at,
    });
    return { applicationId: row.id, refusals: [], open: [], isReported: false };
  });
}
