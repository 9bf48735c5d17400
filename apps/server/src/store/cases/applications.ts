import type { ApplicationStatus, ApplicationType } from "@boreal/domain/caseFile/application";
import { and, eq, gt, inArray, isNotNull, isNull, sql } from "../../database/query.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { nextMatterNumber } from "../office/matterNumbers.ts";
import { applicationTable, assignmentTable } from "../tables/applications.ts";

/**
 * Holds the application still until the transaction ends; false when its status is no longer the one decided upon, or the firm
 * closed the case meanwhile. `alsoClosed`: what is done in a closed case as well.
 */
export async function lockApplication(
  tx: Transaction,
  id: string,
  status: ApplicationStatus,
  alsoClosed?: "alsoClosed",
): Promise<boolean> {
  const rows = await tx
    .select({ id: applicationTable.id })
    .from(applicationTable)
    .where(
      and(
        eq(applicationTable.id, id),
        eq(applicationTable.status, status),
        alsoClosed === undefined ? isNull(applicationTable.closedAt) : undefined,
      ),
    )
    .for("no key update");
  return rows.length > 0;
}

/** Holds a case that the firm closed still until the transaction ends; false when it is open, or gone. */
export async function lockClosedApplication(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: applicationTable.id })
    .from(applicationTable)
    .where(and(eq(applicationTable.id, id), isNotNull(applicationTable.closedAt)))
    .for("update");
  return rows.length > 0;
}

export async function insertApplication(
  tx: Transaction,
  application: {
    readonly id: string;
    readonly ownerId: string;
    readonly type: ApplicationType;
    readonly at: Date;
    readonly reasons?: readonly string[];
    /** One that the firm gave it elsewhere; without it, it gets the next. */
    readonly matterNumber?: string | undefined;
  },
): Promise<void> {
  const { id, ownerId, type, at, reasons = [] } = application;
  const matterNumber = application.matterNumber ?? (await nextMatterNumber(tx, at));
  await tx
    .insert(applicationTable)
    .values({ id, ownerId, type, status: "Preparation", statusUpdatedAt: at, createdAt: at, reasons, matterNumber });
}

/** Ids of the applications of one person. */
export const applicationsOf = async (db: Queryable, ownerId: string): Promise<readonly string[]> =>
  (
    await db.select({ id: applicationTable.id }).from(applicationTable).where(eq(applicationTable.ownerId, ownerId))
  ).map(({ id }) => id);

/** Whose application it is. */
export async function findOwner(db: Queryable, applicationId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ ownerId: applicationTable.ownerId })
    .from(applicationTable)
    .where(eq(applicationTable.id, applicationId));
  return row?.ownerId;
}

/** The applicant and whoever is assigned; nobody for an application that is not there. */
export async function peopleOfCase(db: Queryable, applicationId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ ownerId: applicationTable.ownerId, staffId: assignmentTable.staffId })
    .from(applicationTable)
    .leftJoin(assignmentTable, eq(assignmentTable.applicationId, applicationTable.id))
    .where(eq(applicationTable.id, applicationId));
  return [...new Set(rows.flatMap(({ ownerId, staffId }) => (staffId === null ? [ownerId] : [ownerId, staffId])))];
}

/** Ids of all applications that the firm has not closed, in order, those after a given one. */
export const listApplicationIds = async (db: Queryable, after: string, most: number): Promise<readonly string[]> =>
  (
    await db
      .select({ id: applicationTable.id })
      .from(applicationTable)
      .where(and(gt(applicationTable.id, after), isNull(applicationTable.closedAt)))
      .orderBy(applicationTable.id)
      .limit(most)
  ).map(({ id }) => id);

/** Ids of the applications that have one of these statuses, but for those that the firm closed. */
export const listApplicationsIn = async (
  db: Queryable,
  statuses: readonly ApplicationStatus[],
): Promise<readonly string[]> =>
  (
    await db
      .select({ id: applicationTable.id })
      .from(applicationTable)
      .where(and(inArray(applicationTable.status, [...statuses]), isNull(applicationTable.closedAt)))
      .orderBy(applicationTable.id)
  ).map(({ id }) => id);

/** False when it said so already. */
export async function writeAgreement(tx: Transaction, id: string, agreed: boolean): Promise<boolean> {
  const rows = await tx
    .update(applicationTable)
    .set({ agreedToDisclaimer: agreed })
    .where(and(eq(applicationTable.id, id), sql`${applicationTable.agreedToDisclaimer} is distinct from ${agreed}`))
    .returning({ id: applicationTable.id });
  return rows.length > 0;
}

/** False when this person was assigned already. */
export async function insertAssignment(
  tx: Transaction,
  assignment: { readonly applicationId: string; readonly staffId: string; readonly at: Date },
): Promise<boolean> {
  const { applicationId, staffId, at } = assignment;
  const rows = await tx
    .insert(assignmentTable)
    .values({ applicationId, staffId, assignedAt: at })
    .onConflictDoNothing()
    .returning({ staffId: assignmentTable.staffId });
  return rows.length > 0;
}

/** How many applications somebody has, so that nobody starts them without end. */
export async function countApplications(db: Queryable, ownerId: string): Promise<number> {
  return await db.$count(applicationTable, eq(applicationTable.ownerId, ownerId));
}

/** On how many cases somebody works. */
export const countAssignments = async (db: Queryable, staffId: string): Promise<number> =>
  await db.$count(assignmentTable, eq(assignmentTable.staffId, staffId));

/** Moves all cases of one member of staff to another, who may have some of them already; answers which they were. */
export async function takeAssignments(
  tx: Transaction,
  { userId, toUserId, at }: { readonly userId: string; readonly toUserId: string; readonly at: Date },
): Promise<readonly string[]> {
  const taken = await tx
    .delete(assignmentTable)
    .where(eq(assignmentTable.staffId, userId))
    .returning({ applicationId: assignmentTable.applicationId });
  const ids = taken.map(({ applicationId }) => applicationId).toSorted();
  if (ids.length > 0)
    await tx
      .insert(assignmentTable)
      .values(ids.map((applicationId) => ({ applicationId, staffId: toUserId, assignedAt: at })))
      .onConflictDoNothing();
  return ids;
}
