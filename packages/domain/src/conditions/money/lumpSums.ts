import type { CaseReader } from "../../caseFile/reader.ts";
import { addDays, addMonths, daysBetween, type IsoDate } from "../../kernel/calendarDate.ts";
import { bankStatementMonths, lumpSumLimits, type LumpSumLimits } from "../../tables/money/moneyDocuments.ts";
import { accountsOfCase, liesAmongStatements } from "./accountFiles.ts";
import { rateOn } from "./currency.ts";
import { documentCurrency } from "./documentValue.ts";
import { isRegularIncome } from "./regularIncome.ts";
import { averageBefore, balanceOn, toldBy, type Movement, type Told } from "./statements.ts";

/**
 * Large deposits in statements (ADR 0164). A deposit is large when it reaches both the least amount and a part of the average
 * balance of the days before it; or when deposits of a few days together raise the balance by so much. What comes each month
 * from the same payer is no large deposit, nor is what another account of the case shows leaving.
 */

export type LumpSum = Movement & { readonly currency: string };

/** Every large deposit of the case, by account, the earliest first. */
export function lumpSumsOfCase(the: CaseReader): readonly LumpSum[] {
  const [limits, months] = [the.row(lumpSumLimits), the.row(bankStatementMonths)];
  if (!limits.found || !months.found) return [];
  const since = addMonths(the.today(), -months.row.value);
  const accounts = the.ofCase(accountsOfCase).flatMap((files) => {
    const told = toldBy(files.filter(liesAmongStatements));
    const [first] = files;
    const currency = first && documentCurrency(first);
    // Without its currency nobody can tell what is large in it; the currency is asked for first.
    return currency !== undefined && told.length > 0 ? [{ told, currency }] : [];
  });
  const everyMove = accounts.map(({ told, currency }) => ({ currency, moves: told.flatMap((one) => one.movements) }));
  return accounts.flatMap(({ told, currency }, at) => {
    const moves = told.flatMap(({ movements }) => movements);
    const elsewhere = everyMove.flatMap((one, index) => (index === at || one.currency !== currency ? [] : one.moves));
    const unusual = moves.filter(
      (move) =>
        move.amount > 0 &&
        move.date >= since &&
        !isRegularIncome(move, moves) &&
        !elsewhere.some((other) => isOtherEnd(move, other)),
    );
    const measure = {
      limits: limits.row.value,
      least: (day: IsoDate) => leastOn(the, limits.row.value, currency, day),
    };
    const large = new Set([
      ...unusual.filter((move) => isLargeAlone(move, told, measure)),
      ...raisesTogether(unusual, moves, told, measure),
    ]);
    return moves.filter((move) => large.has(move)).map((move) => ({ ...move, currency }));
  });
}

type Measure = { readonly limits: LumpSumLimits; readonly least: (day: IsoDate) => number | undefined };

/** The least amount in whole cents of the currency of the account; nothing where no rate tells it. */
function leastOn(the: CaseReader, { least }: LumpSumLimits, currency: string, day: IsoDate): number | undefined {
  const rate = rateOn(the, currency, day);
  return rate === undefined ? undefined : (least * 100) / rate;
}

/** Money that moved between two accounts of the case. */
const isOtherEnd = (move: Movement, other: Movement): boolean =>
  other.amount === -move.amount && Math.abs(daysBetween(other.date, move.date)) <= 3;

function isLargeAlone(move: Movement, told: readonly Told[], { limits, least: leastOf }: Measure): boolean {
  const least = leastOf(move.date);
  if (least !== undefined && move.amount < least) return false;
  const average = averageBefore(told, move.date, limits.daysBefore);
  if (average === undefined) return false;
  if (move.amount < limits.partOfBalance * average) return false;
  // Without a rate the amount is measured by the account alone, so an account that is almost empty says nothing.
  return least !== undefined || move.amount >= limits.partOfBalance * averageOfAll(told);
}

function averageOfAll(told: readonly Told[]): number {
  const balances = told.flatMap(({ opening, movements }) => [opening, ...movements.map(({ balance }) => balance)]);
  return balances.reduce((sum, balance) => sum + balance, 0) / balances.length;
}

/** Deposits of a few days that together raise the balance; without a rate for the least amount none. */
function raisesTogether(
  unusual: readonly Movement[],
  moves: readonly Movement[],
  told: readonly Told[],
  { limits, least: leastOf }: Measure,
): readonly Movement[] {
  return unusual.flatMap((first) => {
    const least = leastOf(first.date);
    if (least === undefined) return [];
    const last = addDays(first.date, limits.riseDays - 1);
    const isWithin = ({ date }: Movement): boolean => first.date <= date && date <= last;
    const deposits = unusual.filter(isWithin);
    const out = moves.filter((move) => move.amount < 0 && isWithin(move));
    const before = balanceOn(told, dayBefore(first.date));
    if (before === undefined || deposits.length < 2) return [];
    const rise = total(deposits) + total(out);
    const bound = Math.max(least, limits.partOfRise * before);
    return rise >= bound ? largestOf(deposits, bound - total(out)) : [];
  });
}

const dayBefore = (day: IsoDate): IsoDate => addDays(day, -1);
const total = (moves: readonly Movement[]): number => moves.reduce((sum, { amount }) => sum + amount, 0);

/** The largest deposits, as many as it takes: without them the rest would not have raised the balance so far. */
function largestOf(deposits: readonly Movement[], bound: number): readonly Movement[] {
  const ordered = deposits.toSorted((one, other) => other.amount - one.amount);
  let rest = total(ordered);
  return ordered.filter(({ amount }) => {
    const isNeeded = rest >= bound;
    rest -= amount;
    return isNeeded;
  });
}
