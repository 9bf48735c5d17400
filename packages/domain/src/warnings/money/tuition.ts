import type { CaseReader } from "../../caseFile/reader.ts";
import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import { documentAmount, documentCurrency, documentText } from "../../conditions/money/documentValue.ts";
import type { Outcome } from "../../kernel/condition.ts";
import { dollars, written } from "../../kernel/money.ts";
import { compareNames } from "../../kernel/personName.ts";
import { fill, type Text } from "../../kernel/text.ts";
import { usualAmounts } from "../../tables/money/usualAmounts.ts";
import { isNotOn } from "../files/saidInFile.ts";
import { documentWarning, notRaised, type DocumentWarning } from "../warning.ts";

/** Tuition: what the letter of acceptance asks for, and what receipts say was paid. */

const text = {
  notOnLetter: {
    en: "the letter names no tuition, and no invoice of the school is in the case",
    fr: "la lettre ne nomme pas de droits de scolarité, et le dossier ne contient aucune facture de l’établissement",
  },
  otherCurrency: {
    en: "the letter names its tuition in {currency}, not in Canadian dollars",
    fr: "la lettre nomme ses droits de scolarité en {currency}, et non en dollars canadiens",
  },
  below: { en: "an amount below zero is no tuition", fr: "un montant sous zéro n’est pas un droit de scolarité" },
  above: {
    en: "the tuition is above {amount}, which no school asks for",
    fr: "les droits de scolarité dépassent {amount}, ce qu’aucun établissement ne demande",
  },
  sameNumber: {
    en: "another receipt in the case has the same number",
    fr: "un autre reçu du dossier porte le même numéro",
  },
  sameAmount: {
    en: "another receipt in the case is of the same amount and day",
    fr: "un autre reçu du dossier est du même montant et du même jour",
  },
  several: {
    en: "several receipts of different numbers or days are in the case",
    fr: "le dossier contient plusieurs reçus de numéros ou de jours différents",
  },
} satisfies Record<string, Text>;

const raised = (because: Text): Outcome => ({ holds: true, because: [because] });

function tuitionIsMissing(the: CaseReader): Outcome {
  const letter = the.document();
  const fees = documentAmount(letter, "tuitionFees");
  const isMissing = fees === undefined ? isNotOn(letter, "tuitionFees") : fees === 0;
  return isMissing && the.documents("tuition-invoice").length === 0 ? raised(text.notOnLetter) : notRaised;
}

function tuitionIsInvalid(the: CaseReader): Outcome {
  const letter = the.document();
  const [fees, currency, usual] = [
    documentAmount(letter, "tuitionFees"),
    documentCurrency(letter),
    the.row(usualAmounts),
  ];
  if (fees === undefined || !usual.found) return notRaised;
  // A currency that is not known is asked for by itself (currencyNotKnown).
  if (currency === undefined) return notRaised;
  if (currency !== "CAD") return raised(fill(text.otherCurrency, { currency }));
  if (fees < 0) return raised(text.below);
  const most = dollars(usual.row.value.tuition);
  return fees > most ? raised(fill(text.above, { amount: written(most) })) : notRaised;
}

type Receipt = {
  readonly number: string | undefined;
  readonly amount: number | undefined;
  readonly day: string | undefined;
  readonly payer: string | undefined;
};

const receiptOf = (file: UploadedDocument): Receipt => ({
  number: documentText(file, "receiptNumber")?.toUpperCase(),
  amount: documentAmount(file, "tuitionFees"),
  day: documentText(file, "issueDate"),
  payer: documentText(file, "applicantFullName"),
});

const mayBeSamePayer = (one: string | undefined, other: string | undefined): boolean =>
  one === undefined ||
  other === undefined ||
  ["same", "notComparable"].includes(compareNames({ full: one }, { full: other }));

/** Why two files are the same receipt. Two different numbers are two receipts, whatever else agrees. */
function sameReceipt(one: Receipt, other: Receipt): Text | undefined {
  if (one.number !== undefined && other.number !== undefined)
    return one.number === other.number ? text.sameNumber : undefined;
  const isSame =
    one.amount !== undefined && one.amount === other.amount && one.day !== undefined && one.day === other.day;
  return isSame && mayBeSamePayer(one.payer, other.payer) ? text.sameAmount : undefined;
}

