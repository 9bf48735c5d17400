import type { Keys } from "../../keys/personKeys.ts";
import { appendAudit, systemActor, systemChain } from "../../store/auditLog.ts";
import { findOwner, lockClosedApplication } from "../../store/cases/applications.ts";
import {
  listDueErasures,
  listWithBytesLeft,
  lockOpenErasure,
  writeBytesLeft,
  writeErased,
  type CaseErasureRow,
} from "../../store/erasing/caseErasures.ts";
import { findHold } from "../../store/erasing/legalHolds.ts";
import { bytesOfCase, countCase, hasOtherCases, removeCase, removePerson } from "../../store/erasing/removeCase.ts";
import type { FileDeps } from "../documents/fileDeps.ts";

type ErasingDeps = Pick<FileDeps, "db" | "now" | "files" | "publishChange" | "reportFault"> & { readonly keys: Keys };

/**
 * Erases the cases of which the time to undo is over. First the rows with the keys in them, all of one case in one transaction,
 * then the sealed bytes, which nothing opens any more; where the server stops in between, the next run removes what is left.
 * A case that is held stays and is tried again. Answers how many were erased.
 */
export async function eraseDueCases(deps: ErasingDeps): Promise<number> {
  let erased = 0;
  for (const due of await listDueErasures(deps.db, deps.now()))
    erased += await eraseCase(deps, due).catch((fault: unknown) => (deps.reportFault(fault), 0));
  for (const row of await listWithBytesLeft(deps.db)) await removeBytes(deps, row).catch(deps.reportFault);
  return erased;
}

async function eraseCase(deps: ErasingDeps, { applicationId }: CaseErasureRow): Promise<number> {
  const ownerId = await findOwner(deps.db, applicationId);
  if (ownerId === undefined) return 0;
  const at = deps.now();
  const withPerson = await deps.db.transaction(async (tx): Promise<boolean | undefined> => {
    if (!(await lockClosedApplication(tx, applicationId))) return undefined;
    const erasure = await lockOpenErasure(tx, applicationId);
    // Since they were listed somebody may have undone it, or hold the case.
    if (!erasure || erasure.erasesAt === null || erasure.erasesAt > at) return undefined;
    if (await findHold(tx, applicationId)) return undefined;
    const counts = await countCase(tx, applicationId);
    const bytesLeft = await bytesOfCase(tx, applicationId);
    await removeCase(tx, applicationId);
    const isLast = !(await hasOtherCases(tx, ownerId));
    if (isLast) await removePerson(tx, deps.keys, ownerId);
    await writeErased(tx, erasure.id, { at, withPerson: isLast, counts, bytesLeft });
    const entry = {
      actorId: systemActor,
      subject: {
        erasureId: erasure.id,
        applicationId,
        reason: erasure.reason,
        askedBy: erasure.askedBy,
        confirmedBy: erasure.confirmedBy,
        withPerson: isLast,
        ...counts,
      },
      at,
    };
    await appendAudit(tx, { chainId: applicationId, kind: "caseErased", ...entry });
    await appendAudit(tx, { chainId: systemChain, kind: "caseErased", ...entry });
    return isLast;
  });
  if (withPerson === undefined) return 0;
  if (withPerson) deps.keys.forget(ownerId);
  deps.publishChange({ applicationId, kind: "status" });
  return 1;
}

async function removeBytes({ db, files }: ErasingDeps, { id, bytesLeft }: CaseErasureRow): Promise<void> {
  for (const key of bytesLeft) {
    await files.deleteReceived(key);
    await files.blobs.delete(key);
  }
  await writeBytesLeft(db, id, []);
}
