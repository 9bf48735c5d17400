import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";

/** Wording of the pages about where people will live. */
export const accommodationText = {
  details: { en: "Accommodation Details", fr: "Détails du logement", noun: "mp" },
  proof: { en: "Proof of accommodation", fr: "Preuve de logement", noun: "f" },
  noBooking: { en: "I have no booking yet", fr: "Je n’ai pas encore de réservation" },

  instructions: {
    en: "Show where you will live first: a lease, an offer of a student residence, a booking, or a letter of the person who houses you with their address and a copy of their lease or property tax bill. Name, address and dates must be readable. Do not pay for anything you cannot cancel before the decision.",
    fr: "Montrez où vous logerez d’abord : un bail, une offre de résidence étudiante, une réservation, ou une lettre de la personne qui vous loge avec son adresse et une copie de son bail ou de son compte de taxes. Le nom, l’adresse et les dates doivent être lisibles. Avant la décision, ne payez rien que vous ne puissiez annuler.",
  },
  visitorInstructions: {
    en: "Show where the visitor will stay: the host’s address with a copy of the host’s lease or property tax bill, or a booking. Name, address and dates must be readable. Do not pay for anything that cannot be cancelled before the decision.",
    fr: "Montrez où logera la personne qui visite : l’adresse de l’hôte avec une copie de son bail ou de son compte de taxes, ou une réservation. Le nom, l’adresse et les dates doivent être lisibles. Avant la décision, ne payez rien qui ne puisse être annulé.",
  },
  visitorSpouseInstructions: {
    en: "If the visitor’s partner stays at the same place, upload the same paper. If not, show where the partner will stay, with name, address and dates.",
    fr: "Si le partenaire de la personne qui visite loge au même endroit, téléversez le même document. Sinon, montrez où il ou elle logera, avec le nom, l’adresse et les dates.",
  },

  notAskedBesidePermit: {
    en: "no proof of accommodation is asked for when the partner applies for a study or work permit too",
    fr: "aucune preuve de logement n’est demandée quand le conjoint ou partenaire demande aussi un permis d’études ou de travail",
  },
  showsPlan: { en: "it shows that a place to live is arranged", fr: "elle montre que le logement est prévu" },
} satisfies Record<string, Text | Noun>;
