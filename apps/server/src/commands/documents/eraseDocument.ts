import { publishChange } from "../../jobs/changes.ts";
import { isProven, type Asker } from "../../policies/actor.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { filedFileIds } from "../../store/cases/filings.ts";
import { isNotKept, removeDocumentRow, type DocumentFileRow } from "../../store/documents/documents.ts";
import { identityNotConfirmed } from "../deps.ts";
import {
  changed,
  documentNotFound,
  documentWasSent,
  findForChange,
  refusedTo,
  type DocumentResult,
} from "./documentResult.ts";
import type { FileDeps } from "./fileDeps.ts";

/** Erases a document that lies in the trash, for good and at once. */
export async function eraseDocument(deps: FileDeps, asker: Asker, fileId: string): Promise<DocumentResult> {
  const found = await findForChange(deps, asker, fileId, { change: "erase" });
  if ("refused" in found) return refusedTo(found.refused);
  if (!isProven(asker, deps.now())) return refusedTo(identityNotConfirmed);
  if (await isFiled(deps, found.row)) return refusedTo(documentWasSent);
  return (await eraseFile(deps, found.row, found.actorId)) ? changed(fileId) : refusedTo(documentNotFound);
}

/** What was sent can be shown again for as long as the case is kept. */
async function isFiled(deps: FileDeps, { id, ownerId, applicationId }: DocumentFileRow): Promise<boolean> {
  return (await filedFileIds(deps.db, await deps.personKey(ownerId), applicationId)).has(id);
}

/** The row first, then the bytes: bytes without a row are an orphan that the next sweep takes. False when it left the trash meanwhile. */
export async function eraseFile(deps: FileDeps, row: DocumentFileRow, actorId: string): Promise<boolean> {
  const isErased = await deps.db.transaction(async (tx) => {
    if (!(await removeDocumentRow(tx, row.id))) return false;
    await publishChange(tx, {
      applicationId: row.applicationId,
      kind: "document",
      fileId: row.id,
      writer: deps.writer,
    });
    await appendAudit(tx, {
      chainId: row.applicationId,
      actorId,
      kind: "documentErased",
      subject: { fileId: row.id, page: row.page, slot: row.slot },
      at: deps.now(),
    });
    return true;
  });
  if (isErased && !isNotKept(row)) await deps.files.blobs.delete(row.storageKey);
  return isErased;
}
