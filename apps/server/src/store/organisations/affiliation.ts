import type { Queryable, Transaction } from "../../database/connect.ts";
import { and, eq, isNull, or } from "../../database/query.ts";
import { profileTable, type AffiliationFact, type AffiliationOrigin } from "../tables/accounts.ts";

/** Which facts tell to whom an applicant belongs. */
export const affiliationFacts = ["applicantKind", "schoolId", "agentId"] as const satisfies readonly AffiliationFact[];

export type { AffiliationFact, AffiliationOrigin };

type Profile = typeof profileTable.$inferSelect;

/** To whom a person belongs, each with who set it. */
export type Affiliation = Pick<Profile, AffiliationFact | "ssoId" | "affiliationSet" | "role">;

/** New values of some facts; null takes one back. */
export type AffiliationChange = Partial<Pick<Profile, AffiliationFact>>;

const columns = {
  role: profileTable.role,
  applicantKind: profileTable.applicantKind,
  schoolId: profileTable.schoolId,
  ssoId: profileTable.ssoId,
  agentId: profileTable.agentId,
  affiliationSet: profileTable.affiliationSet,
};

export async function readAffiliation(db: Queryable, userId: string): Promise<Affiliation | undefined> {
  const [row] = await db.select(columns).from(profileTable).where(eq(profileTable.userId, userId));
  return row;
}

/** The same, held still until the transaction ends. */
export async function lockAffiliation(tx: Transaction, userId: string): Promise<Affiliation | undefined> {
  const [row] = await tx.select(columns).from(profileTable).where(eq(profileTable.userId, userId)).for("update");
  return row;
}

/** Writes what differs from `before`, with its origin; answers which facts those were. */
export async function writeAffiliation(
  tx: Transaction,
  userId: string,
  before: Affiliation,
  { change, origin }: { readonly change: AffiliationChange; readonly origin: AffiliationOrigin },
): Promise<readonly AffiliationFact[]> {
  const changed = affiliationFacts.filter((fact) => change[fact] !== undefined && change[fact] !== before[fact]);
  if (changed.length === 0) return changed;
  const affiliationSet = { ...before.affiliationSet, ...Object.fromEntries(changed.map((fact) => [fact, origin])) };
  await tx
    .update(profileTable)
    .set({ ...Object.fromEntries(changed.map((fact) => [fact, change[fact]])), affiliationSet })
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
