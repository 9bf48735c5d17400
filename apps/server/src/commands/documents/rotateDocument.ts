import type { Refusal } from "@boreal/domain/kernel/validation";
import { publishChange } from "../../jobs/changes.ts";
import type { Asker } from "../../policies/actor.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { setShown } from "../../store/documents/documentOrder.ts";
import { changed, documentNotFound, findForChange, refusedTo, type DocumentResult } from "./documentResult.ts";
import type { FileDeps } from "./fileDeps.ts";

const quarterTurns: readonly number[] = [0, 90, 180, 270];

const quarterTurnsOnly: Refusal = {
  code: "quarterTurnsOnly",
  text: {
    en: "A document can be turned by a quarter, a half or three quarters of a turn.",
    fr: "Un document peut être tourné d’un quart, d’un demi ou de trois quarts de tour.",
  },
};

/** Says how a document is to be shown: turned to the right by so many degrees from how it came. The bytes stay as they are. */
export async function rotateDocument(
  deps: FileDeps,
  asker: Asker,
  given: { readonly fileId: string; readonly rotation: number },
): Promise<DocumentResult> {
  const found = await findForChange(deps, asker, given.fileId, { change: "rotate" });
  if ("refused" in found) return refusedTo(found.refused);
  if (!quarterTurns.includes(given.rotation)) return refusedTo(quarterTurnsOnly);
  const { row, actorId } = found;
  if (row.rotation === given.rotation) return changed(row.id);
  return await deps.db.transaction(async (tx) => {
    if (!(await setShown(tx, row.id, { rotation: given.rotation }))) return refusedTo(documentNotFound);
    await publishChange(tx, {
      applicationId: row.applicationId,
      kind: "document",
      fileId: row.id,
      writer: deps.writer,
    });
    await appendAudit(tx, {
      chainId: row.applicationId,
      actorId,
      kind: "documentRotated",
      subject: { fileId: row.id, rotation: given.rotation },
      at: deps.now(),
    });
    return changed(row.id);
  });
}
