import { daysBetween } from "../../kernel/calendarDate.ts";
import type { Movement } from "./statements.ts";

/** Which deposits come again and again from the same payer: wages, a pension, the help of a family each month. */

/** Words with which banks mark pay, in English, in French and in the languages of many applicants. */
const pay =
  /\b(payroll|pay|salary|salaries|wages?|salaire|salaires|paie|paye|pension|stipend|remuneration|sueldo|nomina|salario|gehalt|lohn|maas|sal|stipendio)\b/;

/** An amount that comes again differs from the usual one by no more than this part. */
const nearly = 0.25;
/** Wages of one payer may grow by a premium; what is far above them is not wages. */
const mostOfPay = 2;
const longest = 40;

/** The words of a description without numbers, so that two payments of one payer read alike. */
export const payerOf = (description: string): string =>
  description
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(
      /\b(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\b/g,
      " ",
    )
    .replaceAll(/[^\p{L}]+/gu, " ")
    .trim();

/** Words that name no payer: cash that comes each month is not wages. */
const namesNobody =
  /^((cash|atm|branch|mobile|online|cheque|check|e|interac|transfer|deposit|credit|transaction|guichet|especes|depot|virement|en|du|au|de|by|in|at) ?)+$/;

export function isRegularIncome(move: Movement, moves: readonly Movement[]): boolean {
  const payer = payerOf(move.description);
  if (payer === "" || namesNobody.test(payer)) return false;
  const same = moves.filter(({ amount, description }) => amount > 0 && payerOf(description) === payer);
  if (pay.test(payer)) return move.amount <= mostOfPay * medianOf(same.map(({ amount }) => amount));
  const alike = same
    .filter(({ amount }) => Math.abs(amount - move.amount) <= nearly * Math.max(amount, move.amount))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  return comesAgain(alike);
}

/** Three times or more, never twice within a week, and never more than a month and a few days apart. */
function comesAgain(moves: readonly Movement[]): boolean {
  const steps = moves.slice(1).map(({ date }, index) => daysBetween(moves[index]?.date ?? date, date));
  return moves.length >= 3 && steps.every((days) => days >= 6 && days <= longest);
}

function medianOf(amounts: readonly number[]): number {
  const ordered = amounts.toSorted((one, other) => one - other);
  return ordered[Math.floor((ordered.length - 1) / 2)] ?? 0;
}
