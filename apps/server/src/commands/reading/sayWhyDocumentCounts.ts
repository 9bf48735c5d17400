import { randomUUID } from "node:crypto";
import { publishChange } from "../../jobs/changes.ts";
import type { Asker } from "../../policies/actor.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { reasonToCount, sealSaid } from "../../store/documents/caseDocument.ts";
import { insertCorrection } from "../../store/documents/readings.ts";
import { says } from "../deps.ts";
import {
  changed,
  documentNotFound,
  findForChange,
  refusedTo,
  type DocumentResult,
} from "../documents/documentResult.ts";
import type { FileDeps } from "../documents/fileDeps.ts";
import { loadPagesFor } from "../loadCaseFor.ts";

const most = 300;

const reasonMissing = says("reasonMissing", {
  en: "Write in a few words why this document counts, such as “account of my aunt, who pays for me”.",
  fr: "Écrivez en quelques mots pourquoi ce document compte, par exemple «\u00A0compte de ma tante, qui paie pour moi\u00A0».",
});
const reasonTooLong = says("reasonTooLong", {
  en: "Use at most 300 characters.",
  fr: "Utilisez au plus 300 caractères.",
});
const countsAlready = says("countsAlready", {
  en: "This document counts already. There is nothing to say.",
  fr: "Ce document compte déjà. Il n’y a rien à indiquer.",
});

/** Keeps why a paper counts that names nobody whose paper it could be (ADR 0236); null takes that back. */
export async function sayWhyDocumentCounts(
  deps: FileDeps,
  asker: Asker,
  given: { readonly fileId: string; readonly because: string | null },
): Promise<DocumentResult> {
  const found = await findForChange(deps, asker, given.fileId, { change: "correctReading" });
  if ("refused" in found) return refusedTo(found.refused);
  const { row, actorId } = found;
  const loaded = await loadPagesFor(deps, asker, row.applicationId);
  const file = loaded?.caseFile.documents.find(({ fileId }) => fileId === row.id);
  if (!loaded || !file) return refusedTo(documentNotFound);
  const because = given.because?.normalize("NFC").trim();
  const isSaid = typeof file.countsBecause === "string";
  if (because === "") return refusedTo(reasonMissing);
  if (because !== undefined && [...because].length > most) return refusedTo(reasonTooLong);
  if (!isSaid && (because === undefined || loaded.the.whose(file).counts)) return refusedTo(countsAlready);
  if (because === file.countsBecause) return changed(row.id);
  const key = await deps.personKey(row.ownerId);
  const at = deps.now();
  const said = because === undefined ? null : { because, at: at.toISOString() };
  await deps.db.transaction(async (tx) => {
    await insertCorrection(tx, {
      id: randomUUID(),
      fileId: row.id,
      field: reasonToCount,
      sealedValue: sealSaid(key, row.id, reasonToCount, said),
      correctedBy: actorId,
      correctedAt: at,
    });
    await publishChange(tx, { applicationId: row.applicationId, kind: "reading", fileId: row.id, writer: deps.writer });
    await appendAudit(tx, {
      chainId: row.applicationId,
      actorId,
      kind: "documentCountsChanged",
      subject: { fileId: row.id, isCounted: said !== null },
      at,
    });
  });
  return changed(row.id);
}
