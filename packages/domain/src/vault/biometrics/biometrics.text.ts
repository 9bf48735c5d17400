import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";
import type { Instructions } from "../page.ts";

/** Wording of the ten biometrics pages. */
export const biometricsText = {
  collectionLetter: {
    en: "Biometrics Collection Letter",
    fr: "Lettre de collecte des données biométriques",
    noun: "f",
  },
  receipt: { en: "Biometrics Receipt", fr: "Reçu de collecte des données biométriques", noun: "m" },
  requestLetter: { en: "Biometrics Request Letter", fr: "Lettre de demande de données biométriques", noun: "f" },
  validityLetter: { en: "Biometrics Validity Letter", fr: "Lettre de validité des données biométriques", noun: "f" },

  collectionSlot: { en: "Collection letter", fr: "Lettre de collecte", noun: "f" },
  receiptSlot: { en: "Receipt from the collection point", fr: "Reçu du point de collecte", noun: "m" },
  requestSlot: { en: "Request letter", fr: "Lettre de demande", noun: "f" },
  validitySlot: { en: "Validity letter or status page", fr: "Lettre de validité ou page d’état", noun: "f" },

  collectionInstructions: {
    en: "IRCC sends this letter after you pay the biometrics fee. Take it with your passport to the collection point within {days} days of the request letter.",
    fr: "IRCC envoie cette lettre après le paiement des frais de biométrie. Apportez-la avec votre passeport au point de collecte dans les {days} jours suivant la lettre de demande.",
    tells: "reader",
  },
  receiptInstructions: {
    en: "Upload the receipt from the collection point, one for each person who gave biometrics, and say whose it is. After this, nothing more is needed for the biometrics of that person.",
    fr: "Téléversez le reçu remis au point de collecte, un pour chaque personne qui a donné ses données biométriques, et indiquez à qui il appartient. Ensuite, plus rien n’est requis pour les données biométriques de cette personne.",
  },
  requestInstructions: {
    en: "In this letter IRCC asks for your fingerprints and photo. It usually comes {from} to {to} days after the application is sent. Pay the fee so that processing goes on.",
    fr: "Dans cette lettre, IRCC demande vos empreintes digitales et votre photo. Elle arrive d’ordinaire de {from} à {to} jours après l’envoi de la demande. Payez les frais pour que le traitement se poursuive.",
    tells: "reader",
  },
  validityInstructions: {
    en: "Upload a letter, or a page of IRCC’s biometrics status tool, that shows when the biometrics expire. Biometrics usually last {years} years.",
    fr: "Téléversez une lettre, ou une page de l’outil d’IRCC sur l’état des données biométriques, qui montre la date d’expiration. Les données biométriques durent d’ordinaire {years} ans.",
  },
  receiptFileName: { en: "Receipt {n}", fr: "Reçu {n}" },
  fileName: { en: "File {n}", fr: "Fichier {n}" },

  lawyerSupplies: { en: "the lawyer supplies this letter", fr: "l’équipe juridique fournit cette lettre" },

  collectionOtherwise: {
    en: "IRCC usually sends this letter once the fee is paid, and nothing in your answers rules it out",
    fr: "IRCC envoie d’ordinaire cette lettre une fois les frais payés, et rien dans vos réponses ne l’exclut",
  },
  spouseCollectionOtherwise: {
    en: "your spouse or partner has no biometrics to give at this point",
    fr: "votre conjoint ou partenaire n’a pas de données biométriques à donner à ce stade",
  },
  childCollectionOtherwise: {
    en: "this child is not known to be old enough for biometrics",
    fr: "rien n’indique que cet enfant a l’âge de donner ses données biométriques",
  },
  receiptOtherwise: {
    en: "no biometrics collection letter is in the vault yet",
    fr: "aucune lettre de collecte des données biométriques n’est encore dans le coffre",
  },
  requestOtherwise: {
    en: "the letter matters only if IRCC asks for biometrics",
    fr: "la lettre compte seulement si IRCC demande des données biométriques",
  },
  recordsAreEnough: {
    en: "IRCC looks up a visitor’s earlier biometrics in its own records",
    fr: "IRCC vérifie dans ses propres dossiers les données biométriques déjà fournies par la personne qui visite",
  },
  validityReused: {
    en: "this kind of application may reuse earlier biometrics",
    fr: "ce type de demande peut réutiliser des données biométriques antérieures",
  },
  validityOtherwise: {
    en: "your answers do not show biometrics without an expiry date",
    fr: "vos réponses n’indiquent pas de données biométriques sans date d’expiration",
  },
} satisfies Record<string, Text | Noun | Instructions>;
