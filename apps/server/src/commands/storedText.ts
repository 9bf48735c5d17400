import { SealedFileDamaged } from "../files/sealedFile.ts";
import type { OpenText } from "../files/fileStore.ts";
import type { DocumentFileRow } from "../store/documents/documents.ts";
import type { FileDamage } from "../store/documents/fileChecks.ts";
import { says } from "./deps.ts";
import { noteFileCheck } from "./documents/checkStoredFiles.ts";
import type { FileDeps } from "./documents/fileDeps.ts";

/** The bytes of a stored file are damaged or gone. The case knows by now, and asks for the file again. */
export class StoredFileBroken extends Error {
  override readonly name = "StoredFileBroken";
  constructor(fileId: string, damage: FileDamage, cause?: SealedFileDamaged) {
    super(`the bytes of file ${fileId} are ${damage}`, { cause });
  }
}

/** What is said of such a file to whoever wanted to see it. */
export const fileBroken = says("fileBroken", {
  en: "This file can no longer be opened. It is damaged or missing, so it no longer counts. Upload it again, or tell your legal team or the administrator.",
  fr: "Ce fichier ne peut plus être ouvert. Il est endommagé ou a disparu et ne compte donc plus. Téléversez-le de nouveau, ou signalez-le à votre équipe juridique ou à l’administration.",
});

/** Whoever reads a stored file and finds it broken leaves a note of it, so that plan and card say so too. @throws StoredFileBroken */
export async function withStoredText<T>(
  deps: FileDeps,
  row: DocumentFileRow,
  work: (text: OpenText) => Promise<T>,
): Promise<T> {
  const broken = async (damage: FileDamage, cause?: SealedFileDamaged) => {
    await noteFileCheck(deps.db, row, damage, deps.now());
    return new StoredFileBroken(row.id, damage, cause);
  };
  let text: OpenText | undefined;
  try {
    text = await deps.files.openText({ ...row, id: row.storageKey });
    if (text !== undefined) return await work(text);
  } catch (fault) {
    throw fault instanceof SealedFileDamaged ? await broken("damaged", fault) : fault;
  } finally {
    await text?.close();
  }
  throw await broken("missing");
}

/** The whole text of a stored file, in memory; the caller clears it. */
export const textOfStored = (deps: FileDeps, row: DocumentFileRow): Promise<Buffer> =>
  withStoredText(deps, row, ({ reader }) => reader.read(0, row.bytes));
