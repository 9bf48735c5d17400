import { leftToPayBack, payableCurrency } from "@boreal/domain/fees/paymentBalance";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { Asker } from "../../policies/actor.ts";
import { mayAskForRefund, mayDecideRefund } from "../../policies/payments.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { lockMoneyOf } from "../../store/payments/invoices.ts";
import { readMoney, type MoneyOfCase } from "../../store/payments/moneyOfCase.ts";
import { findRefund, insertRefund, moveRefund, sealRefundReason } from "../../store/payments/refunds.ts";
import { findCaseForChange } from "../caseForChange.ts";
import { says } from "../deps.ts";
import { isPageKey, keyNeeded } from "../pageKey.ts";
import { isLongerThan, oneLineOf } from "../personsWords.ts";
import { notDone, type ForApplication } from "../startApplication.ts";
import {
  amountFault,
  formKnown,
  isWay,
  longestNote,
  movedMeanwhile,
  noteTooLong,
  wayNeeded,
  type PaymentDeps,
} from "./forMoney.ts";
import { creditRefund } from "./creditNotes.ts";
import { tellOfMoney } from "./tellOfMoney.ts";

const reasonNeeded = says("refundReasonNeeded", {
  en: "Say why the money goes back. The reason stays on file.",
  fr: "Indiquez pourquoi l’argent est remboursé. Le motif reste au dossier.",
});
const moreThanCame = says("refundAboveReceived", {
  en: "This is more than what is left of the money that came in. Look at the payments and enter a smaller amount.",
  fr: "C’est plus que ce qui reste de l’argent reçu. Regardez les paiements et entrez un montant plus petit.",
});
const refundNotFound = says("refundNotFound", {
  en: "We could not find this refund. Load the page again to see the refunds.",
  fr: "Nous n’avons pas trouvé ce remboursement. Rechargez la page pour voir les remboursements.",
});
const noCardPayment = says("refundNoCardPayment", {
  en: "No single card payment has this much left to pay back. Choose another way, or pay back in parts.",
  fr: "Aucun paiement par carte n’a un tel solde à rembourser. Choisissez une autre façon, ou remboursez en plusieurs fois.",
});

export type GivenRefund = {
  readonly applicationId: string;
  /** Made by the page: the same form sent again asks for nothing more. */
  readonly key: string;
  readonly cents: number;
  readonly reason: string;
};

/** Support asks; an administrator decides in a step of its own, so that nobody pays out by one press. */
export async function askForRefund(deps: PaymentDeps, asker: Asker, given: GivenRefund): Promise<ForApplication> {
  const { applicationId, key: id, cents } = given;
  const found = await findCaseForChange(deps, asker, applicationId, { may: mayAskForRefund, change: "askForRefund" });
  if ("refused" in found) return notDone(found.refused);
  const reason = oneLineOf(given.reason);
  const fault = !isPageKey(id)
    ? keyNeeded
    : reason === ""
      ? reasonNeeded
      : isLongerThan(reason, longestNote)
        ? noteTooLong
        : amountFault(cents);
  if (fault) return notDone(fault);
  const key = await deps.personKey(found.row.owner_id);
  const at = deps.now();
  const refusal = await deps.db.transaction(async (tx): Promise<Refusal | undefined> => {
    await lockMoneyOf(tx, applicationId);
    const known = await findRefund(tx, { id });
    if (known) return known.applicationId === applicationId && known.cents === cents ? undefined : formKnown;
    const { payments, refunds } = await readMoney(tx, applicationId);
    if (cents > leftToPayBack(payments, refunds)) return moreThanCame;
    const isNew = await insertRefund(tx, {
      id,
      applicationId,
      cents,
      currency: payableCurrency,
      state: "asked",
      sourceKey: `asked:${id}`,
      sealedReason: sealRefundReason(key, { applicationId, id }, reason),
      askedBy: found.actorId,
      askedAt: at,
    });
    if (!isNew) return formKnown;
    await appendAudit(tx, {
      chainId: applicationId,
      actorId: found.actorId,
      kind: "refundAsked",
      subject: { refundId: id, cents },
      at,
    });
    return undefined;
  });
  if (refusal) return notDone(refusal);
  deps.publishChange({ applicationId, kind: "payment", writer: deps.writer });
  return { applicationId, refusals: [] };
}

export type RefundDecision = {
  readonly applicationId: string;
  readonly refundId: string;
  /** How the money goes back; `online` by whoever took the card; null declines. */
  readonly how: string | null;
};

/** The card payment that has enough left. */
const cardPaymentFor = (cents: number, { payments, refunds }: Pick<MoneyOfCase, "payments" | "refunds">) =>
  payments.find(
    (payment) =>
      payment.how === "online" &&
      payment.currency === payableCurrency &&
      leftToPayBack(
        [payment],
        refunds.filter(({ paymentId }) => paymentId === payment.id),
      ) >= cents,
  );

/** Declines, notes what a person paid back, or hands it to the job that tells the provider. */
export async function decideRefund(deps: PaymentDeps, asker: Asker, given: RefundDecision): Promise<ForApplication> {
  const { applicationId, refundId, how } = given;
  const found = await findCaseForChange(deps, asker, applicationId, { may: mayDecideRefund, change: "decideRefund" });
  if ("refused" in found) return notDone(found.refused);
  if (how !== null && how !== "online" && !isWay(how)) return notDone(wayNeeded);
  const at = deps.now();
  const refusal = await deps.db.transaction(async (tx): Promise<Refusal | undefined> => {
    await lockMoneyOf(tx, applicationId);
    const refund = await findRefund(tx, { id: refundId });
    if (refund?.applicationId !== applicationId) return refundNotFound;
    const money = await readMoney(tx, applicationId);
    const card = how === "online" ? cardPaymentFor(refund.cents, money) : undefined;
    if (how === "online" && !card) return noCardPayment;
    const state = how === null ? "declined" : how === "online" ? "sending" : "made";
    // One that the provider refused may be decided again.
    const seen = { id: refundId, state: refund.state === "failed" ? ("failed" as const) : ("asked" as const) };
    const left = leftToPayBack(
      money.payments,
      money.refunds.filter(({ id }) => id !== refundId),
    );
    if (how !== null && refund.cents > left) return moreThanCame;
    const change = { state, how, paymentId: card?.id ?? null, decidedBy: found.actorId, decidedAt: at } as const;
    if (!(await moveRefund(tx, seen, change))) return movedMeanwhile;
    const { cents, currency } = refund;
    if (how !== null) await creditRefund(tx, { refundId, applicationId, cents, currency, actorId: found.actorId, at });
    await appendAudit(tx, {
      chainId: applicationId,
      actorId: found.actorId,
      kind: how === null ? "refundDeclined" : "refundDecided",
      subject: { refundId, cents: refund.cents, how },
      at,
    });
    if (state === "made")
      await tellOfMoney(deps, tx, {
        kind: "paymentRefunded",
        key: `${refundId} ${how}`,
        applicationId,
        actorId: found.actorId,
      });
    return undefined;
  });
  if (refusal) return notDone(refusal);
  deps.publishChange({ applicationId, kind: "payment", writer: deps.writer });
  return { applicationId, refusals: [] };
}
