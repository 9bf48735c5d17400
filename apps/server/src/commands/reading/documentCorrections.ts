import { randomUUID } from "node:crypto";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import type { UploadedDocument } from "@boreal/domain/caseFile/uploadedDocument";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { CaseEventKind } from "@boreal/domain/notices/caseEvents";
import type { Transaction } from "../../database/connect.ts";
import { publishChange } from "../../jobs/changes.ts";
import type { Asker } from "../../policies/actor.ts";
import { appendAudit, type AuditSubject } from "../../store/auditLog.ts";
import { insertCorrection } from "../../store/documents/readings.ts";
import type { CommandDeps } from "../deps.ts";
import { documentNotFound, findForChange } from "../documents/documentResult.ts";
import type { FileDeps, FoundFile } from "../documents/fileDeps.ts";
import { loadCaseFor } from "../loadCaseFor.ts";

type DocumentInCase = Pick<FoundFile, "row"> & {
  readonly actorId: string;
  /** The document as its case knows it, with what was read of it and said since. */
  readonly file: UploadedDocument;
  readonly the: CaseReader;
};

/** A document and its case, for somebody who may say something of what was read in it; else why not. */
export async function findForCorrection(
  deps: FileDeps,
  asker: Asker,
  fileId: string,
): Promise<DocumentInCase | { readonly refused: Refusal }> {
  const found = await findForChange(deps, asker, fileId, { change: "correctReading" });
  if ("refused" in found) return found;
  const { row, actorId } = found;
  const loaded = await loadCaseFor(deps, asker, row.applicationId);
  const file = loaded?.caseFile.documents.find((each) => each.fileId === row.id);
  return loaded && file ? { row, actorId, file, the: loaded.the } : { refused: documentNotFound };
}

/** What somebody says of a file, sealed with the owner's key. */
export type SealedCorrection = { readonly fileId: string; readonly field: string; readonly sealedValue: Buffer };

/** Keeps what somebody says beside what was read, tells the screens that show it, and leaves an entry. */
export async function keepCorrections(
  tx: Transaction,
  deps: Pick<CommandDeps, "writer" | "now">,
  { row, actorId }: Pick<DocumentInCase, "row" | "actorId">,
  {
    corrections,
    kind,
    subject,
  }: {
    readonly corrections: readonly SealedCorrection[];
    readonly kind: CaseEventKind;
    readonly subject?: AuditSubject;
  },
): Promise<void> {
  const at = deps.now();
  for (const correction of corrections)
    await insertCorrection(tx, { ...correction, id: randomUUID(), correctedBy: actorId, correctedAt: at });
  await publishChange(tx, { applicationId: row.applicationId, kind: "reading", fileId: row.id, writer: deps.writer });
  await appendAudit(tx, { chainId: row.applicationId, actorId, kind, subject: { fileId: row.id, ...subject }, at });
}