/** Other receipts where this one lies, and whether this is the one that came last: a thing is said once. */
function receiptsBeside(the: CaseReader): { readonly before: readonly UploadedDocument[]; readonly isLast: boolean } {
  const own = the.document();
  const files = the
    .documentsBeside(own)
    .toSorted((one, other) => ((one.uploadedAt ?? "") < (other.uploadedAt ?? "") ? -1 : 1));
  const at = files.findIndex(({ fileId }) => fileId === own.fileId);
  return { before: files.slice(0, Math.max(at, 0)), isLast: at === files.length - 1 };
}

function isCopy(the: CaseReader): Outcome {
  const own = receiptOf(the.document());
  const because = receiptsBeside(the)
    .before.map((file) => sameReceipt(receiptOf(file), own))
    .find((reason) => reason !== undefined);
  return because ? raised(because) : notRaised;
}

/** Paid more than once: told at the last receipt, where number or day says for certain that it is another. */
function isPaidAgain(the: CaseReader): Outcome {
  const own = receiptOf(the.document());
  const { before, isLast } = receiptsBeside(the);
  const isOther = (one: Receipt): boolean =>
    sameReceipt(one, own) === undefined &&
    ((one.number !== undefined && own.number !== undefined) ||
      (one.day !== undefined && own.day !== undefined && one.day !== own.day));
  return isLast && before.some((file) => isOther(receiptOf(file))) ? raised(text.several) : notRaised;
}

export const tuitionWarnings: readonly DocumentWarning[] = [
  documentWarning({
    id: "loaTuitionFeesMissing",
    isBlocking: false,
    isPopUp: false,
    relatedFields: ["tuitionFees"],
    raisedWhen: tuitionIsMissing,
    name: {
      en: "Letter of Acceptance: Tuition Fees Missing",
      fr: "Lettre d’acceptation : droits de scolarité manquants",
    },
    message: {
      en: "The tuition amount is not on the letter.",
      fr: "Le montant des droits de scolarité n’est pas sur la lettre.",
    },
    fix: { en: "Add the invoice of the school.", fr: "Ajoutez la facture de l’établissement." },
  }),
  documentWarning({
    id: "loaTuitionFeesInvalid",
    isBlocking: true,
    isPopUp: false,
    relatedFields: ["tuitionFees", "currency"],
    ofField: "tuitionFees",
    raisedWhen: tuitionIsInvalid,
    name: {
      en: "Letter of Acceptance: Tuition Fees Invalid",
      fr: "Lettre d’acceptation : droits de scolarité non valides",
    },
    message: {
      en: "The tuition amount on the letter is not valid.",
      fr: "Le montant des droits de scolarité sur la lettre n’est pas valide.",
    },
    fix: {
      en: "Check the amount that was read. If the letter says so, ask the school for a corrected one.",
      fr: "Vérifiez le montant lu. Si c’est bien ce que dit la lettre, demandez à l’établissement de la corriger.",
    },
  }),
  documentWarning({
    id: "duplicateTuitionReceipt",
    isBlocking: true,
    isPopUp: false,
    relatedFields: ["tuitionFees", "receiptNumber", "issueDate"],
    raisedWhen: isCopy,
    name: { en: "Duplicate Tuition Receipt", fr: "Reçu de droits de scolarité en double" },
    message: {
      en: "The same tuition receipt is uploaded twice, so it would count twice.",
      fr: "Le même reçu est téléversé deux fois et serait compté en double.",
    },
    fix: { en: "Delete the copy.", fr: "Supprimez la copie." },
  }),
  documentWarning({
    id: "multipleTuitionPayment",
    isBlocking: false,
    isPopUp: false,
    relatedFields: ["tuitionFees", "receiptNumber", "issueDate"],
    raisedWhen: isPaidAgain,
    name: { en: "Multiple Tuition Payment", fr: "Plusieurs paiements de droits de scolarité" },
    message: {
      en: "You paid tuition more than once.",
      fr: "Vous avez payé des droits de scolarité plus d’une fois.",
    },
    fix: { en: "Check that the total paid is right.", fr: "Vérifiez que le total payé est exact." },
  }),
];
