import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne } from "../../database/query.ts";
import type { Database, Transaction } from "../../database/connect.ts";
import { applicationTable } from "../tables/applications.ts";
import { documentFileTable, uploadTable } from "../tables/files.ts";
import { filingPackageTable } from "../tables/filing/filingPackages.ts";
import { portalFitTable } from "../tables/portalFits.ts";

export type Queryable = Database | Transaction;

export type UploadRow = typeof uploadTable.$inferSelect;

export type DocumentFileRow = typeof documentFileTable.$inferSelect;

export async function readUpload(db: Queryable, id: string): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(uploadTable).where(eq(uploadTable.id, id));
  return row;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockUpload(tx: Transaction, id: string): Promise<UploadRow | undefined> {
  const [row] = await tx.select().from(uploadTable).where(eq(uploadTable.id, id)).for("update");
  return row;
}

export async function closeUpload(
  db: Queryable,
  id: string,
  end: { readonly finishedAt: Date } | { readonly refusalCode: string },
): Promise<void> {
  await db.update(uploadTable).set(end).where(eq(uploadTable.id, id));
}

/** Refuses whatever these givers began to upload and did not finish. */
export async function closeUploadsOf(tx: Transaction, givers: readonly string[], refusalCode: string): Promise<void> {
  if (givers.length === 0) return;
  await tx
    .update(uploadTable)
    .set({ refusalCode })
    .where(and(inArray(uploadTable.uploadedBy, [...givers]), isOpen));
}

export async function deleteUpload(db: Queryable, id: string): Promise<void> {
  await db.delete(uploadTable).where(and(eq(uploadTable.id, id), isNull(uploadTable.finishedAt)));
}

const isOpen = and(isNull(uploadTable.finishedAt), isNull(uploadTable.refusalCode));

export async function listOpenUploads(db: Queryable): Promise<UploadRow[]> {
  return await db.select().from(uploadTable).where(isOpen).orderBy(uploadTable.createdAt);
}

/** Uploads begun before `before`: unfinished ones that nobody comes back for, refused and finished ones that nobody asks about. */
export async function listOldUploads(db: Queryable, before: Date): Promise<UploadRow[]> {
  return await db.select().from(uploadTable).where(lt(uploadTable.createdAt, before));
}

export async function removeUploadRow(db: Queryable, id: string): Promise<void> {
  await db.delete(uploadTable).where(eq(uploadTable.id, id));
}

export async function readDocumentFile(db: Queryable, id: string): Promise<DocumentFileRow | undefined> {
  const [row] = await db.select().from(documentFileTable).where(eq(documentFileTable.id, id));
  return row;
}

export async function lockDocumentFile(tx: Transaction, id: string): Promise<DocumentFileRow | undefined> {
  const [row] = await tx.select().from(documentFileTable).where(eq(documentFileTable.id, id)).for("update");
  return row;
}

/** The last deleted first; then how the files of one slot follow each other. */
const inOrder = [
  desc(documentFileTable.deletedAt),
  documentFileTable.position,
  documentFileTable.uploadedAt,
  documentFileTable.id,
] as const;

/** The documents of a case, those of one slot in their order; in the trash the last deleted first. */
export async function listDocuments(
  db: Queryable,
  applicationId: string,
  where: "vault" | "trash",
): Promise<DocumentFileRow[]> {
  const deleted = where === "trash" ? isNotNull(documentFileTable.deletedAt) : isNull(documentFileTable.deletedAt);
  return await db
    .select()
    .from(documentFileTable)
    .where(and(eq(documentFileTable.applicationId, applicationId), deleted))
    .orderBy(...inOrder);
}

export type FilesOfCase = { readonly vault: readonly DocumentFileRow[]; readonly trash: readonly DocumentFileRow[] };

