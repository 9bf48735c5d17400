import { randomUUID } from "node:crypto";
import { hasLeft, leftToPayBack } from "@boreal/domain/fees/paymentBalance";
import type { Transaction } from "../../database/connect.ts";
import type { ProviderEvent } from "../../payments/provider.ts";
import { appendAudit, systemActor } from "../../store/auditLog.ts";
import { findInvoice, invoiceInForce, lockMoneyOf } from "../../store/payments/invoices.ts";
import { findPaymentBySource, insertPayment, type PaymentRow } from "../../store/payments/payments.ts";
import { findRefund, insertRefund, listRefunds, moveRefund, type RefundRow } from "../../store/payments/refunds.ts";
import { creditRefund, endCreditOfRefund } from "./creditNotes.ts";
import type { PaymentDeps } from "./forMoney.ts";
import { tellOfFailedRefund, tellOfMoney } from "./tellOfMoney.ts";

/** Puts money of which the provider tells where it belongs. */

type Paid = Extract<ProviderEvent, { kind: "paid" }>;
type PaidBack = Extract<ProviderEvent, { kind: "paidBack" }>;
export type Placed = {
  readonly outcome: "ignored" | "unplaced" | "recorded";
  readonly applicationId: string | null;
};

const sourceOf = (reference: string): string => `stripe:${reference}`;

export async function recordPaid(deps: PaymentDeps, tx: Transaction, event: Paid, at: Date): Promise<Placed> {
  const { applicationId, cents, currency, reference } = event;
  const held = applicationId === null ? undefined : await lockMoneyOf(tx, applicationId);
  if (!held || applicationId === null) return { outcome: "unplaced", applicationId: null };
  const named = event.invoiceId === null ? undefined : await findInvoice(tx, event.invoiceId);
  const invoice = named?.applicationId === applicationId ? named : await invoiceInForce(tx, applicationId);
  const id = randomUUID();
  const isNew = await insertPayment(tx, {
    id,
    applicationId,
    invoiceId: invoice?.id ?? null,
    cents,
    currency,
    receivedOn: deps.today(),
    how: "online",
    sourceKey: sourceOf(reference),
    recordedBy: systemActor,
    recordedAt: at,
  });
  if (!isNew) {
    const known = await findPaymentBySource(tx, sourceOf(reference));
    const isKnown = known?.applicationId === applicationId && known.cents === cents && known.currency === currency;
    return { outcome: isKnown ? "ignored" : "unplaced", applicationId };
  }
  await appendAudit(tx, {
    chainId: applicationId,
    actorId: systemActor,
    kind: "paymentRecorded",
    subject: { paymentId: id, cents, currency, how: "online", eventId: event.id, status: held.status },
    at,
  });
  await tellOfMoney(deps, tx, { kind: "paymentReceived", key: id, applicationId, actorId: systemActor });
  return { outcome: "recorded", applicationId };
}

/** Whether a refund of which the provider tells can be the one that is on record, or one of this payment. */
async function fits(
  tx: Transaction,
  { cents, currency, isFailed }: PaidBack,
  payment: PaymentRow,
  known: RefundRow | undefined,
): Promise<boolean> {
  if (currency !== payment.currency) return false;
  // Paid back by a person since: what the service says now is for the administrator to look at.
  if (known)
    return (
      known.applicationId === payment.applicationId &&
      known.how === "online" &&
      known.cents === cents &&
      (known.paymentId === null || known.paymentId === payment.id)
    );
  if (isFailed) return true;
  const others = (await listRefunds(tx, payment.applicationId)).filter(({ paymentId }) => paymentId === payment.id);
  const left = leftToPayBack([{ ...payment, isCancelled: false }], others.filter(hasLeft), currency);
  return cents <= left;
}

export async function recordPaidBack(deps: PaymentDeps, tx: Transaction, event: PaidBack, at: Date): Promise<Placed> {
  const { cents, currency, isFailed, reference } = event;
  const payment = await findPaymentBySource(tx, sourceOf(event.payment));
  if (!payment) return { outcome: "unplaced", applicationId: null };
  const { applicationId } = payment;
  await lockMoneyOf(tx, applicationId);
  const known =
    (event.refundId === null ? undefined : await findRefund(tx, { id: event.refundId })) ??
    (await findRefund(tx, { sourceKey: sourceOf(reference) }));
  if (!(await fits(tx, event, payment, known))) return { outcome: "unplaced", applicationId };
  const state = isFailed ? "failed" : "made";
  const id = known?.id ?? randomUUID();
  const isChanged = known
    ? known.state !== state && (await moveRefund(tx, known, { state, providerReference: reference }))
    : await insertRefund(tx, {
        id,
        applicationId,
        paymentId: payment.id,
        cents,
        currency,
        state,
        how: "online",
        sourceKey: sourceOf(reference),
        askedBy: systemActor,
        askedAt: at,
        providerReference: reference,
      });
  if (isChanged) {
    const refunded = { refundId: id, applicationId, cents, currency, actorId: systemActor, at };
    if (isFailed) await endCreditOfRefund(tx, refunded);
    else if (!known || !hasLeft(known)) await creditRefund(tx, refunded);
    await appendAudit(tx, {
      chainId: applicationId,
      actorId: systemActor,
      kind: isFailed ? "refundFailed" : "refundMade",
      subject: { refundId: id, cents, currency, eventId: event.id },
      at,
    });
    if (isFailed) await tellOfFailedRefund(deps, tx, { id, applicationId, wasMade: known?.state === "made", at });
  }
  // Called made since it was accepted; here it is said to have succeeded, which is told once.
  if (!isFailed && (isChanged || known?.state === "made"))
    await tellOfMoney(deps, tx, { kind: "paymentRefunded", key: `${id} online`, applicationId, actorId: systemActor });
  return { outcome: isChanged ? "recorded" : "ignored", applicationId };
}
