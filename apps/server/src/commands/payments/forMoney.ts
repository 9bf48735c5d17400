import { isIsoDate } from "@boreal/domain/kernel/calendarDate";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { PaymentProvider } from "../../payments/provider.ts";
import { says, type CommandDeps } from "../deps.ts";

/** What the commands of money work with. Without a provider, invoices say how to pay and people confirm what came in. */
export type PaymentDeps = CommandDeps & { readonly payments?: PaymentProvider | undefined };

export const amountNeeded = says("paymentAmount", {
  en: "Enter an amount above zero, in dollars and cents, such as 125.00.",
  fr: "Entrez un montant plus grand que zéro, en dollars et en cents, par exemple 125,00.",
});
export const amountTooHigh = says("paymentAmountTooHigh", {
  en: "This amount is above $100,000. Check the digits.",
  fr: "Ce montant dépasse 100\u00A0000\u00A0$. Vérifiez les chiffres.",
});
export const dayNeeded = says("paymentDay", {
  en: "Enter a real date that is not in the future, such as 2026-11-20.",
  fr: "Entrez une date réelle qui n’est pas dans le futur, par exemple 2026-11-20.",
});
export const wayNeeded = says("paymentWay", {
  en: "Choose from the list how the money came in or went back.",
  fr: "Choisissez dans la liste comment l’argent est arrivé ou est reparti.",
});
export const noteTooLong = says("paymentNoteTooLong", {
  en: "The note is longer than 200 characters. Shorten it.",
  fr: "La note dépasse 200 caractères. Raccourcissez-la.",
});
export const movedMeanwhile = says("paymentMoved", {
  en: "Someone else changed this in the meantime. Load the page again to see how it is now.",
  fr: "Une autre personne a changé cela entre-temps. Rechargez la page pour voir la situation actuelle.",
});
export const formKnown = says("moneyFormKnown", {
  en: "This form was already sent with other values, and nothing more was recorded. Load the page again and enter it again.",
  fr: "Ce formulaire a déjà été envoyé avec d’autres valeurs, et rien de plus n’a été inscrit. Rechargez la page et entrez-le de nouveau.",
});

/** One hundred thousand dollars. */
const highestCents = 10_000_000;
export const longestNote = 200;

export function amountFault(cents: number): Refusal | undefined {
  if (!Number.isInteger(cents) || cents <= 0) return amountNeeded;
  return cents > highestCents ? amountTooHigh : undefined;
}

/** A day that money moved on: real, and not ahead. */
export const dayFault = (day: string, today: string): Refusal | undefined =>
  !isIsoDate(day) || day > today || day < "2000-01-01" ? dayNeeded : undefined;

/** How money comes in or goes back where a person sees to it. */
export const waysOfMoney = ["transfer", "card", "cheque", "cash", "other"] as const;
export type WayOfMoney = (typeof waysOfMoney)[number];
export const isWay = (how: string): how is WayOfMoney => waysOfMoney.some((way) => way === how);
