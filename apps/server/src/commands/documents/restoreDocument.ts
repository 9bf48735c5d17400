import type { Refusal } from "@boreal/domain/kernel/validation";
import { isUnsorted, mostUnsorted } from "@boreal/domain/vault/files/unsortedFiles";
import { pageOf } from "@boreal/domain/vault/pages";
import { slotFull } from "../../files/checks/refusals.ts";
import { publishChange } from "../../jobs/changes.ts";
import type { Asker } from "../../policies/actor.ts";
import type { Away, FileFacts } from "../../policies/documents.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { countInSlot, lockFilesOf, untrashDocument } from "../../store/documents/documents.ts";
import { changed, findForChange, refusedTo, type DocumentResult } from "./documentResult.ts";
import type { FileDeps } from "./fileDeps.ts";
import { endNoDocument } from "./noDocument.ts";
import { sendSkipped } from "../reading/recordReading.ts";

const personLeft: Refusal = {
  code: "personLeft",
  text: {
    en: "This document belongs to a person who is no longer in the application. Add the person again under “Your family”, then restore it.",
    fr: "Ce document appartient à une personne qui ne fait plus partie de la demande. Ajoutez de nouveau cette personne sous « Votre famille », puis restaurez-le.",
  },
};

const pageClosed: Refusal = {
  code: "pageClosed",
  text: {
    en: "Your answers do not require this document now, so it has no page to go back to. Change the answer, then restore it.",
    fr: "Vos réponses n’exigent pas ce document pour le moment; il n’a donc pas de page où revenir. Modifiez la réponse, puis restaurez-le.",
  },
};

const refusals: Readonly<Record<Away, Refusal>> = { personLeft, pageClosed };

/** The file as it would be if its person and page were there. */
const ifThere = (file: FileFacts): FileFacts => ({ ...file, isThere: true, away: null });

/** Takes a document out of the trash into its old place among the others, if its slot has room and its person is there. Done also when it was not in the trash. */
export async function restoreDocument(deps: FileDeps, asker: Asker, fileId: string): Promise<DocumentResult> {
  const found = await findForChange(deps, asker, fileId, { change: "restore", seenAs: ifThere });
  if ("refused" in found) return refusedTo(found.refused);
  const { row, actorId, facts } = found;
  if (facts.away) return refusedTo(refusals[facts.away]);
  const slot = pageOf(row.page)?.slots.find(({ id }) => id === row.slot);
  const maxFiles = isUnsorted(row) ? mostUnsorted : (slot?.maxFiles ?? 1);
  return await deps.db.transaction(async (tx) => {
    await lockFilesOf(tx, row.applicationId);
    if (row.deletedAt !== null && (await countInSlot(tx, row)) >= maxFiles) return refusedTo(slotFull(maxFiles));
    if (!(await untrashDocument(tx, fileId, found.dependentId))) return changed(fileId);
    await sendSkipped(tx, deps, [fileId]);
    await endNoDocument(tx, row, { at: deps.now(), by: actorId, because: "fileArrived" });
    await publishChange(tx, { applicationId: row.applicationId, kind: "document", fileId, writer: deps.writer });
    await appendAudit(tx, {
      chainId: row.applicationId,
      actorId,
      kind: "documentRestored",
      subject: { fileId, page: row.page, slot: row.slot },
      at: deps.now(),
    });
    return changed(fileId);
  });
}
