import type { Answers } from "../caseFile/answers/answers.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import type { UploadedDocument } from "../caseFile/uploadedDocument.ts";
import { decisionFrom, type Decision } from "../kernel/decision.ts";
import { type Cad, cents, dollars, inDollars, sum } from "../kernel/money.ts";
import type { Text } from "../kernel/text.ts";
import { documentAmount, documentCurrency, documentText } from "../conditions/money/documentValue.ts";
import { tuitionInDocuments } from "../conditions/money/tuitionInDocuments.ts";

/** Tuition of the first year that is still due: what the school asks for, less what it has received. */

const text = {
  notKnown: {
    en: "the tuition of the first year is not known yet: answer it, or add your letter of acceptance or the school’s invoice",
    fr: "les droits de scolarité de la première année ne sont pas encore connus : indiquez-les, ou ajoutez votre lettre d’acceptation ou la facture de l’établissement",
  },
  yearPaid: {
    en: "you said that two semesters, one year, are paid",
    fr: "vous avez dit que deux semestres, soit une année, sont payés",
  },
  scholarshipCovers: {
    en: "you said that a scholarship covers the tuition",
    fr: "vous avez dit qu’une bourse couvre les droits de scolarité",
  },
  paidNotKnown: {
    en: "how much you have paid is not known yet",
    fr: "le montant que vous avez payé n’est pas encore connu",
  },
  nothingPaid: {
    en: "the whole tuition of the first year is due: nothing shows a payment",
    fr: "tous les droits de la première année restent à payer : rien n’indique de paiement",
  },
  lessPaid: {
    en: "it is the tuition of the first year less what you have paid",
    fr: "ce sont les droits de la première année moins ce que vous avez payé",
  },
  typed: {
    en: "the tuition is counted as you typed it: no letter or invoice shows it yet",
    fr: "les droits de scolarité sont comptés selon votre réponse : aucune lettre ni facture ne les indique encore",
  },
  allPaid: { en: "you have paid the tuition of the first year", fr: "vous avez payé les droits de la première année" },
} satisfies Record<string, Text>;

const decided = (
  reader: CaseReader,
  by: string,
  amount: Cad | undefined,
  because: readonly Text[],
): Decision<number | null> =>
  decisionFrom(reader, {
    value: amount === undefined ? null : inDollars(amount),
    because,
    decidedBy: `funds.tuition.${by}`,
  });

/** In dollars; null while the tuition or what was paid is not known. */
export function tuitionStillDue(the: CaseReader): Decision<number | null> {
  const reader = the.fresh();
  const payment = reader.answer("tuitionPayment");
  if (payment === "scholarship") return decided(reader, "scholarship", cents(0), [text.scholarshipCovers]);
  const tuition = firstYearTuition(reader);
  const typed = tuition !== undefined && tuitionInDocuments(reader) === undefined ? [text.typed] : [];
  const paid = paidSoFar(reader, payment);
  if (payment === "twoSemesters" && (tuition === undefined || paid === undefined))
    return decided(reader, "yearPaid", cents(0), [text.yearPaid]);
  if (tuition === undefined) return decided(reader, "notKnown", undefined, [text.notKnown]);
  if (paid === undefined) return decided(reader, "paidNotKnown", undefined, [text.paidNotKnown]);
  if (paid === 0) return decided(reader, "nothingPaid", tuition, [text.nothingPaid, ...typed]);
  const due = cents(Math.max(0, tuition - paid));
  return decided(reader, due === 0 ? "allPaid" : "lessPaid", due, [due === 0 ? text.allPaid : text.lessPaid, ...typed]);
}

/** As a paper says it; where none does, as it was typed. */
export function firstYearTuition(the: CaseReader): Cad | undefined {
  const onPaper = tuitionInDocuments(the);
  const typed = onPaper === undefined ? the.answer("firstYearTuition") : undefined;
  return typed === undefined ? onPaper : dollars(typed);
}

/** As answered, else as the receipts say. Nothing answered and no receipt: nothing was paid, as far as it shows. */
function paidSoFar(the: CaseReader, payment: Answers["tuitionPayment"]): Cad | undefined {
  if (payment === "notPaid") return cents(0);
  const answered = the.answer("tuitionPaymentAmount");
  if (answered !== undefined) return dollars(answered);
  const receipts = the.documents("tuition-receipt");
  if (receipts.length === 0) return payment === undefined ? cents(0) : undefined;
  return sumOfReceipts(receipts);
}

/** Each receipt once: by its number, else by amount and day. A receipt without an amount leaves the sum unknown. */
function sumOfReceipts(receipts: readonly UploadedDocument[]): Cad | undefined {
  const byReceipt = new Map<string, Cad>();
  for (const receipt of receipts) {
    const amount = documentAmount(receipt, "tuitionFees");
    if (amount === undefined || amount < 0 || documentCurrency(receipt) !== "CAD") return undefined;
    const number = documentText(receipt, "receiptNumber");
    byReceipt.set(number ?? `${amount} ${documentText(receipt, "issueDate") ?? ""}`, amount);
  }
  return sum([...byReceipt.values()]);
}
