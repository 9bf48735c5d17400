import { randomUUID } from "node:crypto";
import type { Transaction } from "../../database/connect.ts";
import type { ProviderEvent } from "../../payments/provider.ts";
import { appendAudit, systemActor, systemChain } from "../../store/auditLog.ts";
import { findInvoice, invoiceInForce, lockMoneyOf } from "../../store/payments/invoices.ts";
import { findPaymentBySource, insertPayment, insertPaymentEvent } from "../../store/payments/payments.ts";
import { findRefund, insertRefund, moveRefund } from "../../store/payments/refunds.ts";
import type { PaymentDeps } from "./forMoney.ts";
import { tellOfFailedRefund, tellOfMoney } from "./tellOfMoney.ts";

/** What became of a message: heard before, of no concern, money without a case, or done. */
export type Heard = "known" | "ignored" | "unplaced" | "recorded";

type Paid = Extract<ProviderEvent, { kind: "paid" }>;
type PaidBack = Extract<ProviderEvent, { kind: "paidBack" }>;
type Done = { readonly outcome: Exclude<Heard, "known">; readonly applicationId: string | null };

const sourceOf = (reference: string): string => `stripe:${reference}`;

/**
 * A message of the provider and its effect, in one transaction and once: the message by its id, the money by its reference. Money is
 * recorded in every status, currency and amount; what names no case of ours is kept for the administrator.
 */
export async function hearProvider(deps: PaymentDeps, event: ProviderEvent): Promise<Heard> {
  const at = deps.now();
  const { outcome, applicationId } = await deps.db.transaction(async (tx) => {
    const money = event.kind === "other" ? undefined : event;
    const done: Done =
      event.kind === "paid"
        ? await recordPaid(deps, tx, event, at)
        : event.kind === "paidBack"
          ? await recordPaidBack(deps, tx, event, at)
          : { outcome: "ignored", applicationId: null };
    const isNew = await insertPaymentEvent(tx, {
      id: event.id,
      kind: event.type,
      outcome: done.outcome,
      applicationId: done.applicationId,
      reference: money?.reference ?? null,
      cents: money?.cents ?? null,
      currency: money?.currency ?? null,
      receivedAt: at,
    });
    if (isNew && done.outcome === "unplaced")
      await appendAudit(tx, {
        chainId: systemChain,
        actorId: systemActor,
        kind: "paymentUnplaced",
        subject: { eventId: event.id, cents: money?.cents ?? null, currency: money?.currency ?? null },
        at,
      });
    return { ...done, outcome: isNew ? done.outcome : ("known" as const) };
  });
  if (outcome === "recorded" && applicationId !== null) deps.publishChange({ applicationId, kind: "payment" });
  return outcome;
}

async function recordPaid(deps: PaymentDeps, tx: Transaction, event: Paid, at: Date): Promise<Done> {
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
  if (isNew) {
    await appendAudit(tx, {
      chainId: applicationId,
      actorId: systemActor,
      kind: "paymentRecorded",
      subject: { paymentId: id, cents, currency, how: "online", eventId: event.id, status: held.status },
      at,
    });
    await tellOfMoney(deps, tx, { kind: "paymentReceived", key: id, applicationId, actorId: systemActor });
  }
  return { outcome: isNew ? "recorded" : "ignored", applicationId };
}

async function recordPaidBack(deps: PaymentDeps, tx: Transaction, event: PaidBack, at: Date): Promise<Done> {
  const payment = await findPaymentBySource(tx, sourceOf(event.payment));
  const applicationId = payment?.applicationId ?? null;
  if (!payment || applicationId === null) return { outcome: "unplaced", applicationId: null };
  await lockMoneyOf(tx, applicationId);
  const known =
    (event.refundId === null ? undefined : await findRefund(tx, { id: event.refundId })) ??
    (await findRefund(tx, { sourceKey: sourceOf(event.reference) }));
  // Paid back by a person since: what the service says now is for the administrator to look at.
  if (known && known.how !== "online") return { outcome: "unplaced", applicationId };
  const state = event.isFailed ? "failed" : "made";
  const id = known?.id ?? randomUUID();
  const isChanged = known
    ? known.state !== state && (await moveRefund(tx, known, { state, providerReference: event.reference }))
    : await insertRefund(tx, {
        id,
        applicationId,
        paymentId: payment.id,
        cents: event.cents,
        currency: event.currency,
        state,
        how: "online",
        sourceKey: sourceOf(event.reference),
        askedBy: systemActor,
        askedAt: at,
        providerReference: event.reference,
      });
  if (isChanged) {
    await appendAudit(tx, {
      chainId: applicationId,
      actorId: systemActor,
      kind: event.isFailed ? "refundFailed" : "refundMade",
      subject: { refundId: id, cents: event.cents, currency: event.currency, eventId: event.id },
      at,
    });
    if (event.isFailed) await tellOfFailedRefund(deps, tx, { id, applicationId, wasMade: known?.state === "made", at });
  }
  // Called made since it was accepted; here it is said to have succeeded, which is told once.
  if (!event.isFailed && (isChanged || known?.state === "made"))
    await tellOfMoney(deps, tx, { kind: "paymentRefunded", key: `${id} online`, applicationId, actorId: systemActor });
  return { outcome: isChanged ? "recorded" : "ignored", applicationId };
}
