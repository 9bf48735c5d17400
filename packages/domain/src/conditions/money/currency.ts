import type { ExchangeRate } from "../../caseFile/documentValues/exchangeRate.ts";
import { liesOnPage, type UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { addDays, daysBetween, isIsoDate, type IsoDate } from "../../kernel/calendarDate.ts";
import { cents, type Cad } from "../../kernel/money.ts";

import { showsAccount } from "./accountFiles.ts";
import { documentCurrency, documentDay, documentText } from "./documentValue.ts";

/** Amounts of other currencies in Canadian dollars, by the rates that an administrator loaded (ADR 0165). */

/** Days for which a rate holds where none came after it. */
const daysOfRate = 7;

const ratesByCurrency = (the: CaseReader): ReadonlyMap<string, readonly ExchangeRate[]> =>
  new Map(
    [...Map.groupBy(the.exchangeRates(), ({ currency }) => currency)].map(([currency, rates]) => [
      currency,
      rates.toSorted((one, other) => (one.day < other.day ? -1 : 1)),
    ]),
  );

/** Canadian dollars for one unit on a day; nothing where no rate holds, and never the nearest one. */
export const rateOn = (the: CaseReader, currency: string, day: IsoDate): number | undefined =>
  currency === "CAD" ? 1 : rateInForce(the, currency, day)?.rate;

/** The same with the day from which it is. */
export function rateInForce(the: CaseReader, currency: string, day: IsoDate): ExchangeRate | undefined {
  if (!isIsoDate(day)) return undefined;
  const last = the
    .ofCase(ratesByCurrency)
    .get(currency)
    ?.findLast((rate) => rate.day <= day);
  return last && daysBetween(last.day, day) < daysOfRate ? last : undefined;
}

/** An amount in hundredths of a currency, in Canadian cents; nothing where no rate holds or the currency is not known. */
export function inCad(the: CaseReader, amount: number, currency: string | undefined, day: IsoDate): Cad | undefined {
  const rate = currency === undefined ? undefined : rateOn(the, currency, day);
  return rate === undefined ? undefined : cents(amount * rate);
}

const isScholarship = (file: UploadedDocument): boolean => liesOnPage(file, "scholarship-letter");

/** Which rates the files of a case call for: of each currency from the week before its earliest day to its latest. */
export function ratesWanted(
  documents: readonly UploadedDocument[],
): readonly { readonly currency: string; readonly from: IsoDate; readonly to: IsoDate }[] {
  const byCurrency = Map.groupBy(
    documents.filter((file) => showsAccount(file) || isScholarship(file)),
    documentCurrency,
  );
  return [...byCurrency].flatMap(([currency, files]) => {
    const days = files.flatMap((file) => [documentText(file, "periodStart") ?? documentDay(file), documentDay(file)]);
    const known = days.filter(isIsoDate).toSorted();
    const [first, last] = [known[0], known.at(-1)];
    if (currency === undefined || currency === "CAD" || first === undefined || last === undefined) return [];
    return [{ currency, from: addDays(first, -daysOfRate), to: last }];
  });
}
