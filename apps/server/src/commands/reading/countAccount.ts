import { randomUUID } from "node:crypto";
import { documentsByAccount } from "@boreal/domain/conditions/money/accountsOfFile";
import { filesOfAccount, showsAccount } from "@boreal/domain/conditions/money/accountFiles";
import { publishChange } from "../../jobs/changes.ts";
import type { Asker } from "../../policies/actor.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { exclusionField, sealSaid } from "../../store/documents/caseDocument.ts";
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

const showsNoAccount = says("showsNoAccount", {
  en: "This document shows no account, so there is nothing to count.",
  fr: "Ce document ne montre aucun compte, il n’y a donc rien à compter.",
});

/** Takes an account out of the funds, or counts it again: every file that shows it, so that no older statement takes its place. */
export async function countAccount(
  deps: FileDeps,
  asker: Asker,
  given: { readonly fileId: string; readonly isCounted: boolean; readonly account?: string | null | undefined },
): Promise<DocumentResult> {
  const found = await findForChange(deps, asker, given.fileId, { change: "correctReading" });
  if ("refused" in found) return refusedTo(found.refused);
  const { row, actorId } = found;
  const loaded = await loadPagesFor(deps, asker, row.applicationId);
  const file = loaded?.caseFile.documents.find(({ fileId }) => fileId === row.id);
  if (!loaded || !file) return refusedTo(documentNotFound);
  if (!showsAccount(file)) return refusedTo(showsNoAccount);
  const key = await deps.personKey(row.ownerId);
  const at = deps.now();
  const papers = documentsByAccount(file);
  const paper = given.account ? papers.find(({ accountInFile }) => accountInFile === given.account) : papers[0];
  if (!paper) return refusedTo(showsNoAccount);
  const files = filesOfAccount(loaded.the, paper).filter(
    ({ excludeFromAvailableFund }) => (excludeFromAvailableFund === true) === given.isCounted,
  );
  await deps.db.transaction(async (tx) => {
    for (const { fileId, accountInFile } of files) {
      const field = exclusionField(accountInFile);
      await insertCorrection(tx, {
        id: randomUUID(),
        fileId,
        field,
        sealedValue: sealSaid(key, fileId, field, !given.isCounted),
        correctedBy: actorId,
        correctedAt: at,
      });
    }
    if (files.length === 0) return;
    await publishChange(tx, { applicationId: row.applicationId, kind: "reading", fileId: row.id, writer: deps.writer });
    await appendAudit(tx, {
      chainId: row.applicationId,
      actorId,
      kind: "fundsExclusionChanged",
      subject: { fileId: row.id, isCounted: given.isCounted },
      at,
    });
  });
  return changed(row.id);
}
