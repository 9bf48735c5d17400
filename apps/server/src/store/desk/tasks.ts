import type { IsoDate } from "@boreal/domain/kernel/calendarDate";
import { and, asc, desc, eq, inArray, isNull, sql } from "../../database/query.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { assignmentTable } from "../tables/applications.ts";
import { caseTaskTable } from "../tables/desk.ts";

export type TaskRow = typeof caseTaskTable.$inferSelect;

type Place = { readonly applicationId: string; readonly id: string };

export const taskContext = ({ applicationId, id }: Place): string => `task ${applicationId} ${id}`;

export const sealTaskWords = (key: PersonKey, place: Place, words: string): Buffer =>
  sealJson(key, words, taskContext(place));

/** Null for a task that the product gave: its cause says what it is about. */
export const openTaskWords = (
  key: PersonKey,
  row: Pick<TaskRow, "id" | "applicationId" | "sealedWords">,
): string | null => (row.sealedWords === null ? null : (openJson(key, row.sealedWords, taskContext(row)) as string));

/** False when there is one of this id, or of this cause in this case, already. */
export async function insertTask(tx: Transaction, row: typeof caseTaskTable.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(caseTaskTable).values(row).onConflictDoNothing().returning({ id: caseTaskTable.id });
  return rows.length > 0;
}

export async function findTask(db: Queryable, id: string): Promise<TaskRow | undefined> {
  const [row] = await db.select().from(caseTaskTable).where(eq(caseTaskTable.id, id));
  return row;
}

export async function hasTaskOf(db: Queryable, applicationId: string, cause: string): Promise<boolean> {
  const rows = await db
    .select({ id: caseTaskTable.id })
    .from(caseTaskTable)
    .where(and(eq(caseTaskTable.applicationId, applicationId), eq(caseTaskTable.cause, cause)));
  return rows.length > 0;
}

/** More are not read in one request. */
const most = 200;

/** The tasks of a case, of all or of the applicant: those that are open, the first due first, then those that are done, the last first. */
export const listTasks = (
  db: Queryable,
  { applicationId, of }: { readonly applicationId: string; readonly of: "all" | "applicant" },
): Promise<TaskRow[]> =>
  db
    .select()
    .from(caseTaskTable)
    .where(and(eq(caseTaskTable.applicationId, applicationId), of === "all" ? undefined : caseTaskTable.isForApplicant))
    .orderBy(
      desc(sql`done_at is null`),
      desc(caseTaskTable.doneAt),
      asc(caseTaskTable.dueOn),
      asc(caseTaskTable.givenAt),
    )
    .limit(most);

/** Nobody is asked to do anything in a case that the firm closed. */
const isInOpenCase = sql`not exists (select 1 from boreal.application a where a.id = ${caseTaskTable.applicationId} and a.closed_at is not null)`;

/** As many as one person can look at. */
const mostOfOne = 50;

/** Open tasks of one member of staff in the cases that they work on, or in all of the firm, the first due first. */
export const listOpenTasksOf = (
  db: Queryable,
  { userId, inFirm }: { readonly userId: string; readonly inFirm: boolean },
): Promise<TaskRow[]> =>
  db
    .select()
    .from(caseTaskTable)
    .where(
      and(
        eq(caseTaskTable.assigneeId, userId),
        isNull(caseTaskTable.doneAt),
        isInOpenCase,
        inFirm
          ? undefined
          : inArray(
              caseTaskTable.applicationId,
              db
                .select({ id: assignmentTable.applicationId })
                .from(assignmentTable)
                .where(eq(assignmentTable.staffId, userId)),
            ),
      ),
    )
    .orderBy(asc(caseTaskTable.dueOn), asc(caseTaskTable.givenAt))
    .limit(mostOfOne);

/** How many tasks of a case are open. */
export const countOpenTasks = async (db: Queryable, applicationId: string): Promise<number> =>
  await db.$count(caseTaskTable, and(eq(caseTaskTable.applicationId, applicationId), isNull(caseTaskTable.doneAt)));

/** Open tasks of all cases that are due within some days. */
export const listTasksDue = (
  db: Queryable,
  days: { readonly from: IsoDate; readonly to: IsoDate },
): Promise<TaskRow[]> =>
  db
    .select()
    .from(caseTaskTable)
    .where(
      and(isNull(caseTaskTable.doneAt), isInOpenCase, sql`${caseTaskTable.dueOn} between ${days.from} and ${days.to}`),
    )
    .orderBy(asc(caseTaskTable.id));

/** False when it was so already. */
export async function writeTaskDone(
  tx: Transaction,
  id: string,
  done: { readonly at: Date; readonly by: string } | null,
): Promise<boolean> {
  const rows = await tx
    .update(caseTaskTable)
    .set({ doneAt: done?.at ?? null, doneBy: done?.by ?? null })
    .where(
      and(eq(caseTaskTable.id, id), done ? isNull(caseTaskTable.doneAt) : sql`${caseTaskTable.doneAt} is not null`),
    )
    .returning({ id: caseTaskTable.id });
  return rows.length > 0;
}
