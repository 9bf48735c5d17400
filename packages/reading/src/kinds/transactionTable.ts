import { grammarOf } from "../finder/candidates.ts";
import { dateIn } from "../fields/dateField.ts";
import { amountIn } from "../fields/moneyField.ts";
import type { Line } from "../text/lines.ts";

/** Lines that begin with a day and end with amounts: a statement shows what it is, in whatever language. */

const days = grammarOf(dateIn);
const amounts = grammarOf(amountIn);
/** A day without its year stands in many statements. */
const shortDay = /^\W*(?:\d{1,2}[./ -](?:\d{1,2}|[A-Za-z]{3,9})\b|[A-Za-z]{3,9}\.? \d{1,2}\b)/;
const withCents = /\d[.,]\d{2}(?!\d)/;

const isTransaction = ({ text }: Line): boolean => {
  const day = days.all(text)[0];
  const begins = (day && day.from < 14) || shortDay.test(text);
  return (
    Boolean(begins) &&
    amounts
      .all(text.slice(day?.to ?? 6))
      .some(({ from, to }) => withCents.test(text.slice((day?.to ?? 6) + from, (day?.to ?? 6) + to)))
  );
};

export const transactionsIn = (lines: readonly Line[]): number => lines.filter((line) => isTransaction(line)).length;