/** Both lists as of one moment: a file that is replaced or restored meanwhile lies in one of them, never in neither. */
export async function listVaultAndTrash(db: Queryable, applicationId: string): Promise<FilesOfCase> {
  const rows = await db
    .select()
    .from(documentFileTable)
    .where(eq(documentFileTable.applicationId, applicationId))
    .orderBy(...inOrder);
  return {
    vault: rows.filter(({ deletedAt }) => deletedAt === null),
    trash: rows.filter(({ deletedAt }) => deletedAt !== null),
  };
}

/** Files of the case, in the vault or the trash, whose content is that of one of these files; they themselves too. */
export async function listSameContent(
  db: Queryable,
  files: readonly Pick<DocumentFileRow, "applicationId" | "contentMac">[],
): Promise<DocumentFileRow[]> {
  const [first] = files;
  if (first === undefined) return [];
  const table = documentFileTable;
  const contents = files.map((file) => file.contentMac);
  return await db
    .select()
    .from(table)
    .where(
      and(eq(table.applicationId, first.applicationId), inArray(table.contentMac, contents), ne(table.storageKey, "")),
    );
}

/** Changes of the files of one case happen one after the other, so that a slot never takes more than it holds. */
export async function lockFilesOf(tx: Transaction, applicationId: string): Promise<void> {
  await tx
    .select({ id: applicationTable.id })
    .from(applicationTable)
    .where(eq(applicationTable.id, applicationId))
    .for("no key update");
}

/** How many files lie in a slot; those in the trash, those that reading rejected, those whose bytes are damaged and forms that Boreal filled are not counted. */
export async function countInSlot(
  db: Queryable,
  place: Pick<DocumentFileRow, "applicationId" | "page" | "slot" | "childNumber">,
): Promise<number> {
  const table = documentFileTable;
  const child = place.childNumber === null ? isNull(table.childNumber) : eq(table.childNumber, place.childNumber);
  return await db.$count(
    table,
    and(
      eq(table.applicationId, place.applicationId),
      eq(table.page, place.page),
      eq(table.slot, place.slot),
      child,
      isNull(table.deletedAt),
      eq(table.rejected, false),
      isNull(table.damage),
      isNull(table.filledForm),
    ),
  );
}

export async function insertDocumentFile(tx: Transaction, row: typeof documentFileTable.$inferInsert): Promise<void> {
  await tx.insert(documentFileTable).values(row);
}

/** Puts a file into the trash; false when it is there already. */
export async function trashDocument(tx: Transaction, id: string, by: string, at: Date): Promise<boolean> {
  const table = documentFileTable;
  const moved = await tx
    .update(table)
    .set({ deletedAt: at, deletedBy: by })
    .where(and(eq(table.id, id), isNull(table.deletedAt)))
    .returning({ id: table.id });
  return moved.length > 0;
}

/** Takes a file out of the trash, for the person who is in its place now; its position among the others is its own still. */
export async function untrashDocument(tx: Transaction, id: string, dependentId: string | null): Promise<boolean> {
  const table = documentFileTable;
  const moved = await tx
    .update(table)
    .set({ deletedAt: null, deletedBy: null, dependentId })
    .where(and(eq(table.id, id), isNotNull(table.deletedAt)))
    .returning({ id: table.id });
  return moved.length > 0;
}

/**
 * A rejected file leaves its place as it was: what it had replaced comes back, unless somebody deleted that apart from the
 * replacement. Once it can be read after all, the replacement holds again. The id of the file that came back, if one did.
 */
export async function settleReplacement(
  tx: Transaction,
  file: DocumentFileRow,
  rejected: boolean,
): Promise<string | undefined> {
  if (file.replaces === null || file.rejected === rejected || file.deletedAt !== null) return undefined;
  const table = documentFileTable;
  const isReplaced = and(eq(table.deletedAt, file.uploadedAt), eq(table.deletedBy, file.uploadedBy));
  const replacement = rejected
    ? { deletedAt: null, deletedBy: null }
    : { deletedAt: file.uploadedAt, deletedBy: file.uploadedBy };
  await tx
    .update(table)
    .set(replacement)
    .where(and(eq(table.id, file.replaces), rejected ? isReplaced : isNull(table.deletedAt)));
  return rejected ? file.replaces : undefined;
}

