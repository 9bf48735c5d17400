import { longestMessage } from "@boreal/domain/kernel/writtenLengths";
import { publishChange } from "../../jobs/changes.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayDecideConflict } from "../../policies/desk/conflicts.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { findConflictCheck, writeConflictDecision } from "../../store/conflicts/conflictChecks.ts";
import { conflictDecisions, type ConflictDecision } from "../../store/tables/clients/conflicts.ts";
import { findCaseForChange } from "../caseForChange.ts";
import { says, type CommandDeps } from "../deps.ts";
import { isLongerThan, severalLinesOf } from "../personsWords.ts";
import { notDone, type ForApplication } from "../startApplication.ts";

const notADecision = says("conflictDecisionMissing", {
  en: "Choose what you decide: no conflict, a conflict, or a conflict that is waived.",
  fr: "Choisissez votre décision\u00A0: aucun conflit, un conflit, ou un conflit auquel on a consenti.",
});
const reasonMissing = says("conflictReasonMissing", {
  en: "Write the reason, so that people who read it later understand the decision.",
  fr: "Écrivez le motif, pour que la décision se comprenne plus tard.",
});
const reasonTooLong = says("conflictReasonTooLong", {
  en: `The reason is longer than ${longestMessage.toLocaleString("en-CA")} characters. Shorten it.`,
  fr: `Le motif dépasse ${longestMessage.toLocaleString("fr-CA")} caractères. Raccourcissez-le.`,
});
const checkNotFound = says("conflictCheckNotFound", {
  en: "We could not find this check. Load the page again to see the checks of this case.",
  fr: "Nous n’avons pas trouvé cette vérification. Rechargez la page pour voir celles de ce dossier.",
});

const isDecision = (given: string): given is ConflictDecision => conflictDecisions.some((one) => one === given);

/** Notes what a lawyer decided of what a check found, and why. Decided again, the last counts; the log keeps each. */
export async function decideConflict(
  deps: CommandDeps,
  asker: Asker,
  given: {
    readonly applicationId: string;
    readonly checkId: string;
    readonly decision: string;
    readonly reason: string;
  },
): Promise<ForApplication> {
  const { applicationId, checkId, decision } = given;
  const found = await findCaseForChange(deps, asker, applicationId, {
    may: mayDecideConflict,
    change: "decideConflict",
  });
  if ("refused" in found) return notDone(found.refused);
  if (!isDecision(decision)) return { applicationId: null, refusals: [{ ...notADecision, path: "decision" }] };
  const reason = severalLinesOf(given.reason);
  if (reason === "") return { applicationId: null, refusals: [{ ...reasonMissing, path: "reason" }] };
  if (isLongerThan(reason, longestMessage))
    return { applicationId: null, refusals: [{ ...reasonTooLong, path: "reason" }] };
  const key = await deps.personKey(found.row.owner_id);
  const at = deps.now();
  const isDone = await deps.db.transaction(async (tx) => {
    const check = await findConflictCheck(tx, { applicationId, id: checkId });
    if (!check) return false;
    await writeConflictDecision(tx, key, {
      id: checkId,
      applicationId,
      decision,
      decidedBy: found.actorId,
      reason,
      at,
    });
    await publishChange(tx, { applicationId, kind: "note", writer: deps.writer });
    await appendAudit(tx, {
      chainId: applicationId,
      actorId: found.actorId,
      kind: "conflictDecided",
      subject: { checkId, decision },
      at,
    });
    return true;
  });
  return isDone ? { applicationId, refusals: [] } : notDone(checkNotFound);
}
