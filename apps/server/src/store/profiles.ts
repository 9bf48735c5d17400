import { officeRoles, type Role } from "@boreal/domain/caseFile/user";
import { and, eq, inArray, isNull, or, sql } from "../database/query.ts";
import type { Queryable, Transaction } from "../database/connect.ts";
import { profileTable } from "./tables/accounts.ts";

type HeldRoles = Pick<typeof profileTable.$inferSelect, "role" | "furtherRoles">;

/** Every role that an account holds, the one that counts most in a case first. */
export const rolesOf = ({ role, furtherRoles }: HeldRoles): readonly Role[] => {
  const held: readonly Role[] = [role, ...furtherRoles];
  return [...officeRoles.filter((one) => held.includes(one)), ...held.filter((one) => !isOfficeRole(one))];
};

export const isOfficeRole = (role: string): role is (typeof officeRoles)[number] =>
  (officeRoles as readonly string[]).includes(role);

/** Whether an account holds one of these roles, as which it works now or not. */
export const holdsRole = (...roles: readonly Role[]) =>
  or(
    inArray(profileTable.role, [...roles]),
    ...roles.map((role) => sql`${profileTable.furtherRoles} @> ${JSON.stringify([role])}::jsonb`),
  );

/** The roles that an account holds; none where there is no such account. */
export async function findRoles(db: Queryable, userId: string): Promise<readonly Role[]> {
  const [row] = await db
    .select({ role: profileTable.role, furtherRoles: profileTable.furtherRoles })
    .from(profileTable)
    .where(eq(profileTable.userId, userId));
  return row === undefined ? [] : rolesOf(row);
}

/** What an administrator decides about of an account. */
export type Seat = HeldRoles & Pick<typeof profileTable.$inferSelect, "disabledAt" | "lawyerScope">;

const seat = {
  role: profileTable.role,
  furtherRoles: profileTable.furtherRoles,
  disabledAt: profileTable.disabledAt,
  lawyerScope: profileTable.lawyerScope,
};

export async function readSeat(db: Queryable, userId: string): Promise<Seat | undefined> {
  const [row] = await db.select(seat).from(profileTable).where(eq(profileTable.userId, userId));
  return row;
}

/** The same, held still until the transaction ends. */
export async function lockSeat(tx: Transaction, userId: string): Promise<Seat | undefined> {
  const [row] = await tx.select(seat).from(profileTable).where(eq(profileTable.userId, userId)).for("update");
  return row;
}

/** The same of two accounts, always in one order: two people who decide about each other wait instead of holding each other up. */
export async function lockSeats(tx: Transaction, ...userIds: readonly string[]): Promise<ReadonlyMap<string, Seat>> {
  const rows = await tx
    .select({ userId: profileTable.userId, ...seat })
    .from(profileTable)
    .where(inArray(profileTable.userId, [...userIds]))
    .orderBy(profileTable.userId)
    .for("update");
  return new Map(rows.map(({ userId, ...row }) => [userId, row]));
}

/** Whether this account administers now: its sessions may not know yet that it does not any more. */
export const isAdministrator = (one: Seat | undefined): boolean =>
  one !== undefined && one.disabledAt === null && rolesOf(one).includes("admin");

export async function writeDisabled(tx: Transaction, userId: string, disabledAt: Date | null): Promise<void> {
  await tx.update(profileTable).set({ disabledAt }).where(eq(profileTable.userId, userId));
}

export async function writeRoles(tx: Transaction, userId: string, roles: HeldRoles): Promise<void> {
  await tx.update(profileTable).set(roles).where(eq(profileTable.userId, userId));
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
      .where(and(isNull(profileTable.disabledAt), holdsRole("admin")))
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
          or(holdsRole("admin"), and(holdsRole("lawyer", "paralegal"), eq(profileTable.lawyerScope, "firm"))),
        ),
      )
      .orderBy(profileTable.userId)
  ).map(({ userId }) => userId);
