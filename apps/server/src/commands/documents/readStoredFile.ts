import type { ModelDeps } from "../reading/askModel.ts";
import type { Reading, ReadingProgress, ReadingWithPrint } from "@boreal/reading/reading";
import { readerVersion } from "@boreal/reading/reading";
import { readingError } from "@boreal/reading/readingErrors";
import type { DocumentType } from "@boreal/domain/vault/files/documentTypes";
import { isUnsorted } from "@boreal/domain/vault/files/unsortedFiles";
import { pageOf } from "@boreal/domain/vault/pages";
import { publishChange } from "../../jobs/changes.ts";
import { openJson } from "../../keys/fieldEncryption.ts";
import { fileNameContext, openFilePassword } from "../../store/documents/caseDocument.ts";
import type { DocumentFileRow } from "../../store/documents/documents.ts";
import { textOfStored } from "../storedText.ts";
import { mayAskModel, withModel } from "../reading/askModel.ts";
import type { FileDeps } from "./fileDeps.ts";

/** The limited process that opens a document. The bytes it is given are not kept. */
export type ReadBytes = (given: {
  readonly bytes: Buffer;
  readonly fileName: string;
  readonly expectedTypes: readonly string[];
  readonly password?: string;
  readonly withPrint?: boolean;
  readonly onProgress?: (progress: ReadingProgress) => void;
  readonly signal?: AbortSignal;
}) => Promise<ReadingWithPrint>;

export type ReadingDeps = FileDeps & ModelDeps & { readonly readBytes: ReadBytes };

const progressEveryMs = 200;

/**
 * Opens a stored file in memory and has it read; tells open screens how far it is. A locked file is opened with the given password, else
 * with the one that opened it before.
 */
export async function readStoredFile(
  deps: ReadingDeps,
  row: DocumentFileRow,
  given: { readonly password?: string; readonly signal?: AbortSignal } = {},
): Promise<Reading> {
  const password = given.password ?? openFilePassword(await deps.personKey(row.ownerId), row);
  const bytes = await textOfStored(deps, row);
  try {
    const withPrint = await mayAskModel(deps, row);
    const read = await deps.readBytes({
      bytes,
      fileName: await nameOf(deps, row),
      expectedTypes: expectedTypesOf(row),
      ...(password === undefined ? {} : { password }),
      ...(given.signal === undefined ? {} : { signal: given.signal }),
      ...(withPrint ? { withPrint } : {}),
      onProgress: progressTeller(deps, row),
    });
    return await withModel(deps, row, read, given.signal);
  } finally {
    bytes.fill(0);
  }
}

/** Of an unsorted file nothing is expected that reading could tell, so that it names a type only where that is clear. */
const expectedTypesOf = (row: DocumentFileRow): readonly DocumentType[] =>
  isUnsorted(row) ? ["Other"] : (pageOf(row.page)?.slots.find(({ id }) => id === row.slot)?.documentTypes ?? []);

/** What is recorded of a file that ended the reader twice: kept as it is, and marked. */
export async function failedReading(deps: FileDeps, row: DocumentFileRow): Promise<Reading> {
  return {
    format: "boreal-reading/1",
    readerVersion,
    file: await nameOf(deps, row),
    sha256: "",
    mime: row.mime,
    bytes: row.bytes,
    pages: [],
    documentType: null,
    typeConfidence: 0,
    otherTypes: [],
    language: null,
    fields: {},
    warnings: [],
    outcome: "notReadable",
    error: readingError("readerFailed"),
    milliseconds: 0,
  };
}

async function nameOf(deps: FileDeps, row: DocumentFileRow): Promise<string> {
  return openJson(await deps.personKey(row.ownerId), row.sealedName, fileNameContext(row.id)) as string;
}

/** At most a few messages a second; they are hints, so a lost one is no fault. */
function progressTeller(deps: FileDeps, row: DocumentFileRow): (progress: ReadingProgress) => void {
  let last = 0;
  return (progress) => {
    const now = performance.now();
    if (now - last < progressEveryMs) return;
    last = now;
    publishChange(deps.db, {
      applicationId: row.applicationId,
      kind: "readingProgress",
      fileId: row.id,
      progress,
    }).catch(deps.reportFault);
  };
}
