import { cents, sum, type Cad } from "../kernel/money.ts";

/** What is still open of an invoice, by what came in, what was paid back and what credit notes took off (ADR 0143, ADR 0233). */

export const payableCurrency = "CAD";

export type Received = { readonly cents: number; readonly currency: string; readonly isCancelled: boolean };
export type PaidBack = { readonly cents: number; readonly currency: string; readonly state: string };
/** `isOfRefund`: it was made because money went back, and not given by somebody. */
export type Credited = { readonly cents: number; readonly isCancelled: boolean; readonly isOfRefund: boolean };

/** The money of one case. */
export type Ledger = {
  /** Of the invoice in force, as it was issued; null while there is none. */
  readonly invoiced: number | null;
  readonly payments: readonly Received[];
  readonly refunds: readonly PaidBack[];
  readonly credits: readonly Credited[];
};

export type Balance = {
  /** Of the invoice in force, less what credit notes took off; null while there is none. */
  readonly invoiced: Cad | null;
  /** What came in less what was paid back, in the currency of the invoice. */
  readonly received: Cad;
  readonly open: Cad;
  /** More than was asked for: it belongs to the applicant. */
  readonly overpaid: Cad;
};

const inDollars = ({ currency }: { readonly currency: string }): boolean => currency === payableCurrency;

const totalOf = (rows: readonly { readonly cents: number }[]): Cad => sum(rows.map((row) => cents(row.cents)));

const cameIn = (payments: readonly Received[]): Cad =>
  totalOf(payments.filter((one) => inDollars(one) && !one.isCancelled));

/** What the credit notes of a case take off. One that was given for an earlier invoice counts on, as money does. */
export const creditedOf = (credits: readonly Credited[]): Cad =>
  totalOf(credits.filter(({ isCancelled }) => !isCancelled));

/** Money in another currency is kept on record and is no part of the balance: no rate is known here. */
export function balanceOf({ invoiced, payments, refunds, credits }: Ledger): Balance {
  const back = totalOf(refunds.filter((one) => inDollars(one) && hasLeft(one)));
  const received = cents(cameIn(payments) - back);
  const asked = Math.max(0, (invoiced ?? 0) - creditedOf(credits));
  return {
    invoiced: invoiced === null ? null : cents(asked),
    received,
    open: cents(Math.max(0, asked - received)),
    overpaid: cents(Math.max(0, received - asked)),
  };
}

/** One that was decided has left the balance, also while it is still on its way. */
export const hasLeft = ({ state }: Pick<PaidBack, "state">): boolean => state === "sending" || state === "made";

/** Left, or asked for: two refunds never promise the same money. */
const isPromised = (refund: PaidBack): boolean => hasLeft(refund) || refund.state === "asked";

/** What is left to pay back, in one currency. */
export function leftToPayBack(
  payments: readonly Received[],
  refunds: readonly PaidBack[],
  currency: string = payableCurrency,
): Cad {
  const of = (row: { readonly currency: string }) => row.currency === currency;
  const came = totalOf(payments.filter((one) => of(one) && !one.isCancelled));
  return cents(came - totalOf(refunds.filter((one) => of(one) && isPromised(one))));
}

/**
 * How much of the invoice a refund takes off, seen before it leaves: what was paid too much goes back first, and the rest is not
 * asked for again. So nothing is open after a refund that was not open before.
 */
export function creditOfRefund(before: Balance, refunded: number): Cad {
  return cents(Math.min(before.invoiced ?? 0, Math.max(0, refunded - before.overpaid)));
}

/**
 * Whether money of a payment went back or is promised, so that its entry cannot be cancelled: without it more would have gone
 * back than came in, or the applicant would owe again what they were given back.
 */
export function isPaidBack(ledger: Ledger, payment: Received): boolean {
  const payments = ledger.payments.filter((one) => one !== payment);
  if (leftToPayBack(payments, ledger.refunds) < 0) return true;
  return isOwedAgain(ledger, { ...ledger, payments });
}

/**
 * Whether money went back because of a credit note by hand, so that it cannot be cancelled: without it the applicant would owe
 * again what they were given back.
 */
export const isPaidOut = (ledger: Ledger, credit: Credited): boolean =>
  isOwedAgain(ledger, { ...ledger, credits: ledger.credits.filter((one) => one !== credit) });

/** Whether more is open afterwards than would be if no money had ever gone back. */
function isOwedAgain(before: Ledger, after: Ledger): boolean {
  const unpaid = ({ invoiced, payments, credits }: Ledger): number => {
    const byHand = creditedOf(credits.filter(({ isOfRefund }) => !isOfRefund));
    return Math.max(0, (invoiced ?? 0) - byHand - cameIn(payments));
  };
  return balanceOf(after).open - balanceOf(before).open > unpaid(after) - unpaid(before);
}
