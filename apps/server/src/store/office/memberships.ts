import type { OfficeValues } from "@boreal/domain/office/officeField";
import { and, eq, isNotNull, isNull, sql } from "../../database/query.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { membershipContext } from "../answers/sealedContexts.ts";
import { profileTable } from "../tables/accounts.ts";
import { settingTable } from "../tables/settings.ts";

/** Counts the changes of memberships and holds nothing else, so that a process knows when to read them anew. */
const counter = "memberships";

// Sealed by writeMembership below.
const open = (key: PersonKey, userId: string, sealed: Buffer): OfficeValues =>
  openJson(key, sealed, membershipContext(userId)) as OfficeValues;

/** As what somebody of the office acts; empty while they did not say. */
export async function readMembership(db: Queryable, userId: string, key: PersonKey): Promise<OfficeValues> {
  const [row] = await db
    .select({ sealed: profileTable.sealedMembership })
    .from(profileTable)
    .where(eq(profileTable.userId, userId));
  return row?.sealed ? open(key, userId, row.sealed) : {};
}

export async function writeMembership(
  tx: Transaction,
  { userId, key, values, at }: { userId: string; key: PersonKey; values: OfficeValues; at: Date },
): Promise<void> {
  await tx
    .update(profileTable)
    .set({ sealedMembership: sealJson(key, values, membershipContext(userId)) })
    .where(eq(profileTable.userId, userId));
  const row = { value: {}, version: 1, changedBy: userId, changedAt: at };
  await tx
    .insert(settingTable)
    .values({ id: counter, ...row })
    .onConflictDoUpdate({
      target: settingTable.id,
      set: { version: sql`${settingTable.version} + 1`, changedBy: userId, changedAt: at },
    });
}

/** Of everybody whose account is open, by user id. */
export async function readMemberships(
  db: Queryable,
  personKey: (userId: string) => Promise<PersonKey>,
): Promise<ReadonlyMap<string, OfficeValues>> {
  const rows = await db
    .select({ userId: profileTable.userId, sealed: profileTable.sealedMembership })
    .from(profileTable)
    .where(and(isNotNull(profileTable.sealedMembership), isNull(profileTable.disabledAt)));
  return new Map(
    await Promise.all(
      rows.flatMap(({ userId, sealed }) =>
        sealed === null
          ? []
          : [personKey(userId).then((key): [string, OfficeValues] => [userId, open(key, userId, sealed)])],
      ),
    ),
  );
}
