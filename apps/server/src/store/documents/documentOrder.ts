import { and, eq, isNull } from "../../database/query.ts";
import type { Transaction } from "../../database/connect.ts";
import { unsortedPlace } from "@boreal/domain/vault/files/unsortedFiles";
import type { DocumentFileRow } from "./documents.ts";
import { documentFileTable } from "../tables/files.ts";

/** A slot of one case, of one child where the page is a child's. */
export type SlotPlace = Pick<DocumentFileRow, "applicationId" | "page" | "slot" | "childNumber">;

const table = documentFileTable;
const isIn = (place: SlotPlace) =>
  and(
    eq(table.applicationId, place.applicationId),
    eq(table.page, place.page),
    eq(table.slot, place.slot),
    place.childNumber === null ? isNull(table.childNumber) : eq(table.childNumber, place.childNumber),
  );

/** The files of a slot in their order; not those in the trash. */
export async function listInSlot(tx: Transaction, place: SlotPlace): Promise<DocumentFileRow[]> {
  return await tx
    .select()
    .from(table)
    .where(and(isIn(place), isNull(table.deletedAt)))
    .orderBy(table.position, table.uploadedAt, table.id);
}

export async function setPosition(tx: Transaction, id: string, position: number): Promise<void> {
  await tx.update(table).set({ position }).where(eq(table.id, id));
}

/** Puts an unsorted file into a slot. False when it is gone, in the trash, or in a slot already. */
export async function moveToSlot(
  tx: Transaction,
  id: string,
  place: Omit<SlotPlace, "applicationId"> & Pick<DocumentFileRow, "slot" | "person" | "dependentId" | "position">,
): Promise<boolean> {
  const moved = await tx
    .update(table)
    .set(place)
    .where(and(eq(table.id, id), eq(table.page, unsortedPlace.page), isNull(table.deletedAt)))
    .returning({ id: table.id });
  return moved.length > 0;
}

/** How a file is shown. False when it is gone or in the trash. */
export async function setShown(
  tx: Transaction,
  id: string,
  shown: { readonly rotation: number } | { readonly sealedDisplayName: Buffer },
): Promise<boolean> {
  const changed = await tx
    .update(table)
    .set(shown)
    .where(and(eq(table.id, id), isNull(table.deletedAt)))
    .returning({ id: table.id });
  return changed.length > 0;
}
