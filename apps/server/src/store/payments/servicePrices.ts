import type { ApplicationType } from "@boreal/domain/caseFile/application";
import type { Queryable } from "../../database/connect.ts";
import { asc, eq } from "../../database/query.ts";
import { servicePriceTable } from "../tables/payments.ts";

export type ServicePriceRow = typeof servicePriceTable.$inferSelect;

/** Every price that was ever added, in that order. */
export const listServicePrices = (db: Queryable): Promise<ServicePriceRow[]> =>
  db.select().from(servicePriceTable).orderBy(asc(servicePriceTable.position));

export const countServicePrices = (db: Queryable, type: ApplicationType): Promise<number> =>
  db.$count(servicePriceTable, eq(servicePriceTable.applicationType, type));

export async function findServicePrice(db: Queryable, id: string): Promise<ServicePriceRow | undefined> {
  const [row] = await db.select().from(servicePriceTable).where(eq(servicePriceTable.id, id));
  return row;
}

/** False when a row of this id was added before. */
export async function insertServicePrice(db: Queryable, row: typeof servicePriceTable.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(servicePriceTable)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: servicePriceTable.id });
  return added.length > 0;
}
