import { balanceOf, type Balance, type Ledger } from "@boreal/domain/fees/paymentBalance";
import type { Queryable } from "../../database/connect.ts";
import { listCreditNotes, type CreditNoteRow } from "./creditNotes.ts";
import { invoiceInForce, type InvoiceRow } from "./invoices.ts";
import { listPayments, type PaymentRow } from "./payments.ts";
import { listRefunds, type RefundRow } from "./refunds.ts";

type Cancelled = { readonly isCancelled: boolean };

/** All that is on record of the money of one case, as the balance reads it. */
export type MoneyOfCase = {
  readonly invoice: InvoiceRow | undefined;
  readonly payments: readonly (PaymentRow & Cancelled)[];
  readonly refunds: readonly RefundRow[];
  readonly credits: readonly (CreditNoteRow & Cancelled & { readonly isOfRefund: boolean })[];
};

export type LedgerOfCase = Omit<MoneyOfCase, "invoice"> & Pick<Ledger, "invoiced">;

/** In a transaction one after the other: it has one connection. */
export async function readMoney(db: Queryable, applicationId: string): Promise<MoneyOfCase> {
  const invoice = await invoiceInForce(db, applicationId);
  const payments = await listPayments(db, applicationId);
  const refunds = await listRefunds(db, applicationId);
  const credits = await listCreditNotes(db, applicationId);
  return {
    invoice,
    payments: payments.map((one) => ({ ...one, isCancelled: one.cancelledAt !== null })),
    refunds,
    credits: credits.map((one) => ({
      ...one,
      isCancelled: one.cancelledAt !== null,
      isOfRefund: one.refundId !== null,
    })),
  };
}

export const ledgerOf = ({ invoice, ...money }: MoneyOfCase): LedgerOfCase => ({
  ...money,
  invoiced: invoice?.totalCents ?? null,
});

export const balanceOfCase = (money: MoneyOfCase): Balance => balanceOf(ledgerOf(money));
