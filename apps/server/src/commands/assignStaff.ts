import type { Refusal } from "@boreal/domain/kernel/validation";
import type { Asker } from "../policies/actor.ts";
import { mayAssignStaff, mayBeAssigned } from "../policies/applications.ts";
import { factsOf } from "../policies/facts.ts";
import { insertAssignment } from "../store/cases/applications.ts";
import { appendAudit } from "../store/auditLog.ts";
import { readApplicationRow } from "../store/cases/caseRow.ts";
import { findRoles } from "../store/profiles.ts";
import { notFound, type CommandDeps } from "./deps.ts";
import { tell, type Notice } from "./notices/tell.ts";
import { notReady, whyNotInCase } from "./refuse.ts";
import { notDone, type ForApplication } from "./startApplication.ts";

export const notAssignable: Refusal = {
  code: "notAssignable",
  text: {
    en: "Only lawyers and paralegals can be assigned. Choose someone from the list.",
    fr: "Seul le personnel juridique (avocates, avocats et parajuristes) peut être affecté. Choisissez une personne dans la liste.",
  },
};

/** Assigned again after they were taken off the case, it is news again. */
export const assigned = (applicationId: string, staffId: string, at: Date): Notice => ({
  kind: "caseAssigned",
  to: staffId,
  key: `${applicationId} ${at.toISOString()}`,
  applicationId,
});

/** Gives a lawyer or paralegal an application to work on. Doing it twice changes nothing. */
export async function assignStaff(
  deps: CommandDeps,
  asker: Asker,
  given: { readonly applicationId: string; readonly staffId: string },
): Promise<ForApplication> {
  const row = asker && (await readApplicationRow(deps.db, given.applicationId));
  if (!row || asker === null) return notDone(notReady(asker) ?? notFound);
  const facts = factsOf(row);
  if (!mayAssignStaff(asker, facts)) return notDone(whyNotInCase(asker, facts, "assignStaff"));
  if (!mayBeAssigned(await findRoles(deps.db, given.staffId))) return notDone(notAssignable);
  const at = deps.now();
  const isNew = await deps.db.transaction(async (tx) => {
    const inserted = await insertAssignment(tx, { applicationId: row.id, staffId: given.staffId, at });
    if (!inserted) return false;
    await appendAudit(tx, {
      chainId: row.id,
      actorId: asker.userId,
      kind: "staffAssigned",
      subject: { staffId: given.staffId },
      at,
    });
    // Whoever takes a case over by themselves knows it.
    if (given.staffId !== asker.userId) await tell(deps, tx, assigned(row.id, given.staffId, at));
    return true;
  });
  if (isNew) deps.publishChange({ applicationId: row.id, kind: "status", writer: deps.writer });
  return { applicationId: row.id, refusals: [] };
}
