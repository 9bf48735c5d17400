import type { Role } from "@boreal/domain/caseFile/user";
import { and, eq, inArray, isNull, or } from "../database/query.ts";
import type { Queryable, Transaction } from "../database/connect.ts";
import { profileTable } from "./tables/accounts.ts";

export async function findRole(db: Queryable, userId: string): Promise<Role | undefined> {
  const rows = await db.select({ role: profileTable.role }).from(profileTable).where(eq(profileTable.userId, userId));
  return rows[0]?.role;
}

/** What an administrator decides about of an account. */
export type Seat = Pick<typeof profileTable.$inferSelect, "role" | "disabledAt" | "lawyerScope">;

const seat = { role: profileTable.role, disabledAt: profileTable.disabledAt, lawyerScope: profileTable.lawyerScope };

export async function readSeat(db: Queryable, userId: string): Promise<Seat | undefined> {
  const [row] = await db.select(seat).from(profileTable).where(eq(profileTable.userId, userId));
  return row;
}

/** The same, held still until the transaction ends. */
export async function lockSeat(tx: Transaction, userId: string): Promise<Seat | undefined> {
  const [row] = await tx.select(seat).from(profileTable).where(eq(profileTable.userId, userId)).for("update");
  return row;
}

export async function writeDisabled(tx: Transaction, userId: string, disabledAt: Date | null): Promise<void> {
  await tx.update(profileTable).set({ disabledAt }).where(eq(profileTable.userId, userId));
}

export async function writeLawyerScope(tx: Transaction, userId: string, lawyerScope: "firm" | null): Promise<void> {
  await tx.update(profileTable).set({ lawyerScope }).where(eq(profileTable.userId, userId));
}

/** Who can be given a task of a case: those assigned to it, and those who answer for the whole firm. */
export const listTaskTakers = async (db: Queryable, assigned: readonly string[]): Promise<readonly string[]> => [
  ...new Set([...(await listWorking(db, assigned)), ...(await listFirmTeam(db))]),
];

/**
 * Who is told of a case on the side of the team: those assigned to it. Where nobody is, or none of them works here any more,
 * those who answer for the whole firm: news that nobody hears of are worse than news that many do.
 */
export async function teamOf(
  db: Queryable,
  { assigned_to }: { readonly assigned_to: readonly string[] },
): Promise<readonly string[]> {
  const working = await listWorking(db, assigned_to);
  return working.length > 0 ? working : await listFirmTeam(db);
}

async function listWorking(db: Queryable, assigned: readonly string[]): Promise<readonly string[]> {
  if (assigned.length === 0) return [];
  const rows = await db
    .select({ userId: profileTable.userId })
    .from(profileTable)
    .where(and(isNull(profileTable.disabledAt), inArray(profileTable.userId, [...assigned])));
  const working = new Set(rows.map(({ userId }) => userId));
  return assigned.filter((id) => working.has(id));
}

/** Those who decide about money and accounts. */
export const listAdministrators = async (db: Queryable): Promise<readonly string[]> =>
  (
    await db
      .select({ userId: profileTable.userId })
      .from(profileTable)
      .where(and(isNull(profileTable.disabledAt), eq(profileTable.role, "admin")))
      .orderBy(profileTable.userId)
  ).map(({ userId }) => userId);

/** Lawyers and paralegals of the whole firm, and administrators. */
const listFirmTeam = async (db: Queryable): Promise<readonly string[]> =>
  (
    await db
      .select({ userId: profileTable.userId })
      .from(profileTable)
      .where(
        and(
          isNull(profileTable.disabledAt),
          or(
            eq(profileTable.role, "admin"),
            and(inArray(profileTable.role, ["lawyer", "paralegal"]), eq(profileTable.lawyerScope, "firm")),
          ),
        ),
      )
      .orderBy(profileTable.userId)
  ).map(({ userId }) => userId);
