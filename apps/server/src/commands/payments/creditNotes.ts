import { randomUUID } from "node:crypto";
import { balanceOf, creditOfRefund, isPaidOut, payableCurrency } from "@boreal/domain/fees/paymentBalance";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { Transaction } from "../../database/connect.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayGiveCredit } from "../../policies/payments.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { endCreditNote, findCreditNote, insertCreditNote, sealCreditReason } from "../../store/payments/creditNotes.ts";
import { lockMoneyOf } from "../../store/payments/invoices.ts";
import { balanceOfCase, ledgerOf, readMoney } from "../../store/payments/moneyOfCase.ts";
import { findCaseForChange } from "../caseForChange.ts";
import { says } from "../deps.ts";
import { isPageKey, keyNeeded } from "../pageKey.ts";
import { isLongerThan, oneLineOf } from "../personsWords.ts";
import { notDone, type ForApplication } from "../startApplication.ts";
import { amountFault, formKnown, longestNote, movedMeanwhile, noteTooLong, type PaymentDeps } from "./forMoney.ts";

/** What is taken off an invoice, by hand or because money went back (ADR 0233). */

const reasonNeeded = says("creditReasonNeeded", {
  en: "Say why the invoice is lowered. The reason stays on file.",
  fr: "Indiquez pourquoi la facture est réduite. Le motif reste au dossier.",
});
const noInvoice = says("creditNoInvoice", {
  en: "There is no invoice to lower. Make the invoice first.",
  fr: "Il n’y a pas de facture à réduire. Faites d’abord la facture.",
});
const moreThanAsked = says("creditAboveInvoice", {
  en: "This is more than the invoice still asks for. Look at the total and enter a smaller amount.",
  fr: "C’est plus que ce que la facture demande encore. Regardez le total et entrez un montant plus petit.",
});
const noteNotFound = says("creditNoteNotFound", {
  en: "We could not find this credit note. Load the page again to see the credit notes.",
  fr: "Nous n’avons pas trouvé cette note de crédit. Rechargez la page pour voir les notes de crédit.",
});
const belongsToRefund = says("creditNoteOfRefund", {
  en: "This credit note belongs to money that was paid back, so it cannot be cancelled.",
  fr: "Cette note de crédit accompagne de l’argent remboursé; elle ne peut donc pas être annulée.",
});
const wasPaidOut = says("creditNotePaidOut", {
  en: "Money was paid back because of this credit note, so it cannot be cancelled. To ask for the amount again, set a price for it and make another invoice.",
  fr: "De l’argent a été remboursé en raison de cette note de crédit; elle ne peut donc pas être annulée. Pour demander de nouveau ce montant, fixez-en le prix et faites une autre facture.",
});

type Refunded = {
  readonly refundId: string;
  readonly applicationId: string;
  readonly cents: number;
  readonly currency: string;
  readonly actorId: string;
  readonly at: Date;
};

/**
 * Called just before a refund counts as gone, while the money of the case is locked: what it takes from a paid invoice is not asked
 * for again.
 */
export async function creditRefund(tx: Transaction, refunded: Refunded): Promise<void> {
  const { refundId, applicationId, cents, currency, actorId, at } = refunded;
  const money = currency === payableCurrency ? await readMoney(tx, applicationId) : undefined;
  if (!money?.invoice) return;
  const others = money.refunds.filter(({ id }) => id !== refundId);
  const credited = creditOfRefund(balanceOf({ ...ledgerOf(money), refunds: others }), cents);
  if (credited === 0) return;
  const id = randomUUID();
  await insertCreditNote(tx, {
    id,
    applicationId,
    invoiceId: money.invoice.id,
    refundId,
    cents: credited,
    issuedBy: actorId,
    issuedAt: at,
  });
  await appendAudit(tx, {
    chainId: applicationId,
    actorId,
    kind: "creditNoteGiven",
    subject: { creditNoteId: id, refundId, cents: credited },
    at,
  });
}

