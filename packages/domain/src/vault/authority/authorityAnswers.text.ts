import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";
import type { Instructions } from "../page.ts";

/** Wording of the pages for what IRCC sends back. */
export const authorityAnswersText = {
  acknowledgement: { en: "Acknowledgement of Receipt", fr: "Accusé de réception", noun: "m" },
  submission: { en: "Submission Confirmation", fr: "Confirmation d’envoi", noun: "f" },
  feeReceipt: { en: "Government Fee Receipt", fr: "Reçu des frais gouvernementaux", noun: "m" },
  introduction: { en: "Letter of Introduction", fr: "Lettre d’introduction", noun: "f" },
  refusal: { en: "Refusal Letter", fr: "Lettre de refus", noun: "f" },

  acknowledgementSlot: { en: "Acknowledgement of receipt letter", fr: "Lettre d’accusé de réception", noun: "f" },
  introductionSlot: { en: "Letter of introduction", fr: "Lettre d’introduction", noun: "f" },
  refusalSlot: { en: "Refusal letter", fr: "Lettre de refus", noun: "f" },
  officerNotes: { en: "Officer’s notes", fr: "Notes de l’agent", noun: "fp" },

  acknowledgementInstructions: {
    en: "Upload the letter in which IRCC confirms that it received the application for permanent residence. The application number, the names and the date must be readable. The receipt of the payment is not enough.",
    fr: "Téléversez la lettre dans laquelle IRCC confirme avoir reçu la demande de résidence permanente. Le numéro de la demande, les noms et la date doivent être lisibles. Le reçu de paiement ne suffit pas.",
  },
  submissionInstructions: {
    en: "Here lies the page or letter that shows that IRCC has the application, with the application number and the date. Your lawyer adds it after sending.",
    fr: "Ici se trouve la page ou la lettre qui montre qu’IRCC a la demande, avec le numéro de la demande et la date. Votre équipe juridique l’ajoute après l’envoi.",
    tells: "reader",
  },
  feeInstructions: {
    en: "Upload the official receipt that IRCC’s payment page gives, in full, with its number and the fees that were paid. If the biometrics fee was paid apart, add that receipt too. A bank or card statement does not replace it.",
    fr: "Téléversez en entier le reçu officiel que donne la page de paiement d’IRCC, avec son numéro et les frais payés. Si les frais de biométrie ont été payés à part, ajoutez aussi ce reçu. Un relevé de banque ou de carte ne le remplace pas.",
  },
  introductionInstructions: {
    en: "Upload every page of the letter that IRCC sent with the approval. Print it and keep it with the passport in your hand luggage: the officer at the port of entry asks for it and issues the permit there. The letter is not the permit. Check until when it can be used.",
    fr: "Téléversez chaque page de la lettre qu’IRCC a envoyée avec l’approbation. Imprimez-la et gardez-la avec le passeport dans votre bagage à main : l’agent la demande au point d’entrée et y délivre le permis. La lettre n’est pas le permis. Vérifiez jusqu’à quand elle peut servir.",
  },
  refusalInstructions: {
    en: "Upload every page of each refusal letter, from Canada or another country, also pages with boxes ticked or nearly empty. The date and the reasons must be readable. Officer’s notes have a place of their own below.",
    fr: "Téléversez chaque page de chaque lettre de refus, du Canada ou d’un autre pays, même les pages à cases cochées ou presque vides. La date et les motifs doivent être lisibles. Les notes de l’agent ont leur propre place plus bas.",
  },
  familyRefusalInstructions: {
    en: "Upload every page of each refusal letter of this person, from Canada or another country. The date and the reasons must be readable.",
    fr: "Téléversez chaque page de chaque lettre de refus de cette personne, du Canada ou d’un autre pays. La date et les motifs doivent être lisibles.",
  },
  officerNotesInstructions: {
    en: "Upload the notes that the officer wrote on your file, if you or your lawyer asked for them by an access to information request. They say more about the reasons than the letter.",
    fr: "Téléversez les notes que l’agent a écrites dans votre dossier, si vous ou votre équipe juridique les avez obtenues par une demande d’accès à l’information. Elles en disent plus sur les motifs que la lettre.",
  },

  refusalFile: { en: "Refusal {n}", fr: "Refus {n}" },

  intentionIsOpen: {
    en: "the officer should see openly that you also applied to stay permanently",
    fr: "l’agent devrait voir clairement que vous avez aussi demandé à rester de façon permanente",
  },
  bridgingRestsOnIt: {
    en: "this permit rests on an application for permanent residence that IRCC has received",
    fr: "ce permis repose sur une demande de résidence permanente qu’IRCC a reçue",
  },
  acknowledgementOtherwise: {
    en: "the letter is asked for only with a bridging open work permit, or in a study application if you applied for permanent residence",
    fr: "la lettre est exigée seulement pour un permis de travail ouvert transitoire, ou dans une demande d’études si vous avez demandé la résidence permanente",
  },
  showsWhoIsIncluded: {
    en: "if an application for permanent residence was made, this letter shows that it includes this person",
    fr: "si une demande de résidence permanente a été faite, cette lettre montre qu’elle vise aussi cette personne",
  },
  carriesNumber: {
    en: "it carries the application number, by which IRCC finds the file",
    fr: "elle porte le numéro de la demande, par lequel IRCC trouve le dossier",
  },
  notSentStage: {
    en: "the application is not at a stage at which this confirmation is needed",
    fr: "la demande n’est pas à une étape où cette confirmation est nécessaire",
  },
  paidAtBorder: { en: "the fee is paid at the border", fr: "les frais se paient à la frontière" },
  proofOfPayment: { en: "the receipt proves that the fee was paid", fr: "le reçu prouve que les frais ont été payés" },
  paymentBeforeSending: {
    en: "the fee has to be paid when the application is sent",
    fr: "les frais doivent être payés à l’envoi de la demande",
  },
  nothingMoreToPay: {
    en: "nobody asks any more whether the fee was paid",
    fr: "personne ne demande plus si les frais ont été payés",
  },
  feeLater: {
    en: "the receipt matters once the lawyer reviews the file or the application is sent",
    fr: "le reçu compte à partir du moment où l’équipe juridique examine le dossier ou que la demande est envoyée",
  },
  noLetterBeforeBorder: {
    en: "no letter of introduction is for you to add",
    fr: "vous n’avez pas de lettre d’introduction à ajouter",
  },
  letterInAccount: {
    en: "you can add the letter from your account",
    fr: "vous pouvez ajouter la lettre depuis votre compte",
  },
  permitComesAtBorder: {
    en: "the permit is issued at the port of entry on this letter",
    fr: "le permis est délivré au point d’entrée sur présentation de cette lettre",
  },
  introductionOtherwise: {
    en: "IRCC sends this letter with the approval of an application that was made from outside Canada, and none is recorded",
    fr: "IRCC envoie cette lettre avec l’approbation d’une demande faite hors du Canada, et aucune n’est notée",
  },
  courtReviewsIt: { en: "the Court reviews this decision", fr: "la Cour contrôle cette décision" },
  requestIsAboutIt: { en: "your request is about this decision", fr: "votre demande porte sur cette décision" },
  lawyerNeedsReasons: {
    en: "the date and the reasons in the letter decide what can still be done, and by when",
    fr: "la date et les motifs de la lettre déterminent ce qui peut encore être fait, et pour quand",
  },
  refusalsAreTold: {
    en: "IRCC asks about every earlier refusal, and the letter gives its reasons",
    fr: "IRCC pose des questions sur chaque refus antérieur, et la lettre en donne les motifs",
  },
  noRefusalKnown: { en: "your answers show no refusal", fr: "vos réponses n’indiquent aucun refus" },
  ifThisPersonWasRefused: {
    en: "the letter counts if this person was refused before",
    fr: "la lettre compte si cette personne a déjà essuyé un refus",
  },
  notesGiveReasons: {
    en: "the notes often contain the reasons that the Court looks at",
    fr: "les notes contiennent souvent les motifs que la Cour examine",
  },
  ifYouHaveNotes: { en: "the notes are useful if you have them", fr: "les notes sont utiles si vous les avez" },
} satisfies Record<string, Text | Noun | Instructions>;
