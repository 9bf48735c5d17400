import type { Refusal } from "@boreal/domain/kernel/validation";
import { manualPayments } from "../../payments/manual.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayPayOnline } from "../../policies/payments.ts";
import { balanceOfCase, readMoney } from "../../store/payments/moneyOfCase.ts";
import { says } from "../deps.ts";
import { findCaseForChange } from "../caseForChange.ts";
import type { PaymentDeps } from "./forMoney.ts";

const noInvoice = says("noInvoiceYet", {
  en: "There is no invoice yet. Continue to your invoice first.",
  fr: "Il n’y a pas encore de facture. Passez d’abord à votre facture.",
});
const alreadyPaid = says("alreadyPaid", {
  en: "Your invoice is already paid. You have nothing more to pay.",
  fr: "Votre facture est déjà payée. Vous n’avez plus rien à payer.",
});
const noCards = says("noOnlinePayment", {
  en: "This office does not take cards online. Pay as your invoice says.",
  fr: "Ce bureau n’accepte pas les cartes en ligne. Payez comme l’indique votre facture.",
});
const confirming = says("paymentConfirming", {
  en: "Your card payment went through and is being confirmed. It will appear here within a few minutes.",
  fr: "Votre paiement par carte est passé et sa confirmation est en cours. Il s’affichera ici d’ici quelques minutes.",
});
const unreachable = says("paymentServiceAway", {
  en: "The card service does not answer now. Nothing was charged. Try again in a few minutes.",
  fr: "Le service de cartes ne répond pas en ce moment. Rien n’a été débité. Réessayez dans quelques minutes.",
});

export type CheckoutResult = { readonly page: string | null; readonly refusals: readonly Refusal[] };

const no = (refusal: Refusal): CheckoutResult => ({ page: null, refusals: [refusal] });

/** The page of the card service for what is still open. Asked for again it is the same page, as long as the sum is the same. */
export async function payOnline(
  deps: PaymentDeps & { readonly origin?: (() => string) | undefined },
  asker: Asker,
  applicationId: string,
): Promise<CheckoutResult> {
  const found = await findCaseForChange(deps, asker, applicationId, { may: mayPayOnline, change: "payOnline" });
  if ("refused" in found || asker === null) return no("refused" in found ? found.refused : noInvoice);
  const money = await readMoney(deps.db, applicationId);
  const { invoice, payments, refunds, credits } = money;
  if (!invoice) return no(noInvoice);
  const { open } = balanceOfCase(money);
  if (open === 0) return no(alreadyPaid);
  const outcome = await (deps.payments ?? manualPayments).checkout({
    applicationId,
    invoiceId: invoice.id,
    number: invoice.number,
    cents: open,
    movements: payments.length + refunds.length + credits.length,
    language: asker.language,
    returnTo: `${deps.origin?.() ?? ""}/${asker.language}/applications/${applicationId}/payment`,
  });
  if (outcome === "invoice") return no(noCards);
  if (outcome === "confirming") return no(confirming);
  return outcome === "unreachable" ? no(unreachable) : { page: outcome.page, refusals: [] };
}
