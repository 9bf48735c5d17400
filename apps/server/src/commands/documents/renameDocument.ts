import { endingsOfMedia } from "@boreal/domain/kernel/fileType";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { chosenName, keptExtension } from "../../files/checks/fileName.ts";
import { publishChange } from "../../jobs/changes.ts";
import { sealJson } from "../../keys/fieldEncryption.ts";
import type { Asker } from "../../policies/actor.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { displayNameContext, openFileName } from "../../store/documents/caseDocument.ts";
import { setShown } from "../../store/documents/documentOrder.ts";
import { changed, documentNotFound, findForChange, refusedTo, type DocumentResult } from "./documentResult.ts";
import type { FileDeps } from "./fileDeps.ts";

const nameMissing: Refusal = {
  code: "nameMissing",
  text: {
    en: "Enter a name that says what the file shows, for example “Transcript 2024”.",
    fr: "Entrez un nom qui dit ce que montre le fichier, par exemple « Relevé de notes 2024 ».",
  },
};

const nameTooLong: Refusal = {
  code: "nameTooLong",
  text: {
    en: "This name is too long. Use at most 120 characters.",
    fr: "Ce nom est trop long. Utilisez au plus 120 caractères.",
  },
};

const mostCharacters = 120;

/** Calls a document differently. The name it came with stays; so does the extension, which says what kind of file it is. */
export async function renameDocument(
  deps: FileDeps,
  asker: Asker,
  given: { readonly fileId: string; readonly name: string },
): Promise<DocumentResult> {
  const found = await findForChange(deps, asker, given.fileId, { change: "rename" });
  if ("refused" in found) return refusedTo(found.refused);
  const { row, actorId } = found;
  const key = await deps.personKey(row.ownerId);
  const name = chosenName(
    given.name,
    keptExtension(openFileName(key, row.id, row.sealedName), endingsOfMedia(row.mime)[0] ?? ""),
  );
  if (name === undefined) return refusedTo(nameMissing);
  if (name.length > mostCharacters) return refusedTo(nameTooLong);
  return await deps.db.transaction(async (tx) => {
    if (!(await setShown(tx, row.id, { sealedDisplayName: sealJson(key, name, displayNameContext(row.id)) })))
      return refusedTo(documentNotFound);
    await publishChange(tx, {
      applicationId: row.applicationId,
      kind: "document",
      fileId: row.id,
      writer: deps.writer,
    });
    await appendAudit(tx, {
      chainId: row.applicationId,
      actorId,
      kind: "documentRenamed",
      subject: { fileId: row.id },
      at: deps.now(),
    });
    return changed(row.id);
  });
}
