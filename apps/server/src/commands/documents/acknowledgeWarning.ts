import { randomUUID } from "node:crypto";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { Asker } from "../../policies/actor.ts";
import { mayAcknowledgeWarning } from "../../policies/assessment.ts";
import { factsOf } from "../../policies/facts.ts";
import { planOf } from "../../policies/redactedCase.ts";
import { mayKnowNamed } from "../../policies/storedFiles.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { noName } from "../../store/names/hiddenNames.ts";
import {
  insertAcknowledgement,
  listAcknowledgements,
  stillSeen,
  warningState,
} from "../../store/documents/warnings.ts";
import { notFound, type CommandDeps } from "../deps.ts";
import { notReady, whyNotInCase } from "../refuse.ts";
import { notDone, type ForApplication } from "../startApplication.ts";
import { loadCaseFor } from "../loadCaseFor.ts";

const notRaised: Refusal = {
  code: "warningNotRaised",
  text: {
    en: "This warning no longer applies, because something changed. Look at the page again.",
    fr: "Cet avertissement ne s’applique plus, parce que quelque chose a changé. Regardez la page de nouveau.",
  },
};

const mustBeMended: Refusal = {
  code: "warningBlocking",
  text: {
    en: "This problem must be fixed before the application can continue. Replace the document or change the answer.",
    fr: "Ce problème doit être corrigé avant que la demande puisse continuer. Remplacez le document ou modifiez la réponse.",
  },
};

/** Notes that somebody saw a warning, or that a document says something else than an answer, and goes on all the same: for the state of the case as it is now. */
export async function acknowledgeWarning(
  deps: CommandDeps,
  asker: Asker,
  given: { readonly applicationId: string; readonly warningId: string; readonly fileId?: string | null | undefined },
): Promise<ForApplication> {
  const loaded = asker && (await loadCaseFor(deps, asker, given.applicationId));
  if (!loaded || asker === null) return notDone(notReady(asker) ?? notFound);
  const facts = factsOf(loaded.row);
  if (!mayAcknowledgeWarning(asker, facts)) return notDone(whyNotInCase(asker, facts, "acknowledgeWarning"));
  const plan = planOf(loaded);
  const { differences, warnings: ofAnswers } = plan.assessment;
  const seeable = [...ofAnswers, ...plan.warnings, ...differences.map((each) => ({ ...each, blocking: false }))];
  const warning = seeable.find(
    ({ id, fileId }) =>
      id === given.warningId &&
      (fileId ?? null) === (given.fileId ?? null) &&
      (fileId === undefined || mayKnowNamed(asker, loaded, fileId)),
  );
  if (!warning) return notDone(notRaised);
  if (warning.blocking) return notDone(mustBeMended);
  const state = warningState(await deps.personKey(loaded.row.owner_id), loaded.caseFile, warning);
  const before = stillSeen(await listAcknowledgements(deps.db, loaded.row.id), [{ warning, state }]);
  if (before.length === 0) {
    const at = deps.now();
    const fileId = warning.fileId ?? null;
    await deps.db.transaction(async (tx) => {
      const id = randomUUID();
      await insertAcknowledgement(tx, {
        id,
        applicationId: loaded.row.id,
        fileId,
        warningId: noName,
        stateMac: state,
        acknowledgedBy: asker.userId,
        acknowledgedAt: at,
      });
      await appendAudit(tx, {
        chainId: loaded.row.id,
        actorId: asker.userId,
        kind: "warningAcknowledged",
        subject: { acknowledgementId: id, fileId },
        at,
      });
    });
    deps.publishChange({
      applicationId: loaded.row.id,
      kind: "warning",
      ...(fileId === null ? {} : { fileId }),
      writer: deps.writer,
    });
  }
  return { applicationId: loaded.row.id, refusals: [] };
}
