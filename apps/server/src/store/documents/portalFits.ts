import type { PortalName } from "@boreal/domain/vault/files/portals";
import type { FitReport } from "@boreal/reading/portal/fitReport";
import type { FitError } from "@boreal/reading/portal/fitRequest";
import { and, desc, eq, inArray, isNull } from "../../database/query.ts";
import type { Database, Transaction } from "../../database/connect.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { listDocuments, type DocumentFileRow } from "./documents.ts";
import type { SlotPlace } from "./documentOrder.ts";
import { portalFitTable } from "../tables/portalFits.ts";

type Queryable = Database | Transaction;
type StoredFit = typeof portalFitTable.$inferSelect;

/** `fitted`: there is a file. `tooLarge`, `refused`: there is none, and the report says why. `failed`: our fault. */
export type FitState = "waiting" | "running" | "fitted" | "tooLarge" | "refused" | "failed";
export type PortalFitRow = Omit<StoredFit, "state" | "portal"> & {
  readonly state: FitState;
  readonly portal: PortalName;
};

/** What is sealed with a fit: the report, or which file (of those that went in) cannot be merged and why. */
export type StoredReport = { readonly report: FitReport } | { readonly fileId: string; readonly error: FitError };

export const reportContext = (fitId: string): string => `portal fit ${fitId}`;
export const sealReport = (key: PersonKey, fitId: string, report: StoredReport): Buffer =>
  sealJson(key, report, reportContext(fitId));
export const openReport = (key: PersonKey, { id, sealedReport }: PortalFitRow): StoredReport | undefined =>
  sealedReport === null ? undefined : (openJson(key, sealedReport, reportContext(id)) as StoredReport);

/** The files of a slot that count, in the order in which they are shown. */
export async function filesOfSlot(db: Queryable, place: SlotPlace): Promise<DocumentFileRow[]> {
  const files = await listDocuments(db, place.applicationId, "vault");
  return files.filter(
    (file) =>
      file.page === place.page &&
      file.slot === place.slot &&
      file.childNumber === place.childNumber &&
      !file.rejected &&
      file.damage === null &&
      file.filledForm === null,
  );
}

export const inputsOf = (files: readonly DocumentFileRow[]): string =>
  files.map(({ id, rotation }) => `${id}/${rotation}`).join(" ");

const table = portalFitTable;
const isOf = (place: SlotPlace) =>
  and(
    eq(table.applicationId, place.applicationId),
    eq(table.page, place.page),
    eq(table.slot, place.slot),
    place.childNumber === null ? isNull(table.childNumber) : eq(table.childNumber, place.childNumber),
  );

export async function insertFit(tx: Transaction, row: typeof portalFitTable.$inferInsert): Promise<void> {
  await tx.insert(table).values(row);
}

export async function readFit(db: Queryable, id: string): Promise<PortalFitRow | undefined> {
  const [row] = await db.select().from(table).where(eq(table.id, id));
  return row as PortalFitRow | undefined;
}

/** How many of this applicant wait or run. */
export const countWaitingFits = (db: Queryable, ownerId: string): Promise<number> =>
  db.$count(table, and(eq(table.ownerId, ownerId), inArray(table.state, ["waiting", "running"])));

/** The fits of one slot, newest first. */
export const listFitsOf = async (db: Queryable, place: SlotPlace): Promise<PortalFitRow[]> =>
  (await db.select().from(table).where(isOf(place)).orderBy(desc(table.requestedAt))) as PortalFitRow[];

export const listEveryFit = async (db: Queryable): Promise<PortalFitRow[]> =>
  (await db.select().from(table)) as PortalFitRow[];

export async function setFit(
  db: Queryable,
  id: string,
  change: Partial<Pick<PortalFitRow, "state" | "sealedReport" | "wrappedKey" | "bytes" | "finishedAt">>,
): Promise<void> {
  await db.update(table).set(change).where(eq(table.id, id));
}

export async function removeFits(db: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(table).where(inArray(table.id, [...ids]));
}
