import { and, desc, eq, isNull, or } from "../../database/query.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { caseNoteTable } from "../tables/desk.ts";

export type NoteRow = typeof caseNoteTable.$inferSelect;

type Place = { readonly applicationId: string; readonly id: string };

export const noteContext = ({ applicationId, id }: Place): string => `note ${applicationId} ${id}`;

export const sealNote = (key: PersonKey, place: Place, body: string): Buffer => sealJson(key, body, noteContext(place));

export const openNote = (key: PersonKey, row: NoteRow): string =>
  openJson(key, row.sealedBody, noteContext(row)) as string;

/** False when there is one of this id already. */
export async function insertNote(tx: Transaction, row: typeof caseNoteTable.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(caseNoteTable).values(row).onConflictDoNothing().returning({ id: caseNoteTable.id });
  return rows.length > 0;
}

export async function findNote(db: Queryable, id: string): Promise<NoteRow | undefined> {
  const [row] = await db.select().from(caseNoteTable).where(eq(caseNoteTable.id, id));
  return row;
}

/** More are not read in one request. */
const most = 200;

/** The notes of a case that were not removed, the newest first: those of the team, and what this reader wrote for themselves. */
export const listNotes = (
  db: Queryable,
  { applicationId, readerId }: { readonly applicationId: string; readonly readerId: string },
): Promise<NoteRow[]> =>
  db
    .select()
    .from(caseNoteTable)
    .where(
      and(
        eq(caseNoteTable.applicationId, applicationId),
        isNull(caseNoteTable.removedAt),
        or(caseNoteTable.isShared, eq(caseNoteTable.writtenBy, readerId)),
      ),
    )
    .orderBy(desc(caseNoteTable.writtenAt), desc(caseNoteTable.id))
    .limit(most);

/** False when it was removed already. */
export async function writeNoteRemoved(tx: Transaction, id: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(caseNoteTable)
    .set({ removedAt: at })
    .where(and(eq(caseNoteTable.id, id), isNull(caseNoteTable.removedAt)))
    .returning({ id: caseNoteTable.id });
  return rows.length > 0;
}
