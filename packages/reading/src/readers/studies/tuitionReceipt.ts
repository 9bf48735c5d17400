import { amountIn } from "../../fields/moneyField.ts";
import { codeIn } from "../../fields/textField.ts";
import type { ReadField } from "../../reading.ts";
import { plain } from "../../text/plainText.ts";
import { applicantName } from "../applicantName.ts";
import { checkedField } from "../checkedField.ts";
import { currencyOf } from "../money/paperCurrency.ts";
import { foundIn, labelledReader, type SoughtField } from "../labelledReader.ts";
import { letterDate } from "../letterDate.ts";
import type { PageText } from "../reader.ts";
import { schoolName, studentId } from "./schoolFields.ts";

/** A label, not a sentence that begins alike. */
const ends = String.raw`(?=\W*(?::|$|\.\.|\$|\d))`;

const paid: SoughtField = {
  name: "paid",
  parse: amountIn,
  labels: [
    new RegExp(`^\\W*(?:total )?(?:amount|payment|sum) (?:paid|received|amount|total)${ends}`),
    new RegExp(`^\\W*(?:total|tuition(?: fees?)?) (?:paid|received)${ends}`),
    new RegExp(`^\\W*(?:montant|somme|total|paiement)(?: du paiement)? (?:payee?|recue?|versee?|acquittee?)${ends}`),
    new RegExp(`^\\W*(?:droits|frais) de scolarite (?:payes|acquittes|recus)${ends}`),
    /^\W*(?:amount|payment|montant|paiement|paid)(?=\W*(?::|\.\.))/,
  ],
  sentences: [
    /\b(?:received|receipt of) (?:a |the )?(?:payment|sum|amount) of (?<value>(?:[a-z]{2,3} ?)?\$? ?\d[\d ,.]*\d)/,
    /\brecu (?:un |le )?(?:paiement|montant|la somme) de (?<value>\d[\d ,.]*\d ?\$?)/,
  ],
};

const tuition: SoughtField = {
  name: "tuition",
  parse: amountIn,
  labels: [
    new RegExp(
      `^\\W*(?:international |domestic |total )?tuition(?: fees?)?(?: (?:for|of) [^:]{3,30}| \\([^)]{3,30}\\))?${ends}`,
    ),
    new RegExp(`^\\W*(?:droits|frais) de scolarite(?: (?:pour|de) [^:]{3,30})?${ends}`),
  ],
};

/** Something is still to be paid: without a word on what was paid, the tuition is none that was. */
const stillDue = /\b(?:balance|amount) (?:due|owing)|\bsolde (?:du|a payer)|montant (?:du|exigible)/;

const receiptNumber: SoughtField = {
  name: "receiptNumber",
  parse: codeIn(3),
  labels: [
    /^\W*(?:official )?receipt ?(?:number|no\b\.?|#|id\b)/,
    /^\W*(?:transaction|payment|confirmation) (?:reference|number|no\b\.?|id\b)/,
    /^\W*(?:numero|no\b\.?|n°)\W{0,2}(?:du |de )?(?:recu|transaction|paiement|confirmation)/,
  ],
};

const paidOn: SoughtField = {
  ...letterDate,
  labels: [
    /^\W*(?:payment date|date (?:of payment|paid|received)|paid on|received on)/,
    /^\W*(?:date (?:du paiement|de reception)|payee? le|recue? le)/,
    /^\W*(?:receipt date|date of (?:the )?receipt|date du recu)/,
    ...(letterDate.labels ?? []),
  ],
};

/** Receipts of schools for tuition. */
export const tuitionReceipt = labelledReader({
  documentType: "TuitionReceipt",
  fields: [schoolName, studentId, receiptNumber, paidOn],
  async besides(pages) {
    return { ...(await applicantName(pages)), ...(await tuitionPaid(pages)) };
  },
  always: ["applicantFullName", "schoolName", "tuitionFees", "issueDate"],
});

/**
 * What was paid toward tuition: never more than the tuition itself, where other fees were paid with it, and never the whole
 * tuition where only a part was paid.
 */
async function tuitionPaid(pages: readonly PageText[]): Promise<Readonly<Record<string, ReadField>>> {
  const wasPaid = foundIn(pages, paid);
  const whole = foundIn(pages, tuition);
  if (!wasPaid && stillDue.test(plain(pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join(" "))))
    return {};
  const [least] = [wasPaid, whole].flatMap((one) => one ?? []).toSorted((a, b) => Number(a.value) - Number(b.value));
  if (!least || Number(least.value) <= 0) return {};
  const tuitionFees = await checkedField(least, pages, amountIn);
  const currency = await currencyOf(pages, tuitionFees);
  return { tuitionFees, ...(currency ? { currency } : {}) };
}
