import { any } from "../../kernel/condition.ts";
import { says } from "../../caseFile/rule.ts";
import type { Text } from "../../kernel/text.ts";
import { priceOfServices } from "./servicePrices.ts";

/** Whether the plan is paid (document 3 section 2.1, "Review your customized plan and complete payment to continue"; ADR 0143). */

/** By the id in the account alone: a name that somebody types must not spare them the payment. */
export const schoolPays = says(
  "schoolPays",
  { en: "your school pays for you", fr: "votre établissement paie pour vous" },
  (the) => {
    const id = the.user("schoolId");
    return (
      id !== undefined &&
      the.knownSchools().some(({ schoolId, paysForStudents }) => schoolId === id && paysForStudents === true)
    );
  },
  {
    en: "your account names no school that pays for you",
    fr: "votre compte n’indique aucun établissement qui paie pour vous",
  },
);

export const invoiceIsPaid = says(
  "invoiceIsPaid",
  { en: "nothing is left to pay on your invoice", fr: "il ne reste rien à payer sur votre facture" },
  (the) => {
    const { invoicedCents, receivedCents = 0 } = the.payment();
    return typeof invoicedCents === "number" && receivedCents >= invoicedCents;
  },
  { en: "there is no invoice that is paid in full", fr: "il n’y a pas de facture payée en totalité" },
);

const asksForPayment: Text = {
  en: "the office asks for a payment for this application",
  fr: "le bureau demande un paiement pour cette demande",
};

const hasNoInvoice = ({ invoicedCents }: { readonly invoicedCents?: number | null }): boolean =>
  invoicedCents === undefined || invoicedCents === null;

/** No row is an answer of its own: what has no price asks nothing of the applicant. */
export const noPriceIsSet = says(
  "noPriceIsSet",
  {
    en: "no price is set for this kind of application today, so there is nothing to pay",
    fr: "aucun prix n’est fixé pour ce type de demande aujourd’hui; il n’y a donc rien à payer",
  },
  (the) => hasNoInvoice(the.payment()) && the.payment().collectsFees !== true && priceOfServices(the) === undefined,
  asksForPayment,
);

export const servicesCostNothing = says(
  "servicesCostNothing",
  {
    en: "the prices for this kind of application come to zero for you",
    fr: "les prix de ce type de demande donnent un total de zéro pour vous",
  },
  (the) => hasNoInvoice(the.payment()) && the.payment().collectsFees !== true && priceOfServices(the) === 0,
  asksForPayment,
);

/** Asked before a case goes to the review. */
export const planIsPaid = any(schoolPays, invoiceIsPaid, noPriceIsSet, servicesCostNothing);
