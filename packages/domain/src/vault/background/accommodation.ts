import type { Text } from "../../kernel/text.ts";
import type { Noun } from "../../kernel/noun.ts";
import { spouseAsksForPermit } from "../../conditions/family/dependentVisas.ts";
import { helpsYourCase } from "../levels.ts";
import type { VaultPage } from "../page.ts";
import { keptDocument } from "../slotFor.ts";
import { specified } from "../sources.ts";
import { suppliedPage } from "../suppliedPage.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** Where the applicant or the visitors will live. */

/** Words that several places of this file say. */
const text = {
  details: { en: "Accommodation Details", fr: "Détails du logement", noun: "mp" },
  notAskedBesidePermit: {
    en: "no proof of accommodation is needed when the partner applies for a study or work permit too",
    fr: "aucune preuve de logement n’est nécessaire quand le conjoint ou partenaire demande aussi un permis d’études ou de travail",
  },
  showsPlan: { en: "it shows that a place to live is arranged", fr: "elle montre que le logement est prévu" },
} satisfies Record<string, Text | Noun>;

const sources = [specified("document 1 section 4")];

const aProof = {
  id: "accommodationDetails",
  name: { en: "Proof of accommodation", fr: "Preuve de logement", noun: "f" },
  maxFiles: 5,
} as const;

const accommodation: VaultPage = suppliedPage("main", {
  slug: "accommodation-details",
  rights: closedToOutsiders,
  name: text.details,
  tags: ["Housing"],
  appliesTo: ["Student", "StudentExtension", "StandaloneFamily", "SpeFamily", "PgwpFamily", "Dli", "Iec"],
  slots: [
    keptDocument("main", {
      ...aProof,
      level: {
        cases: [[spouseAsksForPermit, "NotApplicable", text.notAskedBesidePermit]],
        otherwise: helpsYourCase(text.showsPlan),
        sources,
      },
      instructions: {
        en: "Show where you will live first, with a lease, an offer of a student residence or a booking. If you will stay with someone, upload a letter from that person instead, with their address and a copy of their lease or property tax bill. Name, address and dates must be readable. Do not pay for anything you cannot cancel before the decision.",
        fr: "Montrez où vous logerez d’abord, par un bail, une offre de résidence étudiante ou une réservation. Si une personne vous loge, téléversez plutôt une lettre de cette personne, avec son adresse et une copie de son bail ou de son compte de taxes. Le nom, l’adresse et les dates doivent être lisibles. Avant la décision, ne payez rien que vous ne puissiez annuler.",
      },
      noDocument: { en: "I have no booking yet", fr: "Je n’ai pas encore de réservation" },
    }),
  ],
});

const visitorAccommodation: VaultPage = suppliedPage("visitor", {
  slug: "visitor-visa-visitor-accommodation-details",
  rights: closedToOutsiders,
  name: text.details,
  tags: ["Housing", "Travel"],
  appliesTo: ["VisitorVisa"],
  slots: [
    keptDocument("visitor", {
      ...aProof,
      level: { otherwise: helpsYourCase(text.showsPlan), sources },
      instructions: {
        en: "Show where the visitor will stay: the host’s address with a copy of the host’s lease or property tax bill, or a booking. Name, address and dates must be readable. Do not pay for anything that cannot be cancelled before the decision.",
        fr: "Montrez où logera la personne qui visite : l’adresse de l’hôte avec une copie de son bail ou de son compte de taxes, ou une réservation. Le nom, l’adresse et les dates doivent être lisibles. Avant la décision, ne payez rien qui ne puisse être annulé.",
        to: {
          host: {
            en: "Show where the visitor will stay: your address with a copy of your lease or property tax bill, or a booking. Name, address and dates must be readable. Do not pay for anything that cannot be cancelled before the decision.",
            fr: "Montrez où logera la personne qui visite : votre adresse avec une copie de votre bail ou de votre compte de taxes, ou une réservation. Le nom, l’adresse et les dates doivent être lisibles. Avant la décision, ne payez rien qui ne puisse être annulé.",
          },
          visitor: {
            en: "Show where you will stay: the host’s address with a copy of the host’s lease or property tax bill, or a booking. Name, address and dates must be readable. Do not pay for anything that cannot be cancelled before the decision.",
            fr: "Montrez où vous logerez : l’adresse de l’hôte avec une copie de son bail ou de son compte de taxes, ou une réservation. Le nom, l’adresse et les dates doivent être lisibles. Avant la décision, ne payez rien qui ne puisse être annulé.",
          },
        },
      },
    }),
  ],
});

const visitorSpouseAccommodation: VaultPage = suppliedPage("visitorSpouse", {
  slug: "visitor-visa-spouse-accommodation-details",
  rights: closedToOutsiders,
  name: text.details,
  tags: ["Housing", "Travel"],
  appliesTo: ["VisitorVisa"],
  slots: [
    keptDocument("visitorSpouse", {
      ...aProof,
      level: {
        cases: [[spouseAsksForPermit, "NotApplicable", text.notAskedBesidePermit]],
        otherwise: helpsYourCase(text.showsPlan),
        sources,
      },
      instructions: {
        en: "If the visitor’s partner stays at the same place, upload the same document. If not, show where the partner will stay, with name, address and dates.",
        fr: "Si le partenaire de la personne qui visite loge au même endroit, téléversez le même document. Sinon, montrez où il ou elle logera, avec le nom, l’adresse et les dates.",
        to: {
          visitor: {
            en: "If your partner stays at the same place, upload the same document. If not, show where your partner will stay, with name, address and dates.",
            fr: "Si votre partenaire loge au même endroit que vous, téléversez le même document. Sinon, montrez où votre partenaire logera, avec le nom, l’adresse et les dates.",
          },
        },
      },
    }),
  ],
});

export const accommodationPages: readonly VaultPage[] = [
  accommodation,
  visitorAccommodation,
  visitorSpouseAccommodation,
];
