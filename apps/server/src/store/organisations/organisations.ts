import type { Queryable } from "../../database/connect.ts";
import { asc, eq } from "../../database/query.ts";
import { organisationTable, type OrganisationKind } from "../tables/organisations.ts";

export type OrganisationRow = typeof organisationTable.$inferSelect;

/** All of them, by name. */
export const listOrganisations = (db: Queryable): Promise<OrganisationRow[]> =>
  db.select().from(organisationTable).orderBy(asc(organisationTable.name), asc(organisationTable.id));

export async function readOrganisation(db: Queryable, id: string): Promise<OrganisationRow | undefined> {
  const [row] = await db.select().from(organisationTable).where(eq(organisationTable.id, id));
  return row;
}

/** Whether there is one of this kind under this id. */
export const isOrganisation = async (db: Queryable, id: string, kind: OrganisationKind): Promise<boolean> =>
  (await readOrganisation(db, id))?.kind === kind;

export async function insertOrganisation(db: Queryable, row: OrganisationRow): Promise<void> {
  await db.insert(organisationTable).values(row);
}

/** False when there is none. */
export async function renameOrganisation(db: Queryable, id: string, name: string): Promise<boolean> {
  const rows = await db
    .update(organisationTable)
    .set({ name })
    .where(eq(organisationTable.id, id))
    .returning({ id: organisationTable.id });
  return rows.length > 0;
}
