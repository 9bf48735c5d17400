import type { DocumentType } from "@boreal/domain/vault/files/documentTypes";
import { computePlan } from "@boreal/domain/plan/plan";
import { pageOf } from "@boreal/domain/vault/pages";
import type { UploadedDocument } from "@boreal/domain/caseFile/uploadedDocument";
import type { Reading } from "@boreal/reading/reading";
import type { ReaderPool } from "@boreal/reading/process/pool";
import { sealJson } from "../../../apps/server/src/keys/fieldEncryption.ts";
import { SealingKey } from "../../../apps/server/src/keys/sealingKey.ts";
import { openDocument, readingContext } from "../../../apps/server/src/store/documents/caseDocument.ts";
import type { CaseBuilder } from "../../../packages/domain/test/caseBuilder.ts";
import type { DefectFile } from "./defect.ts";

const key = SealingKey.random();

/** Bytes into a reader process, and what it read sealed and opened as the server does. */
export async function readFiles(
  pool: ReaderPool,
  files: readonly DefectFile[],
): Promise<{ readonly documents: readonly UploadedDocument[]; readonly readings: readonly Reading[] }> {
  const readings: Reading[] = [];
  const documents: UploadedDocument[] = [];
  for (const [at, file] of files.entries()) {
    const slot = pageOf(file.page)?.slots.find(({ id }) => id === file.slot);
    if (!slot) throw new Error(`no slot ${file.page}/${file.slot}`);
    const bytes = await file.bytes();
    const expectedTypes: readonly DocumentType[] = slot.documentTypes;
    const reading = await pool.read({ bytes, fileName: `paper-${at + 1}`, expectedTypes });
    readings.push(reading);
    documents.push(documentOf(file, reading, at));
  }
  return { documents, readings };
}

/** The way of a file to the plan of the case with it. */
export async function warningsOf(
  pool: ReaderPool,
  { of, files }: { readonly of: CaseBuilder; readonly files: readonly DefectFile[] },
): Promise<{ readonly raised: readonly string[]; readonly readings: readonly Reading[] }> {
  const { documents, readings } = await readFiles(pool, files);
  const caseFile = of.build();
  const plan = computePlan({ ...caseFile, documents: [...caseFile.documents, ...documents] });
  const own = new Set(documents.map(({ fileId }) => fileId));
  const raised = plan.warnings.filter(({ fileId }) => fileId !== undefined && own.has(fileId)).map(({ id }) => id);
  return { raised: [...new Set(raised)].toSorted(), readings };
}

function documentOf(file: DefectFile, reading: Reading, at: number): UploadedDocument {
  const id = `read${at + 1}`;
  return openDocument(
    {
      id,
      page: file.page,
      slot: file.slot,
      person: file.person ?? "main",
      childNumber: file.childNumber ?? null,
      documentType: reading.documentType,
      bytes: reading.bytes,
      dependentId: null,
      uploadedAt: new Date(Date.UTC(2026, 10, 10, 8, at)).toISOString(),
      statementOfTeam: false,
      uploadedBy: "u1",
      replaces: null,
      filledForm: null,
      position: at,
      rotation: 0,
      reading: sealJson(key, { reading }, readingContext(id)).toString("base64"),
      corrections: null,
      returned: null,
      sameContent: null,
    },
    key,
    { id: "a1", owner_id: "u1" },
    { isDuplicate: false },
  );
}
