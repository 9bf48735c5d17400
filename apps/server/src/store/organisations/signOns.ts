import type { Queryable, Transaction } from "../../database/connect.ts";
import { and, asc, eq, ne } from "../../database/query.ts";
import type { Keys } from "../../keys/personKeys.ts";
import { profileTable } from "../tables/accounts.ts";
import { accountTable } from "../tables/auth.ts";
import { organisationTable, signOnTable } from "../tables/organisations.ts";
import type { OrganisationRow } from "./organisations.ts";

type Row = typeof signOnTable.$inferSelect;

/** What an administrator set. */
export type SignOnSettings = Pick<Row, "issuer" | "clientId" | "domains"> & { readonly clientSecret: string };

/** A provider with the organisation whose people it knows. */
export type SignOn = SignOnSettings & { readonly organisation: OrganisationRow };

type Store = { readonly db: Queryable; readonly keys: Pick<Keys, "systemKey"> };

const secretKey = (keys: Pick<Keys, "systemKey">) => keys.systemKey.derive("sign-on secrets");
const secretContext = (organisationId: string) => `sign_on ${organisationId}`;

/** As the accounts library calls the way in by a password. */
const byPassword = "credential";

/** The organisations through which people can sign in, by name. */
export const listSignOnOrganisations = async (db: Queryable): Promise<readonly OrganisationRow[]> =>
  (
    await db
      .select({ organisation: organisationTable })
      .from(signOnTable)
      .innerJoin(organisationTable, eq(organisationTable.id, signOnTable.organisationId))
      .orderBy(asc(organisationTable.name), asc(organisationTable.id))
  ).map(({ organisation }) => organisation);

/** What may be shown of the settings: all but the secret. */
export async function readSignOnSettings(
  db: Queryable,
  organisationId: string,
): Promise<Omit<SignOnSettings, "clientSecret"> | undefined> {
  const [row] = await db
    .select({ issuer: signOnTable.issuer, clientId: signOnTable.clientId, domains: signOnTable.domains })
    .from(signOnTable)
    .where(eq(signOnTable.organisationId, organisationId));
  return row;
}

/** With the secret, to ask the provider. */
export async function readSignOn({ db, keys }: Store, organisationId: string): Promise<SignOn | undefined> {
  const [row] = await db
    .select({ organisation: organisationTable, signOn: signOnTable })
    .from(signOnTable)
    .innerJoin(organisationTable, eq(organisationTable.id, signOnTable.organisationId))
    .where(eq(signOnTable.organisationId, organisationId));
  if (row === undefined) return undefined;
  const { issuer, clientId, domains, sealedSecret } = row.signOn;
  const clientSecret = secretKey(keys).open(sealedSecret, secretContext(organisationId)).toString("utf8");
  return { organisation: row.organisation, issuer, clientId, domains, clientSecret };
}

export async function writeSignOn(
  { db, keys }: Store,
  organisationId: string,
  { clientSecret, ...settings }: SignOnSettings,
  { by: changedBy, at: changedAt }: { readonly by: string; readonly at: Date },
): Promise<void> {
  const sealedSecret = secretKey(keys).sealPadded(Buffer.from(clientSecret, "utf8"), secretContext(organisationId));
  const row = { ...settings, sealedSecret, changedBy, changedAt };
  await db
    .insert(signOnTable)
    .values({ organisationId, ...row })
    .onConflictDoUpdate({ target: signOnTable.organisationId, set: row });
}

/** False when there was none. */
export async function deleteSignOn(tx: Transaction, organisationId: string): Promise<boolean> {
  const rows = await tx
    .delete(signOnTable)
    .where(eq(signOnTable.organisationId, organisationId))
    .returning({ organisationId: signOnTable.organisationId });
  return rows.length > 0;
}

/** The organisations through which a person can sign in. */
export async function listConnectionsOf(db: Queryable, userId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ organisationId: accountTable.providerId })
    .from(accountTable)
    .where(and(eq(accountTable.userId, userId), ne(accountTable.providerId, byPassword)));
  return rows.map(({ organisationId }) => organisationId);
}

/** Nobody signs in through the organisation any more, or one person does not; answers how many could. Their accounts stay. */
export async function endConnections(tx: Transaction, organisationId: string, userId?: string): Promise<number> {
  const ended = await tx
    .delete(accountTable)
    .where(
      and(
        eq(accountTable.providerId, organisationId),
        userId === undefined ? undefined : eq(accountTable.userId, userId),
      ),
    )
    .returning({ id: accountTable.id });
  await tx
    .update(profileTable)
    .set({ ssoId: null })
    .where(
      and(eq(profileTable.ssoId, organisationId), userId === undefined ? undefined : eq(profileTable.userId, userId)),
    );
  return ended.length;
}

/** This person signs in through no organisation any more. */
export async function endAllConnectionsOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(accountTable).where(and(eq(accountTable.userId, userId), ne(accountTable.providerId, byPassword)));
  await tx.update(profileTable).set({ ssoId: null }).where(eq(profileTable.userId, userId));
}
