import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";
import type { Instructions } from "../page.ts";

/** Wording of the pages for the permit somebody holds now. */
export const currentPermitText = {
  currentPermit: { en: "Current Valid Permit", fr: "Permis valide actuel", noun: "m" },
  currentStudyPermit: { en: "Current Study Permit", fr: "Permis d’études actuel", noun: "m" },
  currentWorkPermit: { en: "Current Work Permit", fr: "Permis de travail actuel", noun: "m" },
  maintainedLetter: { en: "Letter on Maintained Status", fr: "Lettre sur le statut maintenu", noun: "f" },
  residenceProof: {
    en: "Permanent Residence Application Proof",
    fr: "Preuve de demande de résidence permanente",
    noun: "f",
  },

  currentPermitSlot: {
    en: "Current study permit, work permit or visitor record",
    fr: "Permis d’études, permis de travail ou fiche de visiteur en vigueur",
    noun: "m",
  },
  extensionProof: {
    en: "Proof that an extension is in progress",
    fr: "Preuve qu’une prolongation est en cours",
    noun: "f",
  },

  permitInstructions: {
    en: "Scan both sides of the permit or record that you hold now, in colour, also an empty back. The document number, the dates and the conditions must be readable. The visa in the passport is another document.",
    fr: "Numérisez en couleur les deux côtés du permis ou de la fiche que vous avez maintenant, même un verso vide. Le numéro du document, les dates et les conditions doivent être lisibles. Le visa dans le passeport est un autre document.",
  },
  familyPermitInstructions: {
    en: "Scan both sides of the permit or record that this person holds now, in colour, also an empty back. The number, the dates and the conditions must be readable. If an extension was asked for before it ended, add the confirmation.",
    fr: "Numérisez en couleur les deux côtés du permis ou de la fiche que cette personne a maintenant, même un verso vide. Le numéro, les dates et les conditions doivent être lisibles. Si une prolongation a été demandée avant l’échéance, ajoutez la confirmation.",
  },
  hostPermitInstructions: {
    en: "Ask the host for a scan of both sides of the permit or record, with the dates readable. A host who is a citizen or permanent resident does not need this page.",
    fr: "Demandez à l’hôte une copie numérisée des deux côtés du permis ou de la fiche, avec les dates lisibles. Un hôte qui a la citoyenneté ou la résidence permanente n’a pas besoin de cette page.",
  },
  extensionProofInstructions: {
    en: "Upload the confirmation that the extension was sent before the permit ended. The date of sending and the application number must be readable. A receipt of the payment helps if it carries the date.",
    fr: "Téléversez la confirmation que la prolongation a été envoyée avant l’échéance du permis. La date d’envoi et le numéro de la demande doivent être lisibles. Un reçu de paiement aide s’il porte la date.",
  },
  maintainedLetterInstructions: {
    en: "Here lies the letter in which IRCC says that you may go on working while it decides. Note until when it holds, and show it to your employer.",
    fr: "Ici se trouve la lettre dans laquelle IRCC indique que vous pouvez continuer à travailler en attendant sa décision. Notez jusqu’à quand elle est valable et montrez-la à votre employeur.",
    tells: "reader",
  },
  residenceProofInstructions: {
    en: "Upload a copy of the application for permanent residence, or of the page that confirms its submission. It must show your name as the principal applicant, the program and the date.",
    fr: "Téléversez une copie de la demande de résidence permanente, ou de la page qui confirme son envoi. Elle doit montrer votre nom à titre de demandeur principal ou de demandeuse principale, le programme et la date.",
  },

  startsFromStudyPermit: {
    en: "this type of application follows a study permit",
    fr: "ce type de demande fait suite à un permis d’études",
  },
  startsFromWorkPermit: {
    en: "this type of application follows a work permit",
    fr: "ce type de demande fait suite à un permis de travail",
  },
  anyPermitCounts: {
    en: "any permit or visitor record may be the current one",
    fr: "tout permis ou toute fiche de visiteur peut être le document actuel",
  },

  provesStatus: {
    en: "it shows which status you have in Canada and until when",
    fr: "il montre quel statut vous avez au Canada et jusqu’à quand",
  },
  familyRestsOnIt: {
    en: "your family’s right to apply rests on your permit",
    fr: "le droit de votre famille de faire une demande repose sur votre permis",
  },
  requestIsAboutIt: { en: "your request is about this permit", fr: "votre demande porte sur ce permis" },
  notKnownInCanada: {
    en: "your answers do not show that you are in Canada",
    fr: "vos réponses n’indiquent pas que vous êtes au Canada",
  },
  provesTheirStatus: {
    en: "it shows which status this person has in Canada and until when",
    fr: "il montre quel statut cette personne a au Canada et jusqu’à quand",
  },
  spouseNotKnownInCanada: {
    en: "your answers do not say that your spouse or partner lives in Canada",
    fr: "vos réponses n’indiquent pas que votre conjoint ou partenaire habite au Canada",
  },
  childNotKnownInCanada: {
    en: "this page is for a child who is in Canada with you, and your answers do not show that the family applies from here",
    fr: "cette page vise un enfant qui est au Canada avec vous, et vos réponses n’indiquent pas que la famille fait sa demande d’ici",
  },
  hostOnPermit: {
    en: "a host who is in Canada on a permit shows with it that the stay is lawful",
    fr: "un hôte qui est au Canada avec un permis montre ainsi que son séjour est légal",
  },
  statusGoesOn: {
    en: "your status goes on only if the extension was asked for before the permit ended",
    fr: "votre statut se poursuit seulement si la prolongation a été demandée avant l’échéance du permis",
  },
  noExtensionKnown: {
    en: "your answers do not say that an extension is in progress",
    fr: "vos réponses n’indiquent pas qu’une prolongation est en cours",
  },
  employersAskForIt: {
    en: "it shows an employer that you may go on working",
    fr: "elle montre à un employeur que vous pouvez continuer à travailler",
  },
  forPrincipalApplicant: {
    en: "this permit is for the principal applicant of an application for permanent residence that is in progress",
    fr: "ce permis est réservé au demandeur principal ou à la demandeuse principale d’une demande de résidence permanente en cours",
  },
  onlyForBridging: {
    en: "only a bridging open work permit rests on it",
    fr: "seul un permis de travail ouvert transitoire repose sur elle",
  },
} satisfies Record<string, Text | Noun | Instructions>;
