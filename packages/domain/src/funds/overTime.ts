import type { CaseReader } from "../caseFile/reader.ts";
import type { UploadedDocument } from "../caseFile/uploadedDocument.ts";
import { accountsOfCase, liesAmongStatements } from "../conditions/money/accountFiles.ts";
import { inCad } from "../conditions/money/currency.ts";
import { documentAmount, documentCurrency, statementDay } from "../conditions/money/documentValue.ts";
import { lumpSumsOfCase } from "../conditions/money/lumpSums.ts";
import { isLockedForRetirement, isNoProofOfFunds } from "../conditions/money/provesNoFunds.ts";
import { balanceOn, toldBy, type Movement, type Told } from "../conditions/money/statements.ts";
import { addDays, daysBetween, isIsoDate, type IsoDate } from "../kernel/calendarDate.ts";
import { inDollars } from "../kernel/money.ts";
import { fundPagesThatCount } from "./available.ts";
import { requiredFunds } from "./required.ts";

/** The money of all accounts that count, day by day, as their documents tell it. Canadian dollars. */

export type MoneyDay = {
  readonly day: IsoDate;
  readonly balance: number;
  readonly deposits: readonly { readonly amount: number; readonly isLarge: boolean }[];
};

export type MoneyOverTime = {
  /** The days on which something changes, and the first and the last. */
  readonly days: readonly MoneyDay[];
  readonly required: number | null;
  /** Files that are left out because their currency, or its exchange rate of some day, is not known. */
  readonly withoutRate: readonly string[];
};

type Account = {
  readonly currency: string | undefined;
  readonly told: readonly Told[];
  /** Of a certificate or a letter: its balance, from its day on. */
  readonly single?: { readonly day: IsoDate; readonly balance: number };
  readonly fileId: string;
};

/** Nothing while no statement tells a balance over time. */
export function moneyOverTime(the: CaseReader): MoneyOverTime | undefined {
  const pages = new Set<string>(fundPagesThatCount(the).map(({ page }) => page));
  const accounts = the.ofCase(accountsOfCase).flatMap((files) =>
    accountIn(
      files.filter((file) => the.whose(file).counts),
      pages,
    ),
  );
  const told = accounts.flatMap((account) => account.told);
  if (told.length === 0) return undefined;
  const first = told.map(({ from }) => addDays(from, -1)).toSorted()[0] ?? the.today();
  const last =
    told
      .map(({ to }) => to)
      .toSorted()
      .at(-1) ?? the.today();
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));
  const known = accounts.map((account) => ({ account, series: seriesOf(the, account, days) }));
  const counted = known.filter(({ series }) => series !== undefined);
  if (counted.length === 0) return undefined;
  const deposits = depositsByDay(
    the,
    counted.map(({ account }) => account),
  );
  const everyDay = days.map((day, index): MoneyDay => ({
    day,
    balance: counted.reduce((sum, { series }) => sum + (series?.[index] ?? 0), 0) / 100,
    deposits: deposits.get(day) ?? [],
  }));
  return {
    days: everyDay.filter(
      ({ balance, deposits: came }, index) =>
        index === 0 || index === everyDay.length - 1 || came.length > 0 || balance !== everyDay[index - 1]?.balance,
    ),
    required: requiredFunds(the).amount,
    withoutRate: known.filter(({ series }) => series === undefined).map(({ account }) => account.fileId),
  };
}

/** An account as it counts: not taken out, and neither an asset nor locked savings. */
function accountIn(files: readonly UploadedDocument[], pages: ReadonlySet<string>): readonly Account[] {
  const counting = files.filter(
    (file) =>
      pages.has(file.documentId) &&
      file.excludeFromAvailableFund !== true &&
      !isNoProofOfFunds(file) &&
      !isLockedForRetirement(file),
  );
  const latest = counting.at(-1);
  if (!latest) return [];
  const account = { currency: documentCurrency(latest), fileId: latest.fileId };
  const told = toldBy(counting.filter(liesAmongStatements));
  if (told.length > 0) return [{ ...account, told }];
  const [day, balance] = [statementDay(latest), documentAmount(latest, "closingBalance")];
  return day !== undefined && isIsoDate(day) && balance !== undefined
    ? [{ ...account, told: [], single: { day, balance } }]
    : [];
}

/** The balance of each day in Canadian cents: nothing before the first that is told, and the last one stands after it. */
function seriesOf(the: CaseReader, { told, single, currency }: Account, days: readonly IsoDate[]) {
  const series: number[] = [];
  let before: { readonly own: number; readonly cad: number } | undefined;
  for (const day of days) {
    const own = single ? (single.day <= day ? single.balance : undefined) : balanceOn(told, day);
    if (own !== undefined && own !== before?.own) {
      const cad = inCad(the, Math.max(0, own), currency, day);
      if (cad === undefined) return undefined;
      before = { own, cad };
    }
    series.push(before?.cad ?? 0);
  }
  return series;
}

function depositsByDay(the: CaseReader, accounts: readonly Account[]): ReadonlyMap<IsoDate, MoneyDay["deposits"]> {
  const isSame = (one: Movement, other: Movement): boolean =>
    one.fileId === other.fileId && one.date === other.date && one.amount === other.amount;
  const large = the.ofCase(lumpSumsOfCase);
  const deposits = accounts.flatMap(({ told, currency }) =>
    told
      .flatMap(({ movements }) => movements)
      .filter(({ amount }) => amount > 0)
      .flatMap((move) => {
        const amount = inCad(the, move.amount, currency, move.date);
        return amount === undefined
          ? []
          : [{ day: move.date, amount: inDollars(amount), isLarge: large.some((one) => isSame(one, move)) }];
      }),
  );
  return new Map(
    [...Map.groupBy(deposits, ({ day }) => day)].map(([day, came]) => [
      day,
      came.map(({ amount, isLarge }) => ({ amount, isLarge })),
    ]),
  );
}
