import type { FormKey } from "@boreal/domain/caseFile/formValues";
import type { LetterKey } from "@boreal/domain/caseFile/letterValues";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { SealedWriter } from "../../files/sealedWriter.ts";
import type { Asker } from "../../policies/actor.ts";
import type { SlotAddress } from "../../store/documents/vaultPlace.ts";
import type { FileDeps } from "../documents/fileDeps.ts";
import { finishUpload } from "./finishUpload.ts";
import { startUpload } from "./startUpload.ts";

type MadeFile = {
  readonly applicationId: string;
  readonly bytes: Uint8Array;
  readonly fileName: string;
  /** The form or letter that Boreal made it of. */
  readonly key: FormKey | LetterKey;
};

/** Puts a file that Boreal made into its slot, the same way as an upload, so that a crash leaves one document or none. */
export async function storeMadeFile(
  deps: FileDeps,
  asker: Asker,
  name: SlotAddress,
  { applicationId, bytes, fileName, key }: MadeFile,
): Promise<{ readonly fileId: string } | { readonly refused: Refusal }> {
  const started = await startUpload(deps, asker, {
    applicationId,
    ...name,
    fileName,
    length: bytes.byteLength,
    replaces: null,
    filledForm: key,
  });
  if ("refused" in started) return started;
  const { upload } = started;
  const writer = await SealedWriter.open(deps.files.stagedPath(upload.id), await deps.files.fileKey(upload), upload.id);
  try {
    await writer.write(bytes);
    await writer.sync();
  } finally {
    await writer.close();
  }
  const finished = await finishUpload(deps, upload.id);
  if (finished.kind === "stored") return { fileId: finished.fileId };
  if (finished.kind === "refused") return { refused: finished.refusal };
  throw new Error(`a file that was made could not be stored: ${finished.kind}`);
}
