import { isPaidBack, payableCurrency } from "@boreal/domain/fees/paymentBalance";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { Asker } from "../../policies/actor.ts";
import { mayRecordPayment } from "../../policies/payments.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { invoiceInForce, lockMoneyOf } from "../../store/payments/invoices.ts";
import { ledgerOf, readMoney } from "../../store/payments/moneyOfCase.ts";
import {
  findPayment,
  findPaymentBySource,
  insertPayment,
  listPayments,
  sealReference,
  setPaymentCancelled,
} from "../../store/payments/payments.ts";
import { findCaseForChange } from "../caseForChange.ts";
import { says } from "../deps.ts";
import { isPageKey, keyNeeded } from "../pageKey.ts";
import { isLongerThan, oneLineOf } from "../personsWords.ts";
import { notDone, type ForApplication } from "../startApplication.ts";
import {
  amountFault,
  dayFault,
  isWay,
  longestNote,
  movedMeanwhile,
  noteTooLong,
  wayNeeded,
  type PaymentDeps,
} from "./forMoney.ts";
import { tellOfMoney } from "./tellOfMoney.ts";

const looksTwice = says("paymentLooksTwice", {
  en: "A payment of the same amount, day and way is already recorded. If this is another one, check the box that says so.",
  fr: "Un paiement du même montant, du même jour et de la même façon est déjà inscrit. S’il s’agit d’un autre paiement, cochez la case prévue.",
});
const keptElsewise = says("paymentKeptElsewise", {
  en: "This form was already recorded with other values. Load the page again to see the payments.",
  fr: "Ce formulaire a déjà été inscrit avec d’autres valeurs. Rechargez la page pour voir les paiements.",
});
const paymentNotFound = says("paymentNotFound", {
  en: "We could not find this payment. Load the page again to see the payments.",
  fr: "Nous n’avons pas trouvé ce paiement. Rechargez la page pour voir les paiements.",
});
const notByHand = says("paymentNotByHand", {
  en: "This payment came from the card service, so it cannot be cancelled here. Pay it back instead.",
  fr: "Ce paiement vient du service de cartes; il ne peut pas être annulé ici. Remboursez-le plutôt.",
});
const wasPaidBack = says("paymentPaidBack", {
  en: "Money of this entry was paid back, or a refund of it is asked for. Decline that refund first. If the money never came and was paid back anyway, give a credit note for it first.",
  fr: "L’argent de cette entrée a été remboursé, ou son remboursement est demandé. Refusez d’abord ce remboursement. Si l’argent n’est jamais arrivé et a été remboursé quand même, faites d’abord une note de crédit.",
});

export type GivenPayment = {
  readonly applicationId: string;
  /** Made by the page: the same form sent again records nothing. */
  readonly key: string;
  readonly cents: number;
  readonly receivedOn: string;
  readonly how: string;
  readonly reference: string;
  /** Said by somebody who saw one of the same amount, day and way. */
  readonly isAnother: boolean;
};

function faultOf({ key, cents, receivedOn, how, reference }: GivenPayment, today: string): Refusal | undefined {
  if (!isPageKey(key)) return keyNeeded;
  if (!isWay(how)) return wayNeeded;
  if (isLongerThan(oneLineOf(reference), longestNote)) return noteTooLong;
  return amountFault(cents) ?? dayFault(receivedOn, today);
}

type Outcome = "recorded" | "known" | Refusal;

/** What somebody saw come in: a part, all of it or too much, in every status of the case. */
export async function recordPayment(deps: PaymentDeps, asker: Asker, given: GivenPayment): Promise<ForApplication> {
  const { applicationId, key: id, cents, receivedOn, how } = given;
  const found = await findCaseForChange(deps, asker, applicationId, { may: mayRecordPayment, change: "recordPayment" });
  if ("refused" in found) return notDone(found.refused);
  const fault = faultOf(given, deps.today());
  if (fault) return notDone(fault);
  const sourceKey = `manual:${id}`;
  const reference = oneLineOf(given.reference);
  const key = await deps.personKey(found.row.owner_id);
  const at = deps.now();
  const outcome = await deps.db.transaction(async (tx): Promise<Outcome> => {
    await lockMoneyOf(tx, applicationId);
    const known = await findPaymentBySource(tx, sourceKey);
    if (known)
      return known.applicationId === applicationId &&
        known.cents === cents &&
        known.receivedOn === receivedOn &&
        known.how === how
        ? "known"
        : keptElsewise;
    const isLike = (await listPayments(tx, applicationId)).some(
      (one) => one.cents === cents && one.receivedOn === receivedOn && one.how === how && one.cancelledAt === null,
    );
    if (isLike && !given.isAnother) return looksTwice;
    const isNew = await insertPayment(tx, {
      id,
      applicationId,
      invoiceId: (await invoiceInForce(tx, applicationId))?.id ?? null,
      cents,
      currency: payableCurrency,
      receivedOn,
      how,
      sourceKey,
      sealedReference: reference === "" ? null : sealReference(key, { applicationId, id }, reference),
      recordedBy: found.actorId,
      recordedAt: at,
    });
    // The same key, sent at the same moment for another case.
    if (!isNew) return keptElsewise;
    await appendAudit(tx, {
      chainId: applicationId,
      actorId: found.actorId,
      kind: "paymentRecorded",
      subject: { paymentId: id, cents, currency: payableCurrency, how, receivedOn },
      at,
    });
    await tellOfMoney(deps, tx, { kind: "paymentReceived", key: id, applicationId, actorId: found.actorId });
    return "recorded";
  });
  if (typeof outcome === "object") return notDone(outcome);
  if (outcome === "recorded") deps.publishChange({ applicationId, kind: "payment", writer: deps.writer });
  return { applicationId, refusals: [] };
}

/** An entry that was wrong counts no more. It stays on record. */
export async function cancelPayment(
  deps: PaymentDeps,
  asker: Asker,
  { applicationId, paymentId }: { readonly applicationId: string; readonly paymentId: string },
): Promise<ForApplication> {
  const found = await findCaseForChange(deps, asker, applicationId, { may: mayRecordPayment, change: "recordPayment" });
  if ("refused" in found) return notDone(found.refused);
  const payment = await findPayment(deps.db, paymentId);
  if (payment?.applicationId !== applicationId) return notDone(paymentNotFound);
  if (!payment.sourceKey.startsWith("manual:")) return notDone(notByHand);
  const at = deps.now();
  const refusal = await deps.db.transaction(async (tx): Promise<Refusal | undefined> => {
    await lockMoneyOf(tx, applicationId);
    const ledger = ledgerOf(await readMoney(tx, applicationId));
    const entry = ledger.payments.find(({ id }) => id === paymentId);
    if (entry && !entry.isCancelled && isPaidBack(ledger, entry)) return wasPaidBack;
    if (!(await setPaymentCancelled(tx, paymentId, { at, by: found.actorId }))) return movedMeanwhile;
    await appendAudit(tx, {
      chainId: applicationId,
      actorId: found.actorId,
      kind: "paymentCancelled",
      subject: { paymentId, cents: payment.cents },
      at,
    });
    await tellOfMoney(deps, tx, { kind: "paymentCancelled", key: paymentId, applicationId, actorId: found.actorId });
    return undefined;
  });
  if (refusal) return notDone(refusal);
  deps.publishChange({ applicationId, kind: "payment", writer: deps.writer });
  return { applicationId, refusals: [] };
}
