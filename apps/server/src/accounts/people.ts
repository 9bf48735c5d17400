import type { Role } from "@boreal/domain/caseFile/user";
import type { Language } from "@boreal/domain/kernel/text";
import { and, asc, desc, eq, inArray, isNull, ne, sql } from "../database/query.ts";
import type { Database } from "../database/connect.ts";
import { openJson } from "../keys/fieldEncryption.ts";
import type { Keys } from "../keys/personKeys.ts";
import { holdsRole, rolesOf } from "../store/profiles.ts";
import { invitationTable, profileTable } from "../store/tables/accounts.ts";
import { openAuthTables } from "../store/tables/auth.ts";
import { invitationContext, invitationKey } from "./invitationSeal.ts";
import { openNames, type Names } from "./names.ts";

/** An account as its holder and the administrators see it. */
export type Account = Names & {
  readonly id: string;
  readonly email: string;
  /** As which the account works now. */
  readonly role: Role;
  /** All that it holds. */
  readonly roles: readonly Role[];
  readonly language: Language;
  readonly emailVerified: boolean;
  readonly twoFactorEnabled: boolean;
  readonly disabledAt: Date | null;
  readonly lawyerScope: string | null;
};

/** The accounts with these ids, or all; oldest first. */
export async function readAccounts(
  db: Database,
  keys: Keys,
  only?: { readonly ids: readonly string[] } | { readonly roles: readonly Role[] },
): Promise<Account[]> {
  const { user } = openAuthTables(keys);
  const condition =
    only === undefined ? sql`true` : "ids" in only ? inArray(user.id, [...only.ids]) : holdsRole(...only.roles);
  const rows = await db
    .select({
      id: user.id,
      email: user.email,
      emailVerified: user.emailVerified,
      twoFactorEnabled: user.twoFactorEnabled,
      profile: profileTable,
    })
    .from(user)
    .leftJoin(profileTable, eq(profileTable.userId, user.id))
    .where(condition)
    .orderBy(asc(user.createdAt), asc(user.id))
    .limit(1000);
  return await Promise.all(
    rows.map(async ({ profile, twoFactorEnabled, ...account }) => {
      const names =
        profile === null
          ? { firstName: "", lastName: "" }
          : openNames(await keys.personKey(account.id), account.id, profile.sealedNames);
      return {
        ...account,
        ...names,
        role: profile?.role ?? "student",
        roles: profile === null ? ["student"] : rolesOf(profile),
        language: profile?.language ?? "en",
        twoFactorEnabled: twoFactorEnabled === true,
        disabledAt: profile?.disabledAt ?? null,
        lawyerScope: profile?.lawyerScope ?? null,
      };
    }),
  );
}

/** One account, for `me`. */
export async function readAccount(db: Database, keys: Keys, userId: string): Promise<Account | undefined> {
  return (await readAccounts(db, keys, { ids: [userId] }))[0];
}

/** A staff account with what decides which cases it has to do with. */
export type StaffSeat = Names & {
  readonly userId: string;
  readonly roles: readonly Role[];
  readonly schoolId: string | null;
  readonly agentId: string | null;
  readonly lawyerScope: string | null;
};

/** Every account of staff, the oldest first. */
export async function readStaffSeats(db: Database, keys: Keys): Promise<StaffSeat[]> {
  const rows = await db
    .select()
    .from(profileTable)
    .where(and(ne(profileTable.role, "student"), isNull(profileTable.disabledAt)))
    .orderBy(asc(profileTable.createdAt), asc(profileTable.userId));
  return await Promise.all(
    rows.map(async ({ userId, schoolId, agentId, lawyerScope, sealedNames, ...held }) => ({
      userId,
      roles: rolesOf(held),
      schoolId,
      agentId,
      lawyerScope,
      ...openNames(await keys.personKey(userId), userId, sealedNames),
    })),
  );
}

/** Who may be put on a case: whoever works on cases (docs/facts/roles.md section 1). */
export const readAssignableStaff = async (db: Database, keys: Keys): Promise<Account[]> =>
  (await readAccounts(db, keys, { roles: ["lawyer", "paralegal"] })).filter(({ disabledAt }) => disabledAt === null);

export type InvitationEntry = {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly expiresAt: Date;
  readonly acceptedAt: Date | null;
};

/** Newest first. */
export async function readInvitations(db: Database, keys: Keys): Promise<InvitationEntry[]> {
  const rows = await db
    .select()
    .from(invitationTable)
    .orderBy(desc(invitationTable.createdAt), desc(invitationTable.id))
    .limit(500);
  return rows.map(({ id, role, sealedEmail, expiresAt, acceptedAt }) => ({
    id,
    // Sealed by inviteStaff.
    email: openJson(invitationKey(keys), sealedEmail, invitationContext(id)) as string,
    role,
    expiresAt,
    acceptedAt,
  }));
}
