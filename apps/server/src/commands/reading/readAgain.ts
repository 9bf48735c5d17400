import type { Reading } from "@boreal/reading/reading";
import { FairTurns } from "@boreal/reading/process/fairTurns";
import { publishChange } from "../../jobs/changes.ts";
import { sealJson } from "../../keys/fieldEncryption.ts";
import type { Asker } from "../../policies/actor.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { passwordContext } from "../../store/documents/caseDocument.ts";
import { setSealedPassword, type DocumentFileRow } from "../../store/documents/documents.ts";
import { beginReadingRound, hasReading, outcomeOf } from "../../store/documents/readings.ts";
import {
  changed,
  documentNotFound,
  findForChange,
  passwordBeingTried,
  passwordTooLong,
  passwordWrong,
  refusedTo,
  type DocumentResult,
} from "../documents/documentResult.ts";
import { readStoredFile, type ReadingDeps } from "../documents/readStoredFile.ts";
import { fileBroken, StoredFileBroken } from "../storedText.ts";
import { recordReadingIn } from "./recordReading.ts";

/** PDF takes 127 bytes; more than that is no password of a file. */
const longestPassword = 127;

/** Readings that somebody waits for stand in no queue of jobs, so people take turns here (docs/adr/0108): one at a time, so many waiting. */
const turns = new FairTurns({ mostOfOne: 3, mostOfAll: 60 });

/**
 * Reads a document once more. Without a password that is a job like the first time. With one it happens here and now: a job
 * would lie in the database with the password in the open, and a wrong one is told at the field. A password that opens the
 * file is kept sealed beside it (ADR 0070), because whatever shows the file or fits it for the portal has to open it again.
 */
export async function readAgain(
  deps: ReadingDeps,
  asker: Asker,
  given: { readonly fileId: string; readonly password: string | null },
): Promise<DocumentResult> {
  const found = await findForChange(deps, asker, given.fileId, { change: "readAgain" });
  if ("refused" in found) return refusedTo(found.refused);
  const { row, actorId } = found;
  const { password } = given;
  if (password !== null && Buffer.byteLength(password) > longestPassword) return refusedTo(passwordTooLong);
  // It waits to be read already: asking once more gains nothing.
  if (password === null && row.readingStartedAt === null && !(await hasReading(deps.db, row.id, row.readingRound)))
    return changed(row.id);
  const reading = password === null ? undefined : await turns.take(actorId, () => readIfWhole(deps, row, password));
  if (reading === "broken") return refusedTo(fileBroken);
  if (reading === "busy") return refusedTo(passwordBeingTried);
  if (reading && outcomeOf(reading) === "needsPassword") return refusedTo(passwordWrong);
  const key = await deps.personKey(row.ownerId);
  return await deps.db.transaction(async (tx) => {
    const round = await beginReadingRound(tx, row.id);
    if (round === undefined) return refusedTo(documentNotFound);
    if (reading && password !== null) {
      await setSealedPassword(tx, row.id, sealJson(key, password, passwordContext(row.id)));
      await recordReadingIn(tx, deps, { fileId: row.id, round, reading }, actorId);
    } else {
      await deps.queue.sendReading(tx, { fileId: row.id, round, ownerId: row.ownerId });
      await publishChange(tx, {
        applicationId: row.applicationId,
        kind: "reading",
        fileId: row.id,
        writer: deps.writer,
      });
      await appendAudit(tx, {
        chainId: row.applicationId,
        actorId,
        kind: "readingRequested",
        subject: { fileId: row.id, round },
        at: deps.now(),
      });
    }
    return changed(row.id);
  });
}

async function readIfWhole(deps: ReadingDeps, row: DocumentFileRow, password: string): Promise<Reading | "broken"> {
  try {
    return await readStoredFile(deps, row, { password });
  } catch (fault) {
    if (!(fault instanceof StoredFileBroken)) throw fault;
    deps.reportFault(fault);
    return "broken";
  }
}
