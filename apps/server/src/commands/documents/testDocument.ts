import { SealedWriter } from "../../files/sealedWriter.ts";
import { readUpload } from "../../store/documents/documents.ts";
import type { SlotAddress } from "../../store/documents/vaultPlace.ts";
import { finishUpload } from "../uploads/finishUpload.ts";
import { startUpload } from "../uploads/startUpload.ts";
import { receiptPlace, type TestVault } from "./testFileDeps.ts";

/** Puts a file of the applicant into the vault, into the receipt slot unless told otherwise, as an upload does; its id. */
export async function storeDocument(
  vault: TestVault,
  { bytes, fileName }: { bytes: Buffer; fileName: string },
  applicationId: string,
  place: SlotAddress = receiptPlace,
): Promise<string> {
  const started = await startUpload(vault.deps, vault.student, {
    applicationId,
    ...place,
    fileName,
    length: bytes.length,
    replaces: null,
  });
  const upload = await readUpload(vault.database, "uploadId" in started ? started.uploadId : "");
  if (!upload) throw new Error("no upload");
  const writer = await SealedWriter.open(
    vault.deps.files.stagedPath(upload.id),
    await vault.deps.files.fileKey(upload),
    upload.id,
  );
  await writer.write(bytes);
  await writer.sync();
  await writer.close();
  const finished = await finishUpload(vault.deps, upload.id);
  if (finished.kind !== "stored") throw new Error(`the file was not stored: ${finished.kind}`);
  return upload.id;
}
