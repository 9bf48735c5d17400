import type { DependentType } from "@boreal/domain/caseFile/dependents";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { Asker } from "../../policies/actor.ts";
import { mayChangeDependents } from "../../policies/dependents.ts";
import { factsOf } from "../../policies/facts.ts";
import { isInScope } from "../../policies/applications.ts";
import { lockApplication } from "../../store/cases/applications.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { readApplicationRow, type ApplicationRow } from "../../store/cases/caseRow.ts";
import { findDependent, lockDependents, removeDependents } from "../../store/cases/dependents.ts";
import { listDependentFiles, trashDocument } from "../../store/documents/documents.ts";
import { openCaseToWrite } from "../../store/cases/openedCases.ts";
import { isDependentType } from "./dependentInput.ts";
import { notFound, type CommandDeps } from "../deps.ts";
import { wouldComeBack } from "../answers/followAnswers.ts";
import { lockedNow, notReady, whyNotNow } from "../refuse.ts";

export type Done = { readonly done: boolean; readonly refusals: readonly Refusal[] };

const refused = (refusal: Refusal): Done => ({ done: false, refusals: [refusal] });

const answeredToCome: Refusal = {
  code: "dependentAnswered",
  text: {
    en: "Your answers say that this person comes with you. Change that answer, and the person leaves the application.",
    fr: "Selon vos réponses, cette personne vous accompagne. Modifiez cette réponse, et la personne ne fera plus partie de la demande.",
  },
};

/** Takes one person out of the case. Their documents go to the trash, where they can be put back. */
export async function removeDependent(deps: CommandDeps, asker: Asker, id: string): Promise<Done> {
  const found = asker && (await findDependent(deps.db, id));
  if (!found) return refused(notReady(asker) ?? notFound);
  return await remove(deps, asker, found.applicationId, { id });
}

/** Takes all dependents of one type out of the case. Done also when there was none. */
export async function removeDependentsByType(
  deps: CommandDeps,
  asker: Asker,
  given: { readonly applicationId: string; readonly type: string },
): Promise<Done> {
  if (!isDependentType(given.type)) return refused(notReady(asker) ?? notFound);
  return await remove(deps, asker, given.applicationId, { type: given.type });
}

async function remove(
  deps: CommandDeps,
  asker: Asker,
  applicationId: string,
  which: { readonly id: string } | { readonly type: DependentType },
): Promise<Done> {
  const row = await readApplicationRow(deps.db, applicationId);
  const because = row ? whyNotRemove(asker, row) : (notReady(asker) ?? notFound);
  if (because || !row || asker === null) return refused(because ?? notFound);
  const opened = await openCaseToWrite(deps, row.id);
  if (!opened) return refused(notFound);
  const leaving = opened.caseFile.dependents
    .filter((one) => ("id" in which ? one.id === which.id : one.type === which.type))
    .map(({ id }) => id);
  if (wouldComeBack(opened.caseFile, leaving)) return refused(answeredToCome);
  const at = deps.now();
  const removed = await deps.db.transaction(async (tx) => {
    if (!(await lockApplication(tx, row.id, row.status))) return undefined;
    const dependents = await lockDependents(tx, row.id, which);
    const ids = dependents.map((dependent) => dependent.id);
    if (ids.length === 0) return [];
    await removeDependents(tx, ids, at);
    const files: string[] = [];
    for (const dependentId of ids) {
      for (const fileId of await listDependentFiles(tx, row.id, dependentId)) {
        if (await trashDocument(tx, fileId, asker.userId, at)) files.push(fileId);
      }
    }
    await appendAudit(tx, {
      chainId: row.id,
      actorId: asker.userId,
      kind: "dependentsRemoved",
      subject: { dependentIds: ids, fileIds: files },
      at,
    });
    return files;
  });
  if (!removed) return refused(lockedNow(asker, factsOf(row)));
  deps.publishChange({ applicationId: row.id, kind: "dependents", writer: deps.writer });
  for (const fileId of removed)
    deps.publishChange({ applicationId: row.id, kind: "document", fileId, writer: deps.writer });
  return { done: true, refusals: [] };
}

function whyNotRemove(asker: Asker, row: ApplicationRow): Refusal | undefined {
  const facts = factsOf(row);
  if (mayChangeDependents(asker, facts)) return undefined;
  if (!isInScope(asker, facts)) return notReady(asker) ?? notFound;
  return whyNotNow(asker, facts, "changeDependents");
}
