import type { DocumentFileRow } from "../store/documents/documents.ts";
import type { FileDeps } from "./documents/fileDeps.ts";

/** The whole text of a stored file, in memory; the caller clears it. */
export async function textOfStored(deps: FileDeps, row: DocumentFileRow): Promise<Buffer> {
  const text = await deps.files.openText({ ...row, id: row.storageKey });
  if (text === undefined) throw new Error(`the bytes of file ${row.id} are missing`);
  try {
    return await text.reader.read(0, row.bytes);
  } finally {
    await text.close();
  }
}
