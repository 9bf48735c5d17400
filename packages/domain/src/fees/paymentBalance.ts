import { cents, sum, type Cad } from "../kernel/money.ts";

/** What is still open of an invoice, by what came in and what was paid back. */

export const payableCurrency = "CAD";

export type Received = { readonly cents: number; readonly currency: string; readonly isCancelled: boolean };
export type PaidBack = { readonly cents: number; readonly currency: string; readonly state: string };

export type Balance = {
  /** Of the invoice in force; null while there is none. */
  readonly invoiced: Cad | null;
  /** What came in less what was paid back, in the currency of the invoice. */
  readonly received: Cad;
  readonly open: Cad;
  /** More than was asked for: it belongs to the applicant. */
  readonly overpaid: Cad;
};

const inDollars = ({ currency }: { readonly currency: string }): boolean => currency === payableCurrency;

/** Money in another currency is kept on record and is no part of the balance: no rate is known here. */
export function balanceOf(
  invoiced: number | null,
  payments: readonly Received[],
  refunds: readonly PaidBack[],
): Balance {
  const came = sum(payments.filter((one) => inDollars(one) && !one.isCancelled).map((one) => cents(one.cents)));
  const back = sum(refunds.filter((one) => inDollars(one) && isPaidBack(one)).map((one) => cents(one.cents)));
  const received = cents(came - back);
  const asked = invoiced ?? 0;
  return {
    invoiced: invoiced === null ? null : cents(invoiced),
    received,
    open: cents(Math.max(0, asked - received)),
    overpaid: cents(Math.max(0, received - asked)),
  };
}

/** One that was decided has left the balance, also while it is still on its way. */
const isPaidBack = ({ state }: PaidBack): boolean => state === "sending" || state === "made";
