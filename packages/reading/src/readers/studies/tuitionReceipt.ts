import { foundValues, layoutOfPages } from "../../finder/find.ts";
import { ofReceipt, payments } from "../../finder/schools.ts";
import type { ReadField } from "../../reading.ts";
import { plain } from "../../text/plainText.ts";
import { countedIn } from "../money/accountFields.ts";
import { currencyOf } from "../money/paperCurrency.ts";
import { labelledReader } from "../labelledReader.ts";
import type { PageText } from "../reader.ts";

/** Something is still to be paid: without a word on what was paid, the tuition is none that was. */
const stillDue = /\b(?:balance|amount) (?:due|owing)|\bsolde (?:du|a payer)|montant (?:du|exigible)/;
const isPaidInFull = /\bbalance[^.\d]{0,20}\$? ?0[.,]00/;

/** Receipts of schools for tuition. */
export const tuitionReceipt = labelledReader({
  documentType: "TuitionReceipt",
  fields: [],
  finds: ofReceipt,
  besides: tuitionPaid,
  always: ["applicantFullName", "schoolName", "tuitionFees", "issueDate"],
});

/**
 * What was paid toward tuition: never more than the tuition itself, where other fees were paid with it, and never the whole
 * tuition where only a part was paid.
 */
async function tuitionPaid(pages: readonly PageText[]): Promise<Readonly<Record<string, ReadField>>> {
  const { tuitionPaid: told, paid, tuitionOfYear: whole } = foundValues(payments, layoutOfPages(pages), pages);
  const text = plain(pages.flatMap(({ lines }) => lines.map((line) => line.text)).join(" "));
  if (!told && !paid && stillDue.test(text) && !isPaidInFull.test(text)) return {};
  const [least] = (told ? [told] : [paid, whole].flatMap((one) => one ?? []))
    .map(({ field }) => field)
    .toSorted((a, b) => Number(a.value) - Number(b.value));
  if (!least || Number(least.value) <= 0) return {};
  const currency = await currencyOf(pages, least);
  return { tuitionFees: countedIn(least, currency), ...(currency ? { currency } : {}) };
}
