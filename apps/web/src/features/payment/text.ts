import type { BilingualText, Wording } from "../../ui/language.tsx";

/** Words of the page of payments. The lead is the specification’s (document 3 section 2.1). */
export const text = {
  title: { en: "Your plan and payment", fr: "Votre plan et paiement" },
  titleOfTeam: { en: "Invoice and payments", fr: "Facture et paiements" },
  lead: {
    en: "Review your customized plan and complete payment to continue.",
    fr: "Passez en revue votre plan personnalisé et effectuez le paiement pour continuer.",
  },
  none: { en: "This page is not for your account.", fr: "Cette page n’est pas pour votre compte." },
  settled: { en: "You have nothing to pay to us now.", fr: "Vous n’avez rien à nous payer en ce moment." },
  settledOfTeam: { en: "Nothing is due to the office now.", fr: "Rien n’est dû au bureau en ce moment." },
  schoolPays: {
    en: "Your school pays for our service. You pay nothing to us.",
    fr: "Votre établissement paie pour notre service. Vous ne nous payez rien.",
  },
  toOffice: { en: "What the applicant pays to the office", fr: "Ce que la personne paie au bureau" },
  toUs: { en: "What you pay to us", fr: "Ce que vous nous payez" },
  toUsNone: {
    en: "No price is set for this kind of application.",
    fr: "Aucun prix n’est fixé pour ce type de demande.",
  },
  toAuthority: { en: "Government fees", fr: "Frais du gouvernement" },
  toAuthorityLead: {
    en: "For your information. What we collect for you is marked.",
    fr: "À titre d’information. Ce que nous percevons pour vous est indiqué.",
  },
  toAuthorityNone: {
    en: "No government fee is known for you.",
    fr: "Aucuns frais du gouvernement ne sont connus pour vous.",
  },
  item: { en: "Item", fr: "Élément" },
  times: { en: "{quantity} × {price}", fr: "{quantity} × {price}" },
  amount: { en: "Amount", fr: "Montant" },
  total: { en: "Total to pay to us", fr: "Total à nous payer" },
  totalToOffice: { en: "Total to pay to the office", fr: "Total à payer au bureau" },
  notKnown: { en: "Not known yet", fr: "Pas encore connu" },
  continue: { en: "Continue to your invoice", fr: "Passer à votre facture" },
  makeInvoice: { en: "Make the invoice", fr: "Faire la facture" },
  invoice: { en: "Invoice {number}", fr: "Facture {number}" },
  invoiceOf: { en: "From {date}", fr: "Du {date}" },
  invoiceOlder: {
    en: "Prices or your answers have changed since this invoice. The invoice stays as it is. You can replace it with one for today.",
    fr: "Les prix ou vos réponses ont changé depuis cette facture. La facture reste telle quelle. Vous pouvez la remplacer par une facture d’aujourd’hui.",
  },
  replaceInvoice: { en: "Replace the invoice", fr: "Remplacer la facture" },
  invoiced: { en: "Total of the invoice", fr: "Total de la facture" },
  received: { en: "Received", fr: "Reçu" },
  open: { en: "Still to pay", fr: "Reste à payer" },
  overpaid: { en: "Paid too much", fr: "Payé en trop" },
  overpaidLead: {
    en: "More was paid than the invoice asks for. We will pay it back, or you can write to us.",
    fr: "On a payé plus que ce que la facture demande. Nous le rembourserons, ou vous pouvez nous écrire.",
  },
  paid: { en: "Paid in full. Thank you.", fr: "Payé en totalité. Merci." },
  howToPay: { en: "How to pay", fr: "Comment payer" },
  howToPayUnknown: {
    en: "Your legal team will tell you how to pay. Give the invoice number with your payment.",
    fr: "Votre équipe juridique vous dira comment payer. Indiquez le numéro de la facture avec votre paiement.",
  },
  payByCard: { en: "Pay by card", fr: "Payer par carte" },
  comingBack: {
    en: "Thank you. Your card payment is being confirmed and will appear here within a few minutes.",
    fr: "Merci. Votre paiement par carte est en cours de confirmation et s’affichera ici d’ici quelques minutes.",
  },
  payments: { en: "Payments", fr: "Paiements" },
  paymentsNone: { en: "No payment has come in yet.", fr: "Aucun paiement n’est encore arrivé." },
  date: { en: "Date", fr: "Date" },
  how: { en: "How", fr: "Mode" },
  receipt: { en: "Receipt (PDF)", fr: "Reçu (PDF)" },
  cancelled: { en: "Cancelled entry", fr: "Entrée annulée" },
  otherCurrency: {
    en: "In another currency: not counted in the balance",
    fr: "Dans une autre devise : non compté dans le solde",
  },
  cancelEntry: { en: "Cancel this entry", fr: "Annuler cette entrée" },
  actions: { en: "Receipt", fr: "Reçu" },
  record: { en: "Record a payment", fr: "Inscrire un paiement" },
  recordAmount: { en: "Amount in Canadian dollars", fr: "Montant en dollars canadiens" },
  recordAmountHint: { en: "For example 125.00", fr: "Par exemple 125,00" },
  recordDay: { en: "Day on which it came in", fr: "Jour où il est arrivé" },
  recordHow: { en: "How it came in", fr: "Comment il est arrivé" },
  reference: { en: "Note", fr: "Note" },
  referenceHint: {
    en: "Such as the confirmation number of a transfer. Only the applicant and the team see it.",
    fr: "Par exemple le numéro de confirmation d’un virement. Seules la personne et l’équipe la voient.",
  },
  isAnother: {
    en: "This is another payment of the same amount, day and way",
    fr: "C’est un autre paiement du même montant, du même jour et de la même façon",
  },
  recorded: { en: "Payment recorded.", fr: "Paiement inscrit." },
  refunds: { en: "Refunds", fr: "Remboursements" },
  refundsNone: { en: "Nothing was paid back.", fr: "Rien n’a été remboursé." },
  askRefund: { en: "Ask for a refund", fr: "Demander un remboursement" },
  refundReason: { en: "Reason", fr: "Motif" },
  refundAsked: { en: "Refund asked for.", fr: "Remboursement demandé." },
  decide: { en: "Pay back by", fr: "Rembourser par" },
  payBack: { en: "Pay back", fr: "Rembourser" },
  decline: { en: "Decline", fr: "Refuser" },
  state: { en: "State", fr: "État" },
  withheld: {
    en: "Your account does not show the answers that prices depend on, so today’s items are not listed.",
    fr: "Votre compte n’affiche pas les réponses dont dépendent les prix; les éléments d’aujourd’hui ne sont donc pas indiqués.",
  },
} as const satisfies Record<string, Wording>;

export const wayText: Readonly<Record<string, BilingualText>> = {
  transfer: { en: "Bank transfer", fr: "Virement bancaire" },
  card: { en: "Card", fr: "Carte" },
  cheque: { en: "Cheque", fr: "Chèque" },
  cash: { en: "Cash", fr: "Argent comptant" },
  other: { en: "Other", fr: "Autre" },
  online: { en: "Card, online", fr: "Carte, en ligne" },
};

export const refundState: Readonly<Record<string, BilingualText>> = {
  asked: { en: "Asked for", fr: "Demandé" },
  sending: { en: "Being sent", fr: "Envoi en cours" },
  made: { en: "Paid back", fr: "Remboursé" },
  declined: { en: "Declined", fr: "Refusé" },
  failed: { en: "The card service refused it", fr: "Le service de cartes l’a refusé" },
};
