import { applicationWasSent } from "../../../conditions/application/application.ts";
import { authorityIsDone, lawyerReviews, wentToCourt } from "../../../conditions/application/status.ts";
import { appliesOnArrival } from "../../../conditions/status/border.ts";
import { any } from "../../../kernel/condition.ts";
import type { Noun } from "../../../kernel/noun.ts";
import { vaultPage, type VaultPage } from "../../page.ts";
import { closedToOutsiders } from "../../pageRights.ts";
import { applicantSupplies, othersSupply } from "../../permissions.ts";
import { allBut, ownedBy } from "../../person.ts";
import { keptDocument } from "../../slotFor.ts";
import { checklist5483, ourDecision } from "../../sources.ts";

/** What shows that the fee was paid and that IRCC has the application. */

/** Words that several places of this file say. */
const text = {
  feeReceipt: { en: "Government Fee Receipt", fr: "Reçu des frais gouvernementaux", noun: "m" },
  submission: { en: "Submission Confirmation", fr: "Confirmation d’envoi", noun: "f" },
} satisfies Record<string, Noun>;

const feeReceipt: VaultPage = vaultPage({
  slug: "government-fee-receipt",
  rights: closedToOutsiders,
  ...ownedBy("main", text.feeReceipt),
  category: "General",
  tags: ["Banking"],
  phase: "preparation",
  appliesTo: allBut("JudicialReview"),
  studentPermissions: applicantSupplies,
  slots: [
    keptDocument("main", {
      id: "governmentFeeReceipt",
      name: text.feeReceipt,
      level: {
        cases: [
          [
            appliesOnArrival,
            "NotApplicable",
            { en: "the fee is paid at the border", fr: "les frais se paient à la frontière" },
          ],
          [
            applicationWasSent,
            "Required",
            { en: "the receipt proves that the fee was paid", fr: "le reçu prouve que les frais ont été payés" },
          ],
          [
            lawyerReviews,
            "Recommended",
            {
              en: "the fee has to be paid when the application is sent",
              fr: "les frais doivent être payés à l’envoi de la demande",
            },
          ],
          [
            any(authorityIsDone, wentToCourt),
            "NotApplicable",
            {
              en: "nobody asks any more whether the fee was paid",
              fr: "personne ne demande plus si les frais ont été payés",
            },
          ],
        ],
        otherwise: [
          {
            en: "the receipt matters once the lawyer reviews the file or the application is sent",
            fr: "le reçu compte à partir du moment où l’équipe juridique examine le dossier ou que la demande est envoyée",
          },
          "NotApplicable",
        ],
        sources: [checklist5483("item 1")],
      },
      instructions: {
        en: "Upload the official receipt that IRCC’s payment page gives, in full, with its number and the fees that were paid. If the biometrics fee was paid apart, add that receipt too. A bank or card statement does not replace it.",
        fr: "Téléversez en entier le reçu officiel que donne la page de paiement d’IRCC, avec son numéro et les frais payés. Si les frais de biométrie ont été payés à part, ajoutez aussi ce reçu. Un relevé de banque ou de carte ne le remplace pas.",
      },
      maxFiles: 5,
    }),
  ],
});

const submissionConfirmation: VaultPage = vaultPage({
  slug: "submission-confirmation",
  rights: closedToOutsiders,
  ...ownedBy("main", text.submission),
  category: "Letter",
  tags: [],
  phase: "afterSubmission",
  appliesTo: allBut("JudicialReview"),
  studentPermissions: othersSupply,
  slots: [
    keptDocument("main", {
      id: "submissionConfirmation",
      name: text.submission,
      level: {
        cases: [
          [
            applicationWasSent,
            "Required",
            {
              en: "it has the application number, which IRCC uses to find the file",
              fr: "elle porte le numéro de la demande, par lequel IRCC trouve le dossier",
            },
          ],
        ],
        otherwise: [
          {
            en: "the application is not at a stage at which this confirmation is needed",
            fr: "la demande n’est pas à une étape où cette confirmation est nécessaire",
          },
          "NotApplicable",
        ],
        sources: [ourDecision],
      },
      instructions: {
        en: "This is for the page or letter that shows that IRCC has the application, with the application number and the date. Your lawyer adds it after sending the application.",
        fr: "Ici se trouve la page ou la lettre qui montre qu’IRCC a la demande, avec le numéro de la demande et la date. Votre équipe juridique l’ajoute après l’envoi.",
        tells: "reader",
      },
      maxFiles: 3,
    }),
  ],
});

export const feeAndSubmissionPages: readonly VaultPage[] = [feeReceipt, submissionConfirmation];
