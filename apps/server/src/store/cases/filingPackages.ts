import { gunzipSync, gzipSync } from "node:zlib";
import { createHash } from "node:crypto";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { PackageManifest } from "@boreal/domain/filing/packageManifest";
import type { Language } from "@boreal/domain/kernel/text";
import { rulesVersion } from "@boreal/domain/plan/plan";
import type { PortalName } from "@boreal/domain/vault/files/portals";
import { and, desc, eq, isNull } from "../../database/query.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { filingPackageTable } from "../tables/filing/filingPackages.ts";

/** `stale`: the case changed while it was made, and nothing was kept. `failed`: our fault. */
export type PackageState = "waiting" | "running" | "built" | "stale" | "failed";

export type FilingPackageRow = Omit<typeof filingPackageTable.$inferSelect, "state" | "portal" | "language"> & {
  readonly state: PackageState;
  readonly portal: PortalName;
  readonly language: Language;
};

const table = filingPackageTable;

export const packageContext = (id: string): string => `filing package ${id}`;

export const sealManifest = (key: PersonKey, id: string, manifest: PackageManifest): Buffer =>
  sealJson(key, gzipSync(JSON.stringify(manifest)).toString("base64"), packageContext(id));

export function openManifest(
  key: PersonKey,
  { id, sealedManifest }: Pick<FilingPackageRow, "id" | "sealedManifest">,
): PackageManifest | undefined {
  if (sealedManifest === null) return undefined;
  const packed = openJson(key, sealedManifest, packageContext(id)) as string;
  return JSON.parse(gunzipSync(Buffer.from(packed, "base64")).toString("utf8")) as PackageManifest;
}

/** Another day changes no file of it; another answer, another file, another rule does. */
export function inputsOfPackage(
  { today: _today, ...caseFile }: CaseFile,
  files: readonly { readonly id: string; readonly rotation: number }[],
): string {
  const facts = [rulesVersion, caseFile, files.map(({ id, rotation }) => [id, rotation])];
  return createHash("sha256").update(JSON.stringify(facts)).digest("hex");
}

export async function insertPackage(tx: Transaction, row: typeof table.$inferInsert): Promise<void> {
  await tx.insert(table).values(row);
}

export async function readPackage(db: Queryable, id: string): Promise<FilingPackageRow | undefined> {
  const [row] = await db.select().from(table).where(eq(table.id, id));
  return row as FilingPackageRow | undefined;
}

/** The package of an application that was asked for last and was not sent yet. */
export async function lastPackage(db: Queryable, applicationId: string): Promise<FilingPackageRow | undefined> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.applicationId, applicationId), isNull(table.statusChangeId)))
    .orderBy(desc(table.requestedAt))
    .limit(1);
  return row as FilingPackageRow | undefined;
}

type Change = Partial<
  Pick<FilingPackageRow, "state" | "made" | "sealedManifest" | "wrappedKey" | "bytes" | "finishedAt">
>;

export async function setPackage(db: Queryable, id: string, change: Change): Promise<void> {
  await db.update(table).set(change).where(eq(table.id, id));
}

/** The package that went out with a filing. */
export async function packageOfFiling(db: Queryable, statusChangeId: string): Promise<FilingPackageRow | undefined> {
  const [row] = await db.select().from(table).where(eq(table.statusChangeId, statusChangeId));
  return row as FilingPackageRow | undefined;
}

/** From now on nothing takes it out: it is what was sent. */
export async function keepWithFiling(tx: Transaction, id: string, statusChangeId: string): Promise<void> {
  await tx.update(table).set({ statusChangeId }).where(eq(table.id, id));
}

/** Takes out every package of an application that was not sent; answers with their ids, whose bytes are to go after the transaction. */
export async function removePackages(tx: Transaction, applicationId: string): Promise<readonly string[]> {
  const removed = await tx
    .delete(table)
    .where(and(eq(table.applicationId, applicationId), isNull(table.statusChangeId)))
    .returning({ id: table.id });
  return removed.map(({ id }) => id);
}
