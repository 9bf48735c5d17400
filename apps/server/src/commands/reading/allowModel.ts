import { randomUUID } from "node:crypto";
import { publishChange } from "../../jobs/changes.ts";
import type { Asker } from "../../policies/actor.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { isModelAllowed, modelConsent, sealStated } from "../../store/documents/caseDocument.ts";
import { beginReadingRound, insertCorrection, listCorrections } from "../../store/documents/readings.ts";
import { lockDocumentFile } from "../../store/documents/documents.ts";
import { says } from "../deps.ts";
import {
  changed,
  documentNotFound,
  findForChange,
  refusedTo,
  type DocumentResult,
} from "../documents/documentResult.ts";
import type { ReadingDeps } from "../documents/readStoredFile.ts";

const noModel = says("noLanguageModel", {
  en: "No language model is set up here. Type what the document says.",
  fr: "Aucun modèle de langage n’est configuré ici. Entrez ce que dit le document.",
});

/**
 * The applicant lets the words of one file be given to the language model, and it is read again; or takes that back, and what
 * the model named and nobody confirmed is gone at once (ADR 0172).
 */
export async function allowModel(
  deps: ReadingDeps,
  asker: Asker,
  given: { readonly fileId: string; readonly isAllowed: boolean },
): Promise<DocumentResult> {
  const { fileId, isAllowed } = given;
  const found = await findForChange(deps, asker, fileId, { change: isAllowed ? "allowModel" : "withdrawModel" });
  if ("refused" in found) return refusedTo(found.refused);
  if (isAllowed && deps.languageModel === undefined) return refusedTo(noModel);
  const { row, actorId } = found;
  const key = await deps.personKey(row.ownerId);
  return await deps.db.transaction(async (tx) => {
    if ((await lockDocumentFile(tx, fileId)) === undefined) return refusedTo(documentNotFound);
    if (isModelAllowed(key, fileId, await listCorrections(tx, [fileId])) === isAllowed) return changed(fileId);
    await insertCorrection(tx, {
      id: randomUUID(),
      fileId,
      field: modelConsent,
      sealedValue: sealStated(key, fileId, modelConsent, isAllowed),
      correctedBy: actorId,
      correctedAt: deps.now(),
    });
    const round = isAllowed ? await beginReadingRound(tx, fileId) : undefined;
    if (round !== undefined) await deps.queue.sendReading(tx, { fileId, round, ownerId: row.ownerId });
    await publishChange(tx, { applicationId: row.applicationId, kind: "reading", fileId, writer: deps.writer });
    await appendAudit(tx, {
      chainId: row.applicationId,
      actorId,
      kind: isAllowed ? "languageModelAllowed" : "languageModelWithdrawn",
      subject: {
        fileId,
        ...(deps.languageModel ? { model: deps.languageModel.model, runBy: deps.languageModel.runBy } : {}),
      },
      at: deps.now(),
    });
    return changed(fileId);
  });
}
