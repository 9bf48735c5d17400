import type { Text } from "@boreal/domain/kernel/text";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { and, desc, eq, isNull } from "../../database/query.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { invoiceLinesContext } from "../answers/sealedContexts.ts";
import { applicationTable } from "../tables/applications.ts";
import { invoiceTable } from "../tables/payments.ts";

export type InvoiceRow = typeof invoiceTable.$inferSelect;

/** A line of an invoice as it was on the day it was issued. */
export type InvoiceLine = {
  readonly id: string;
  readonly kind: string;
  readonly name: Text;
  readonly priceCents: number;
  readonly quantity: number;
  readonly description: Text | null;
  readonly note: Text | null;
};

type Place = { readonly applicationId: string; readonly id: string };

export const sealLines = (key: PersonKey, { applicationId, id }: Place, lines: readonly InvoiceLine[]): Buffer =>
  sealJson(key, lines, invoiceLinesContext(applicationId, id));

export const openLines = (key: PersonKey, { applicationId, id, sealedLines }: InvoiceRow): readonly InvoiceLine[] =>
  openJson(key, sealedLines, invoiceLinesContext(applicationId, id)) as readonly InvoiceLine[];

/** One writer of the money of a case at a time, in whatever status; undefined when there is no such case. */
export async function lockMoneyOf(
  tx: Transaction,
  applicationId: string,
): Promise<{ readonly ownerId: string; readonly status: string } | undefined> {
  const [row] = await tx
    .select({ ownerId: applicationTable.ownerId, status: applicationTable.status })
    .from(applicationTable)
    .where(eq(applicationTable.id, applicationId))
    .for("no key update");
  return row;
}

const inForce = (applicationId: string) =>
  and(eq(invoiceTable.applicationId, applicationId), isNull(invoiceTable.replacedAt));

export async function invoiceInForce(db: Queryable, applicationId: string): Promise<InvoiceRow | undefined> {
  const [row] = await db.select().from(invoiceTable).where(inForce(applicationId));
  return row;
}

export async function findInvoice(db: Queryable, id: string): Promise<InvoiceRow | undefined> {
  const [row] = await db.select().from(invoiceTable).where(eq(invoiceTable.id, id));
  return row;
}

/** Every invoice of a case, the newest first. */
export const listInvoices = (db: Queryable, applicationId: string): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoiceTable)
    .where(eq(invoiceTable.applicationId, applicationId))
    .orderBy(desc(invoiceTable.issuedAt), desc(invoiceTable.number));

/** Takes the place of the one in force. */
export async function insertInvoice(tx: Transaction, row: typeof invoiceTable.$inferInsert): Promise<void> {
  await tx.update(invoiceTable).set({ replacedAt: row.issuedAt }).where(inForce(row.applicationId));
  await tx.insert(invoiceTable).values(row);
}