/** The money did not go back after all: its credit note counts no more. */
export async function endCreditOfRefund(
  tx: Transaction,
  { refundId, applicationId, actorId, at }: Omit<Refunded, "cents" | "currency">,
): Promise<void> {
  const ended = await endCreditNote(tx, { refundId }, { at, by: actorId });
  if (!ended) return;
  await appendAudit(tx, {
    chainId: applicationId,
    actorId,
    kind: "creditNoteCancelled",
    subject: { creditNoteId: ended.id, refundId, cents: ended.cents },
    at,
  });
}

export type GivenCredit = {
  readonly applicationId: string;
  /** Made by the page: the same form sent again takes off nothing more. */
  readonly key: string;
  readonly cents: number;
  readonly reason: string;
};

function faultOf({ key, cents }: GivenCredit, reason: string): Refusal | undefined {
  if (!isPageKey(key)) return keyNeeded;
  if (reason === "") return reasonNeeded;
  return isLongerThan(reason, longestNote) ? noteTooLong : amountFault(cents);
}

/** A rebate: the office asks for less than the invoice says. */
export async function giveCredit(deps: PaymentDeps, asker: Asker, given: GivenCredit): Promise<ForApplication> {
  const { applicationId, key: id, cents } = given;
  const found = await findCaseForChange(deps, asker, applicationId, { may: mayGiveCredit, change: "giveCredit" });
  if ("refused" in found) return notDone(found.refused);
  const reason = oneLineOf(given.reason);
  const fault = faultOf(given, reason);
  if (fault) return notDone(fault);
  const key = await deps.personKey(found.row.owner_id);
  const at = deps.now();
  const outcome = await deps.db.transaction(async (tx): Promise<"given" | "known" | Refusal> => {
    await lockMoneyOf(tx, applicationId);
    const known = await findCreditNote(tx, id);
    if (known) return known.applicationId === applicationId && known.cents === cents ? "known" : formKnown;
    const money = await readMoney(tx, applicationId);
    if (!money.invoice) return noInvoice;
    if (cents > (balanceOfCase(money).invoiced ?? 0)) return moreThanAsked;
    const note = await insertCreditNote(tx, {
      id,
      applicationId,
      invoiceId: money.invoice.id,
      cents,
      sealedReason: sealCreditReason(key, { applicationId, id }, reason),
      issuedBy: found.actorId,
      issuedAt: at,
    });
    if (!note) return formKnown;
    await appendAudit(tx, {
      chainId: applicationId,
      actorId: found.actorId,
      kind: "creditNoteGiven",
      subject: { creditNoteId: id, refundId: null, cents },
      at,
    });
    return "given";
  });
  if (typeof outcome === "object") return notDone(outcome);
  if (outcome === "given") deps.publishChange({ applicationId, kind: "payment", writer: deps.writer });
  return { applicationId, refusals: [] };
}

/** One that was given by mistake counts no more. It stays on record. */
export async function cancelCredit(
  deps: PaymentDeps,
  asker: Asker,
  { applicationId, creditNoteId }: { readonly applicationId: string; readonly creditNoteId: string },
): Promise<ForApplication> {
  const found = await findCaseForChange(deps, asker, applicationId, { may: mayGiveCredit, change: "giveCredit" });
  if ("refused" in found) return notDone(found.refused);
  const at = deps.now();
  const refusal = await deps.db.transaction(async (tx): Promise<Refusal | undefined> => {
    await lockMoneyOf(tx, applicationId);
    const note = await findCreditNote(tx, creditNoteId);
    if (note?.applicationId !== applicationId) return noteNotFound;
    if (note.refundId !== null) return belongsToRefund;
    const ledger = ledgerOf(await readMoney(tx, applicationId));
    const counted = ledger.credits.find(({ id, isCancelled }) => id === creditNoteId && !isCancelled);
    if (counted && isPaidOut(ledger, counted)) return wasPaidOut;
    if (!(await endCreditNote(tx, { id: creditNoteId }, { at, by: found.actorId }))) return movedMeanwhile;
    await appendAudit(tx, {
      chainId: applicationId,
      actorId: found.actorId,
      kind: "creditNoteCancelled",
      subject: { creditNoteId, refundId: null, cents: note.cents },
      at,
    });
    return undefined;
  });
  if (refusal) return notDone(refusal);
  deps.publishChange({ applicationId, kind: "payment", writer: deps.writer });
  return { applicationId, refusals: [] };
}
