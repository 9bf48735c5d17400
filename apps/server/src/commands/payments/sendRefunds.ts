import { manualPayments } from "../../payments/manual.ts";
import { appendAudit, systemActor } from "../../store/auditLog.ts";
import { lockMoneyOf } from "../../store/payments/invoices.ts";
import { findPayment } from "../../store/payments/payments.ts";
import { listRefundsToSend, moveRefund, type RefundRow } from "../../store/payments/refunds.ts";
import { endCreditOfRefund } from "./creditNotes.ts";
import type { PaymentDeps } from "./forMoney.ts";
import { tellOfFailedRefund } from "./tellOfMoney.ts";

const mostAtOnce = 50;

/**
 * Tells the provider of refunds that were decided. Told again after a worker died in between, it finds the refund that is there
 * already, by our own id. One that cannot be told now stays for the next run.
 */
export async function sendRefunds(deps: PaymentDeps): Promise<number> {
  let sent = 0;
  for (const refund of await listRefundsToSend(deps.db, mostAtOnce)) if (await sendOne(deps, refund)) sent += 1;
  return sent;
}

async function sendOne(deps: PaymentDeps, refund: RefundRow): Promise<boolean> {
  const payment = refund.paymentId === null ? undefined : await findPayment(deps.db, refund.paymentId);
  if (!payment) throw new Error("a refund without its payment was to be sent");
  const answer = await (deps.payments ?? manualPayments).payBack({
    refundId: refund.id,
    payment: payment.sourceKey.replace(/^stripe:/, ""),
    cents: refund.cents,
  });
  // No provider is set any more, or it does not answer: decided it stays, until it can be told.
  if (answer === "byHand" || answer === "unreachable") return false;
  const { id, applicationId, cents } = refund;
  const at = deps.now();
  const isMoved = await deps.db.transaction(async (tx) => {
    const change =
      answer === "refused"
        ? ({ state: "failed" } as const)
        : ({ state: "made", providerReference: answer.reference } as const);
    await lockMoneyOf(tx, applicationId);
    if (!(await moveRefund(tx, refund, change))) return false;
    if (answer === "refused") await endCreditOfRefund(tx, { refundId: id, applicationId, actorId: systemActor, at });
    await appendAudit(tx, {
      chainId: applicationId,
      actorId: systemActor,
      kind: answer === "refused" ? "refundFailed" : "refundMade",
      subject: { refundId: id, cents },
      at,
    });
    // That it was made is told once the provider says that the money went back (hearProvider.ts).
    if (answer === "refused") await tellOfFailedRefund(deps, tx, { id, applicationId, wasMade: false, at });
    return true;
  });
  if (isMoved) deps.publishChange({ applicationId, kind: "payment" });
  return isMoved;
}
