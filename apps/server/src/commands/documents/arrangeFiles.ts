import type { Refusal } from "@boreal/domain/kernel/validation";
import { publishChange } from "../../jobs/changes.ts";
import type { Asker } from "../../policies/actor.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { listInSlot, setPosition } from "../../store/documents/documentOrder.ts";
import { lockFilesOf } from "../../store/documents/documents.ts";
import { documentNotFound, findForChange } from "./documentResult.ts";
import type { FileDeps } from "./fileDeps.ts";

export type Arranged = { readonly done: boolean; readonly refusals: readonly Refusal[] };

const filesChanged: Refusal = {
  code: "filesChanged",
  text: {
    en: "The files here have changed in the meantime. They are shown as they are now. Set their order again.",
    fr: "Les fichiers ont changé entre-temps. Ils sont affichés tels qu’ils sont maintenant. Placez-les de nouveau dans l’ordre voulu.",
  },
};

const refused = (refusal: Refusal): Arranged => ({ done: false, refusals: [refusal] });

/**
 * Puts the files of one slot in the order of their ids: all that lie in it, each once. An order of files that are not
 * those of the slot now was made from an old screen and is refused.
 */
export async function arrangeFiles(deps: FileDeps, asker: Asker, fileIds: readonly string[]): Promise<Arranged> {
  const [first] = fileIds;
  if (first === undefined) return refused(documentNotFound);
  const found = await findForChange(deps, asker, first, { change: "arrange" });
  if ("refused" in found) return refused(found.refused);
  const { row, actorId } = found;
  return await deps.db.transaction(async (tx) => {
    await lockFilesOf(tx, row.applicationId);
    const files = await listInSlot(tx, row);
    if (fileIds.length !== files.length || files.some(({ id }) => !fileIds.includes(id))) return refused(filesChanged);
    if (files.every(({ id }, at) => id === fileIds[at])) return { done: true, refusals: [] };
    const before = new Map(files.map(({ id, position }) => [id, position]));
    for (const [at, position] of rising(files.map((file) => file.position)).entries()) {
      const id = fileIds[at] ?? "";
      if (before.get(id) !== position) await setPosition(tx, id, position);
    }
    await publishChange(tx, { applicationId: row.applicationId, kind: "document", fileId: first, writer: deps.writer });
    const { page, slot, childNumber } = row;
    await appendAudit(tx, {
      chainId: row.applicationId,
      actorId,
      kind: "filesArranged",
      subject: { page, slot, childNumber, fileIds },
      at: deps.now(),
    });
    return { done: true, refusals: [] };
  });
}

/** The same places, none twice: what comes back from the trash still finds those that were around it. */
function rising(positions: readonly number[]): number[] {
  let last = Number.NEGATIVE_INFINITY;
  return positions.map((position) => (last = Math.max(position, last + 1)));
}
