import { refusal, type Refusal } from "@boreal/domain/kernel/validation";
import { and, asc, count, eq, isNotNull, isNull, lt, ne, notInArray, or, sql } from "../../database/query.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import type { DocumentFileRow } from "./documents.ts";
import { documentFileTable } from "../tables/files.ts";

/** What is wrong with the bytes of a file: they are not there, or are not what was stored. */
export type FileDamage = "missing" | "damaged";

const table = documentFileTable;
const isKept = ne(table.storageKey, "");

/** Files whose bytes were not looked through since `whole` (or since `damaged`, where something was wrong), the longest ago first; those in the trash too. */
export const listFilesToCheck = (
  db: Queryable,
  before: { readonly whole: Date; readonly damaged: Date },
  most: number,
  except: readonly string[],
): Promise<DocumentFileRow[]> =>
  db
    .select()
    .from(table)
    .where(
      and(
        isKept,
        notInArray(table.id, [...except]),
        or(
          isNull(table.checkedAt),
          lt(table.checkedAt, before.whole),
          and(isNotNull(table.damage), lt(table.checkedAt, before.damaged)),
        ),
      ),
    )
    .orderBy(sql`${table.checkedAt} asc nulls first`, asc(table.id))
    .limit(most);

/** Notes what was found of a file; true when that is something else than before. */
export async function noteCheck(
  tx: Transaction,
  id: string,
  found: { readonly at: Date; readonly damage: FileDamage | null },
): Promise<boolean> {
  const [before] = await tx.select({ damage: table.damage }).from(table).where(eq(table.id, id)).for("update");
  if (before === undefined) return false;
  await tx.update(table).set({ checkedAt: found.at, damage: found.damage }).where(eq(table.id, id));
  return before.damage !== found.damage;
}

/** Ids only: for the administrators, who know nobody of the case. */
export type DamagedFile = {
  readonly fileId: string;
  readonly applicationId: string;
  readonly damage: FileDamage;
  readonly checkedAt: Date | null;
};

export async function listDamagedFiles(db: Queryable, most = 200): Promise<readonly DamagedFile[]> {
  const rows = await db
    .select({ fileId: table.id, applicationId: table.applicationId, damage: table.damage, checkedAt: table.checkedAt })
    .from(table)
    .where(isNotNull(table.damage))
    .orderBy(table.id)
    .limit(most);
  return rows.flatMap(({ damage, ...row }) => (damage === null ? [] : [{ ...row, damage }]));
}

export async function countDamagedFiles(db: Queryable): Promise<number> {
  const [row] = await db.select({ count: count() }).from(table).where(isNotNull(table.damage));
  return row?.count ?? 0;
}

/** Of a file that was stored whole and is so no more. */
export const storedFileDamaged = (): Refusal =>
  refusal("FILE_DAMAGED", {
    en: "This file can no longer be opened. It is damaged or missing, so it no longer counts. It must be uploaded again. If you cannot do that, tell your legal team, because the administrator may have a copy.",
    fr: "Ce fichier ne peut plus être ouvert. Il est endommagé ou a disparu et ne compte donc plus. Il faut le téléverser de nouveau. Si vous ne pouvez pas le faire, dites-le à votre équipe juridique, car l’administration en a peut-être une copie.",
  });
