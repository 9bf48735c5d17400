import { taxLines } from "@boreal/domain/office/firm";
import { balanceOf, creditedOf, payableCurrency } from "@boreal/domain/fees/paymentBalance";
import type { Language, Text } from "@boreal/domain/kernel/text";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { Receipt } from "../../output/receiptPdf.ts";
import type { Asker } from "../../policies/actor.ts";
import { isInScope } from "../../policies/applications.ts";
import { factsOf } from "../../policies/facts.ts";
import { mayReadPayments } from "../../policies/payments.ts";
import { readApplicationRow } from "../../store/cases/caseRow.ts";
import { findInvoice, openLines } from "../../store/payments/invoices.ts";
import { readMoney } from "../../store/payments/moneyOfCase.ts";
import { findPayment } from "../../store/payments/payments.ts";
import { linesOfFirm, readFirm } from "../../store/office/firm.ts";
import { notFound, says } from "../deps.ts";
import { noteHandedOut, type Logged } from "../handedOut.ts";
import { notReady, whyNot } from "../refuse.ts";
import type { PaymentDeps } from "./forMoney.ts";

const noReceipt = says("receiptNotFound", {
  en: "There is no receipt for this payment: it does not exist, or the entry was cancelled. Load the page of the payments again.",
  fr: "Il n’y a pas de reçu pour ce paiement : il n’existe pas, ou l’entrée a été annulée. Rechargez la page des paiements.",
});

const ways: Readonly<Record<string, Text>> = {
  transfer: { en: "Bank transfer", fr: "Virement bancaire" },
  card: { en: "Card", fr: "Carte" },
  cheque: { en: "Cheque", fr: "Chèque" },
  cash: { en: "Cash", fr: "Argent comptant" },
  online: { en: "Card, online", fr: "Carte, en ligne" },
};
const otherWay: Text = { en: "Other", fr: "Autre" };

export type OpenedReceipt = { readonly receipt: Receipt; readonly logged: Logged; readonly fileName: string };

/** The receipt of one payment, for whoever may see the money of the case; each reading is an event. */
export async function openReceipt(
  deps: PaymentDeps,
  asker: Asker,
  asked: { readonly applicationId: string; readonly paymentId: string; readonly language: Language },
): Promise<OpenedReceipt | { readonly refused: Refusal }> {
  const { applicationId, paymentId, language } = asked;
  const row = asker && (await readApplicationRow(deps.db, applicationId));
  if (!row || asker === null || !isInScope(asker, factsOf(row))) return { refused: notReady(asker) ?? notFound };
  if (!mayReadPayments(asker, factsOf(row))) return { refused: whyNot(asker) };
  const payment = await findPayment(deps.db, paymentId);
  if (payment?.applicationId !== applicationId || payment.cancelledAt !== null) return { refused: noReceipt };
  const [key, invoice, money, firm, names] = await Promise.all([
    deps.personKey(row.owner_id),
    payment.invoiceId === null ? undefined : findInvoice(deps.db, payment.invoiceId),
    readMoney(deps.db, applicationId),
    readFirm(deps.db),
    deps.names([row.owner_id]),
  ]);
  const invoiced = invoice?.totalCents ?? null;
  const { received, open } = balanceOf({ ...money, invoiced });
  const logged = await noteHandedOut(deps, {
    applicationId,
    actorId: asker.userId,
    kind: "receiptOpened",
    subject: { paymentId, language },
  });
  const owner = names.get(row.owner_id);
  const number = paymentId.slice(0, 8).toUpperCase();
  const receipt: Receipt = {
    number,
    invoiceNumber: invoice?.number ?? null,
    date: deps.today(),
    receivedOn: payment.receivedOn,
    payer: `${owner?.firstName ?? ""} ${owner?.lastName ?? ""}`.trim(),
    office: [...(await linesOfFirm(deps.db, firm.values)), ...taxLines(firm.values).map((line) => line[language])],
    amount: { cents: payment.cents, currency: payment.currency },
    how: ways[payment.how] ?? otherWay,
    lines: (invoice ? openLines(key, invoice) : []).map(({ name, quantity, priceCents, note }) => ({
      name,
      quantity,
      cents: priceCents * quantity,
      note,
    })),
    totals: {
      invoiced: payment.currency === payableCurrency ? invoiced : null,
      credited: creditedOf(money.credits),
      received,
      open,
    },
  };
  return { receipt, logged, fileName: `receipt-${number}.pdf` };
}
