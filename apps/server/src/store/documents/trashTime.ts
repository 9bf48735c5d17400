import { rowOn } from "@boreal/domain/kernel/datedTable";
import { easternDay } from "@boreal/domain/kernel/easternDay";
import { vaultTrashDays } from "@boreal/domain/tables/vaultTrash";

const dayMs = 24 * 3600 * 1000;

/** How many days a deleted document stays, in force at this time. Throws when the table has no row: a fault of ours. */
export function trashDays(now: Date): number {
  const found = rowOn(vaultTrashDays, easternDay(now.toISOString()));
  if (!found.found) throw new Error(`the table ${found.table} has no row for ${found.date}`);
  return found.row.value;
}

/** What was deleted before this time is erased. */
export const trashEnd = (now: Date): Date => new Date(now.getTime() - trashDays(now) * dayMs);

/** When a file that was deleted at this time is erased, by the table in force then. */
export const erasedOn = (deletedAt: Date): Date => new Date(deletedAt.getTime() + trashDays(deletedAt) * dayMs);

/** Whole days that are left, rounded up: a file shown with one day is gone within that day. */
export const daysLeftInTrash = (deletedAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((deletedAt.getTime() - trashEnd(now).getTime()) / dayMs));
