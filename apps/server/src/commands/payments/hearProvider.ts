import { createHash } from "node:crypto";
import type { ProviderEvent } from "../../payments/provider.ts";
import type { Transaction } from "../../database/connect.ts";
import { appendAudit, systemActor, systemChain } from "../../store/auditLog.ts";
import { findPaymentEvent, insertPaymentEvent, type PaymentEventRow } from "../../store/payments/payments.ts";
import type { PaymentDeps } from "./forMoney.ts";
import { recordPaid, recordPaidBack, type Placed } from "./placeMoney.ts";

/** What became of a message: heard before, of no concern, money that somebody has to place, or done. */
export type Heard = "known" | Placed["outcome"];

type Money = Pick<PaymentEventRow, "reference" | "cents" | "currency">;

const moneyOf = (event: ProviderEvent): Money =>
  event.kind === "other"
    ? { reference: null, cents: null, currency: null }
    : { reference: event.reference, cents: event.cents, currency: event.currency };

/**
 * A message of the provider and its effect, in one transaction and once: the message by its id, the money by its reference. Money is
 * recorded in every status, currency and amount. What names no case of ours, or says something else than is on record already, is
 * kept for the administrator.
 */
export async function hearProvider(deps: PaymentDeps, event: ProviderEvent): Promise<Heard> {
  const at = deps.now();
  const money = moneyOf(event);
  const { outcome, applicationId } = await deps.db.transaction(async (tx) => {
    const before = await findPaymentEvent(tx, event.id);
    if (before && isSame(before, money)) return { outcome: "known" as const, applicationId: null };
    const placed: Placed = before ? { outcome: "unplaced", applicationId: null } : await place(deps, tx, event, at);
    // A name that is taken by another message: this one is kept under a name of its own.
    const id = before ? `${event.id} ${digestOf(money)}` : event.id;
    const isNew = await insertPaymentEvent(tx, {
      id,
      kind: event.type,
      outcome: placed.outcome,
      applicationId: placed.applicationId,
      ...money,
      receivedAt: at,
    });
    if (isNew && placed.outcome === "unplaced")
      await appendAudit(tx, {
        chainId: systemChain,
        actorId: systemActor,
        kind: "paymentUnplaced",
        subject: { eventId: id, cents: money.cents, currency: money.currency },
        at,
      });
    return { ...placed, outcome: isNew ? placed.outcome : ("known" as const) };
  });
  if (outcome === "recorded" && applicationId !== null) deps.publishChange({ applicationId, kind: "payment" });
  return outcome;
}

async function place(deps: PaymentDeps, tx: Transaction, event: ProviderEvent, at: Date): Promise<Placed> {
  switch (event.kind) {
    case "paid":
      return await recordPaid(deps, tx, event, at);
    case "paidBack":
      return await recordPaidBack(deps, tx, event, at);
    case "unclear":
      return { outcome: "unplaced", applicationId: null };
    case "other":
      return { outcome: "ignored", applicationId: null };
  }
}

const isSame = (one: Money, other: Money): boolean =>
  one.reference === other.reference && one.cents === other.cents && one.currency === other.currency;

const digestOf = ({ reference, cents, currency }: Money): string =>
  createHash("sha256")
    .update(JSON.stringify([reference, cents, currency]))
    .digest("hex")
    .slice(0, 16);
