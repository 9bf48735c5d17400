import type { Queryable, Transaction } from "../../database/connect.ts";
import { and, eq, isNull, or } from "../../database/query.ts";
import { profileTable, type BelongingFact, type BelongingOrigin } from "../tables/accounts.ts";

/** Which facts tell to whom an applicant belongs. */
export const belongingFacts = ["applicantKind", "schoolId", "agentId"] as const satisfies readonly BelongingFact[];

export type { BelongingFact, BelongingOrigin };

type Profile = typeof profileTable.$inferSelect;

/** To whom a person belongs, each with who set it. */
export type Belonging = Pick<Profile, BelongingFact | "ssoId" | "belongingSet" | "role">;

/** New values of some facts; null takes one back. */
export type BelongingChange = Partial<Pick<Profile, BelongingFact>>;

const columns = {
  role: profileTable.role,
  applicantKind: profileTable.applicantKind,
  schoolId: profileTable.schoolId,
  ssoId: profileTable.ssoId,
  agentId: profileTable.agentId,
  belongingSet: profileTable.belongingSet,
};

export async function readBelonging(db: Queryable, userId: string): Promise<Belonging | undefined> {
  const [row] = await db.select(columns).from(profileTable).where(eq(profileTable.userId, userId));
  return row;
}

/** The same, held still until the transaction ends. */
export async function lockBelonging(tx: Transaction, userId: string): Promise<Belonging | undefined> {
  const [row] = await tx.select(columns).from(profileTable).where(eq(profileTable.userId, userId)).for("update");
  return row;
}

/** Writes what differs from `before`, with its origin; answers which facts those were. */
export async function writeBelonging(
  tx: Transaction,
  userId: string,
  before: Belonging,
  { change, origin }: { readonly change: BelongingChange; readonly origin: BelongingOrigin },
): Promise<readonly BelongingFact[]> {
  const changed = belongingFacts.filter((fact) => change[fact] !== undefined && change[fact] !== before[fact]);
  if (changed.length === 0) return changed;
  const belongingSet = { ...before.belongingSet, ...Object.fromEntries(changed.map((fact) => [fact, origin])) };
  await tx
    .update(profileTable)
    .set({ ...Object.fromEntries(changed.map((fact) => [fact, change[fact]])), belongingSet })
    .where(eq(profileTable.userId, userId));
  return changed;
}

/** Through which organisation somebody signs in. */
export async function writeSignedOnThrough(tx: Transaction, userId: string, organisationId: string): Promise<void> {
  await tx.update(profileTable).set({ ssoId: organisationId }).where(eq(profileTable.userId, userId));
}

/** The accounts of those who work for a school or an agency. */
export async function listStaffOf(db: Queryable, organisationId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ userId: profileTable.userId })
    .from(profileTable)
    .where(
      and(
        isNull(profileTable.disabledAt),
        or(
          and(eq(profileTable.role, "schoolStaff"), eq(profileTable.schoolId, organisationId)),
          and(eq(profileTable.role, "agent"), eq(profileTable.agentId, organisationId)),
        ),
      ),
    );
  return rows.map(({ userId }) => userId);
}
