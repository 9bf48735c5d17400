import type { Refusal } from "@boreal/domain/kernel/validation";
import { isUnsorted } from "@boreal/domain/vault/files/unsortedFiles";
import { pageOf } from "@boreal/domain/vault/pages";
import type { Transaction } from "../../database/connect.ts";
import { slotFull } from "../../files/checks/refusals.ts";
import { publishChange } from "../../jobs/changes.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayUpload } from "../../policies/documents.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { moveToSlot } from "../../store/documents/documentOrder.ts";
import { lockFilesOf, trashDocument, type DocumentFileRow } from "../../store/documents/documents.ts";
import { beginReadingRound } from "../../store/documents/readings.ts";
import { readSlots } from "../../store/documents/uploads.ts";
import { acceptsMime, findPlace, type SlotAddress, type VaultSlot } from "../../store/documents/vaultPlace.ts";
import { says } from "../deps.ts";
import { loadCaseFor } from "../loadCaseFor.ts";
import { whyNotNow } from "../refuse.ts";
import { typeRefusals } from "../uploads/typeRefusals.ts";
import { changed, findForChange, refusedTo, type DocumentResult } from "./documentResult.ts";
import type { FileDeps } from "./fileDeps.ts";
import { endNoDocument } from "./noDocument.ts";

const placeUnknown = says("placeUnknown", {
  en: "This application does not ask for this document. Load the page again and choose another place.",
  fr: "Cette demande n’appelle pas ce document. Rechargez la page et choisissez un autre emplacement.",
});

const sortedAlready = says("sortedAlready", {
  en: "This file is sorted already. Load the page again to see where it is.",
  fr: "Ce fichier est déjà classé. Rechargez la page pour voir où il se trouve.",
});

type Target = { readonly page: string; readonly slot: string; readonly childNumber: number | null };

/**
 * Puts an unsorted file where a person says that it belongs (ADR 0138), as if it had been uploaded there: it is read with the
 * eyes of its slot. Done also when it lies there already, so that a lost answer may be asked for again.
 */
export async function sortDocument(
  deps: FileDeps,
  asker: Asker,
  given: Target & { readonly fileId: string },
): Promise<DocumentResult> {
  const found = await findForChange(deps, asker, given.fileId, { change: "sort" });
  if ("refused" in found) return refusedTo(found.refused);
  const { row, actorId, the } = found;
  if (!isUnsorted(row)) return liesAt(row, given) ? changed(row.id) : refusedTo(sortedAlready);
  const loaded = await loadCaseFor(deps, asker, row.applicationId);
  const address: SlotAddress = { ...given, person: pageOf(given.page)?.person ?? "" };
  const place = loaded && findPlace(loaded, address);
  if (place === undefined || isUnsorted(place)) return refusedTo(placeUnknown);
  if (!mayUpload(asker, the, place)) return refusedTo(whyNotNow(asker, the, "upload"));
  if (!acceptsMime(place.slot, row.mime)) return refusedTo(typeRefusals(place.slot.acceptedTypes).notAllowed);
  const refused = await deps.db.transaction(async (tx) => await moveIn(deps, tx, { row, actorId, address, place }));
  return refused ? refusedTo(refused) : changed(row.id);
}

const liesAt = (row: DocumentFileRow, { page, slot, childNumber }: Target): boolean =>
  row.page === page && row.slot === slot && row.childNumber === childNumber;

type Move = {
  readonly row: DocumentFileRow;
  readonly actorId: string;
  readonly address: SlotAddress;
  readonly place: VaultSlot;
};

async function moveIn(
  deps: FileDeps,
  tx: Transaction,
  { row, actorId, address, place }: Move,
): Promise<Refusal | undefined> {
  const { id: fileId, applicationId, ownerId } = row;
  const { page, slot, person, childNumber } = address;
  const { maxFiles } = place.slot;
  const at = deps.now();
  await lockFilesOf(tx, applicationId);
  const now = (await readSlots(tx, [{ id: fileId, applicationId, page, slot, childNumber }])).get(fileId);
  if (!now || now.files >= maxFiles) return slotFull(maxFiles);
  const to = { page, slot, person, childNumber, dependentId: place.dependentId, position: now.nextPosition };
  if (!(await moveToSlot(tx, fileId, to))) return sortedAlready;
  // A form that Boreal filled makes way for whatever comes.
  if (now.filledFileId !== null) await trashDocument(tx, now.filledFileId, actorId, at);
  if (now.isSaidMissing)
    await endNoDocument(tx, { applicationId, page, slot, childNumber }, { at, by: actorId, because: "fileArrived" });
  const round = await beginReadingRound(tx, fileId);
  if (round !== undefined) await deps.queue.sendReading(tx, { fileId, round, ownerId });
  await publishChange(tx, { applicationId, kind: "document", fileId, writer: deps.writer });
  const subject = { fileId, page, slot, childNumber };
  await appendAudit(tx, { chainId: applicationId, actorId, kind: "documentSorted", subject, at });
  return undefined;
}