/** Files of one dependent that are not in the trash yet. */
export async function listDependentFiles(
  tx: Transaction,
  applicationId: string,
  dependentId: string,
): Promise<string[]> {
  const table = documentFileTable;
  const found = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.applicationId, applicationId), eq(table.dependentId, dependentId), isNull(table.deletedAt)));
  return found.map(({ id }) => id);
}

/** Files of one dependent that went to the trash at this instant, as when the dependent left. */
export const listTrashedWith = (tx: Transaction, dependentId: string, at: Date): Promise<DocumentFileRow[]> =>
  tx
    .select()
    .from(documentFileTable)
    .where(and(eq(documentFileTable.dependentId, dependentId), eq(documentFileTable.deletedAt, at)));

/** Files whose time in the trash is over, by id: those after one, as what was sent stays and must not stand before the others. */
export async function listTrashedBefore(db: Queryable, before: Date, after: string): Promise<DocumentFileRow[]> {
  const { id, deletedAt } = documentFileTable;
  return await db
    .select()
    .from(documentFileTable)
    .where(and(lt(deletedAt, before), gt(id, after)))
    .orderBy(id)
    .limit(500);
}

/** The row with its readings and corrections, if it lies in the trash. The bytes are the caller's to remove, afterwards. */
export async function removeDocumentRow(tx: Transaction, id: string): Promise<boolean> {
  const removed = await tx
    .delete(documentFileTable)
    .where(and(eq(documentFileTable.id, id), isNotNull(documentFileTable.deletedAt)))
    .returning({ id: documentFileTable.id });
  return removed.length > 0;
}

/** Of these ids, those whose bytes a stored file or an unfinished upload still needs. */
export async function knownIds(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const files = await db
    .select({ id: documentFileTable.id })
    .from(documentFileTable)
    .where(and(inArray(documentFileTable.id, [...ids]), ne(documentFileTable.storageKey, "")));
  const uploads = await db
    .select({ id: uploadTable.id })
    .from(uploadTable)
    .where(and(isOpen, inArray(uploadTable.id, [...ids])));
  const fits = await db
    .select({ id: portalFitTable.id })
    .from(portalFitTable)
    .where(inArray(portalFitTable.id, [...ids]));
  const packages = await db
    .select({ id: filingPackageTable.id })
    .from(filingPackageTable)
    .where(inArray(filingPackageTable.id, [...ids]));
  return new Set([...files, ...uploads, ...fits, ...packages].map(({ id }) => id));
}

/** Notes that a file stays although the same content is in the case already; false when that was decided before. */
export async function keepDuplicateRow(tx: Transaction, id: string, by: string, at: Date): Promise<boolean> {
  const table = documentFileTable;
  const kept = await tx
    .update(table)
    .set({ duplicateKeptAt: at, duplicateKeptBy: by })
    .where(and(eq(table.id, id), isNull(table.duplicateKeptAt)))
    .returning({ id: table.id });
  return kept.length > 0;
}

/** Keeps the password with which a locked file was opened. */
export async function setSealedPassword(tx: Transaction, id: string, sealedPassword: Buffer): Promise<void> {
  await tx.update(documentFileTable).set({ sealedPassword }).where(eq(documentFileTable.id, id));
}

/** Reading refused the file: from here on only its name and the reason are kept. The bytes are the caller's to remove, afterwards. */
export async function forgetBytes(tx: Transaction, id: string): Promise<void> {
  await tx.update(documentFileTable).set({ storageKey: "" }).where(eq(documentFileTable.id, id));
}

export const isNotKept = (file: Pick<DocumentFileRow, "storageKey">): boolean => file.storageKey === "";
