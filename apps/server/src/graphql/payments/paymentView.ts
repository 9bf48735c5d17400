import { amountOf, paymentItems, type PaymentItem } from "@boreal/domain/fees/paymentItems";
import { creditedOf, type Balance } from "@boreal/domain/fees/paymentBalance";
import { planIsPaid } from "@boreal/domain/conditions/money/payment";
import type { Text } from "@boreal/domain/kernel/text";
import { openCreditReason, type CreditNoteRow } from "../../store/payments/creditNotes.ts";
import { openLines, type InvoiceLine, type InvoiceRow } from "../../store/payments/invoices.ts";
import { balanceOfCase, readMoney } from "../../store/payments/moneyOfCase.ts";
import { openReference, type PaymentRow } from "../../store/payments/payments.ts";
import { readPaymentSettings } from "../../store/payments/paymentSettings.ts";
import { openRefundReason, type RefundRow } from "../../store/payments/refunds.ts";
import { mayReadPayments } from "../../policies/payments.ts";
import type { GraphqlContext } from "../context.ts";

/** The money of one case, for whoever may see it. */

export type ItemView = PaymentItem & { readonly amountCents: number | null };
export type InvoiceView = InvoiceRow & { readonly lines: readonly InvoiceLine[]; readonly isOfToday: boolean };
export type PaymentEntry = PaymentRow & { readonly reference: string | null };
export type CreditEntry = CreditNoteRow & { readonly reason: string | null };
export type RefundEntry = RefundRow & { readonly reason: string | null };

export type PaymentView = {
  /** What is asked today; null for a reader who does not know the whole case, and so not what it costs. */
  readonly today: { readonly items: readonly ItemView[]; readonly total: number; readonly schoolPays: boolean } | null;
  /** Whether nothing is due any more, and why; null likewise. */
  readonly settled: { readonly holds: boolean; readonly because: readonly Text[] } | null;
  readonly invoice: InvoiceView | null;
  readonly balance: Balance;
  readonly payments: readonly PaymentEntry[];
  readonly refunds: readonly RefundEntry[];
  readonly credits: readonly CreditEntry[];
  /** What they take off the invoice. */
  readonly credited: number;
  readonly takesCards: boolean;
  readonly howToPay: Text | null;
};

export async function paymentView(context: GraphqlContext, applicationId: string): Promise<PaymentView | null> {
  const { actor, deps } = context;
  const open = await context.openCase(applicationId);
  if (!open || !mayReadPayments(actor, open.facts)) return null;
  const { loaded } = open;
  const [key, money, { settings }] = await Promise.all([
    deps.personKey(loaded.row.owner_id),
    readMoney(deps.db, applicationId),
    readPaymentSettings(deps.db),
  ]);
  const { invoice, payments, refunds, credits } = money;
  const isWhole = loaded.withheld === undefined;
  const { items, total, schoolPays } = paymentItems(loaded.the);
  const lines = invoice && openLines(key, invoice);
  const isOfToday =
    lines !== undefined &&
    isSame(
      lines,
      items.filter(({ isInvoiced }) => isInvoiced),
    );
  return {
    today: isWhole
      ? { items: items.map((item) => ({ ...item, amountCents: amountOf(item) })), total, schoolPays }
      : null,
    settled: isWhole ? planIsPaid.evaluate(loaded.the.fresh()) : null,
    invoice: invoice && lines ? { ...invoice, lines, isOfToday } : null,
    balance: balanceOfCase(money),
    payments: payments.map((one) => ({ ...one, reference: openReference(key, one) })),
    refunds: refunds.map((one) => ({ ...one, reason: openRefundReason(key, one) })),
    credits: credits.map((one) => ({ ...one, reason: openCreditReason(key, one) })),
    credited: creditedOf(credits),
    takesCards: deps.payments !== undefined && deps.payments.name !== "manual",
    howToPay: settings.howToPay.en === "" ? null : settings.howToPay,
  };
}

const isSame = (lines: readonly InvoiceLine[], items: readonly PaymentItem[]): boolean =>
  lines.length === items.length &&
  lines.every(
    ({ id, priceCents, quantity }, at) =>
      id === items[at]?.id && priceCents === items[at].price && quantity === items[at].quantity.value,
  );
