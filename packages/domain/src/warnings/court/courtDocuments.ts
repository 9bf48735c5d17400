import type { CaseReader } from "../../caseFile/reader.ts";
import { liesOnPage } from "../../caseFile/uploadedDocument.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { Outcome } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { isNotOn, said } from "../files/saidInFile.ts";
import { documentWarning, notRaised, type DocumentWarning } from "../warning.ts";

/** Numbers on papers of a judicial review. */

const noConfirmation: Text = {
  en: "the document was read, and no confirmation number was found on it",
  fr: "le document a été lu, et aucun numéro de confirmation n’y a été trouvé",
};
const noFileNumber: Text = {
  en: "the document was read, and no court file number was found on it",
  fr: "le document a été lu, et aucun numéro de dossier de la Cour n’y a été trouvé",
};
const notOfItsForm: Text = {
  en: "the number is not written as file numbers of the Federal Court are, such as IMM-1234-26",
  fr: "le numéro n’a pas la forme d’un numéro de dossier de la Cour fédérale, par exemple IMM-1234-26",
};

const lacksConfirmation =
  (page: PageSlug) =>
  (the: CaseReader): Outcome =>
    liesOnPage(the.document(), page) && isNotOn(the.document(), "confirmationNumber")
      ? { holds: true, because: [noConfirmation] }
      : notRaised;

const isFileNumber = /^(IMM|T)-\d+-\d{2}$/u;

function lacksFileNumber(the: CaseReader): Outcome {
  const document = the.document();
  const number = said(document, "courtFileNumber")?.replaceAll(/\s/g, "").toUpperCase();
  if (number !== undefined) return isFileNumber.test(number) ? notRaised : { holds: true, because: [notOfItsForm] };
  return isNotOn(document, "courtFileNumber") ? { holds: true, because: [noFileNumber] } : notRaised;
}

const passive = { isBlocking: false, isPopUp: false } as const;

export const courtDocumentWarnings: readonly DocumentWarning[] = [
  documentWarning({
    id: "jrPaymentRequestConfirmationMissing",
    ...passive,
    relatedFields: ["confirmationNumber"],
    raisedWhen: lacksConfirmation("judicial-review-payment-request"),
    name: {
      en: "Judicial Review: No Proof of the Payment Request",
      fr: "Contrôle judiciaire\u00a0: confirmation de la demande de paiement manquante",
    },
    message: {
      en: "The confirmation number of the payment request was not found.",
      fr: "Le numéro de confirmation de la demande de paiement n’a pas été trouvé.",
    },
    fix: {
      en: "Upload the page with the confirmation number, or enter it.",
      fr: "Téléversez la page qui porte le numéro de confirmation, ou entrez-le.",
    },
  }),
  documentWarning({
    id: "jrReceiptConfirmationMissing",
    ...passive,
    relatedFields: ["confirmationNumber"],
    raisedWhen: lacksConfirmation("judicial-review-payment-receipt"),
    name: {
      en: "Judicial Review: Receipt Confirmation Missing",
      fr: "Contrôle judiciaire\u00a0: confirmation du reçu manquante",
    },
    message: {
      en: "The confirmation number of the receipt was not found.",
      fr: "Le numéro de confirmation du reçu n’a pas été trouvé.",
    },
    fix: {
      en: "Upload the whole receipt, or enter the number.",
      fr: "Téléversez le reçu entier, ou entrez le numéro.",
    },
  }),
  documentWarning({
    id: "jrCourtFileNumberMissing",
    ...passive,
    relatedFields: ["courtFileNumber"],
    raisedWhen: lacksFileNumber,
    name: {
      en: "Judicial Review: Court File Number Missing",
      fr: "Contrôle judiciaire\u00a0: numéro de dossier de la Cour manquant",
    },
    message: {
      en: "The court file number was not found on this document.",
      fr: "Le numéro de dossier de la Cour n’a pas été trouvé sur ce document.",
    },
    fix: {
      en: "Upload the page with the number, or enter it.",
      fr: "Téléversez la page qui porte le numéro, ou entrez-le.",
    },
  }),
];
