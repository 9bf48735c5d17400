import type { Text } from "../../kernel/text.ts";
import type { Noun } from "../../kernel/noun.ts";
import { isYouthMobility } from "../../conditions/application/application.ts";
import {
  organizationHosts,
  visitHasPapersOfItsOwn,
  visitsFamilyOrFriends,
} from "../../conditions/visit/visitorVisa.ts";
import { countsIfItFits, helpsYourCase } from "../levels.ts";
import type { VaultPage } from "../page.ts";
import { keptPaper } from "../slotFor.ts";
import { checklist5484, iecDocumentList, specified } from "../sources.ts";
import { suppliedPage } from "../suppliedPage.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** Why somebody comes, what brings them home, how they travel and how they are insured. */

/** Words that several places of this file say. */
const text = {
  ties: { en: "Ties to Home", fr: "Attaches dans le pays d’origine", noun: "fp" },
  reason: { en: "Documents on the Reason for the Visit", fr: "Documents sur le motif de la visite", noun: "mp" },
  flights: { en: "Flight Itinerary", fr: "Itinéraire de vol", noun: "m" },
  insurance: { en: "Health Insurance", fr: "Assurance maladie", noun: "f" },
} satisfies Record<string, Text | Noun>;

const ties: VaultPage = suppliedPage("visitor", {
  slug: "visitor-visa-visitor-property",
  rights: closedToOutsiders,
  name: text.ties,
  tags: [],
  appliesTo: ["VisitorVisa"],
  slots: [
    keptPaper("visitor", {
      id: "tiesToHome",
      name: text.ties,
      level: {
        otherwise: helpsYourCase({
          en: "IRCC must be satisfied that the visitor will leave Canada in time",
          fr: "IRCC doit être convaincu que la personne qui visite quittera le Canada à temps",
        }),
        sources: [checklist5484],
      },
      instructions: {
        en: "Upload papers on what brings the visitor home again: a deed or lease, the papers of a business, proof of studies, of children or parents who need care, of a role in the community. A few strong papers are better than many weak ones. Employment letters and bank statements have pages of their own.",
        fr: "Téléversez des documents sur ce qui fera rentrer la personne qui visite : un acte de propriété ou un bail, les documents d’une entreprise, une preuve d’études, d’enfants ou de parents à sa charge, d’un rôle dans la communauté. Quelques preuves solides valent mieux que beaucoup de faibles. Les lettres d’emploi et les relevés bancaires ont leurs propres pages.",
      },
      maxFiles: 15,
    }),
  ],
});

const reason: VaultPage = suppliedPage("main", {
  slug: "visitor-visa-reason-documents",
  rights: closedToOutsiders,
  name: text.reason,
  tags: [],
  appliesTo: ["VisitorVisa"],
  slots: [
    keptPaper("main", {
      id: "visitorVisaReasonDocuments",
      name: text.reason,
      level: {
        cases: [
          [visitHasPapersOfItsOwn, "Required"],
          [
            organizationHosts,
            "Recommended",
            {
              en: "a letter of the organization shows what is planned",
              fr: "une lettre de l’organisme montre ce qui est prévu",
            },
          ],
          [
            visitsFamilyOrFriends,
            "IfApplicable",
            {
              en: "only an occasion, such as a wedding, has papers of its own",
              fr: "seule une occasion, comme un mariage, a ses propres documents",
            },
          ],
        ],
        otherwise: countsIfItFits,
        sources: [checklist5484, specified("document 3 section 3.2, vvReasonForVisit")],
      },
      instructions: {
        en: "Upload the paper that goes with the reason: the invitation to a conference or wedding, the letter of a Canadian business or research group, the registration for a course, or a treatment plan with its cost and proof that it can be paid. Name and dates must fit the visit.",
        fr: "Téléversez le document qui accompagne le motif : l’invitation à une conférence ou à un mariage, la lettre d’une entreprise ou d’un groupe de recherche au Canada, l’inscription à un cours, ou un plan de traitement avec son coût et la preuve qu’il peut être payé. Le nom et les dates doivent concorder avec la visite.",
      },
      maxFiles: 10,
    }),
  ],
});

const flights: VaultPage = suppliedPage("main", {
  slug: "flight-itinerary",
  rights: closedToOutsiders,
  name: text.flights,
  tags: ["Travel"],
  appliesTo: ["Student", "VisitorVisa", "Lmia", "C10", "ClosedWorkPermit", "Iec"],
  slots: [
    keptPaper("main", {
      id: "flightItinerary",
      name: text.flights,
      level: {
        otherwise: [
          {
            en: "no ticket is needed, but a plan for the flights may help",
            fr: "aucun billet n’est nécessaire, mais un plan de vol peut aider",
          },
          "IfApplicable",
        ],
        sources: [checklist5484],
      },
      instructions: {
        en: "Upload a booking that can be cancelled, or flights that are only held. Do not buy a ticket that cannot be refunded before IRCC decides.",
        fr: "Téléversez une réservation qui peut être annulée, ou une option sur des vols. N’achetez pas de billet non remboursable avant la décision d’IRCC.",
      },
      maxFiles: 3,
    }),
  ],
});

const healthInsurance: VaultPage = suppliedPage("main", {
  slug: "health-insurance",
  rights: closedToOutsiders,
  name: text.insurance,
  tags: [],
  appliesTo: ["Student", "Iec"],
  slots: [
    keptPaper("main", {
      id: "healthInsurance",
      name: text.insurance,
      level: {
        cases: [
          [
            isYouthMobility,
            "Recommended",
            {
              en: "you show it at the border, and cover that ends early can make the permit shorter",
              fr: "vous la montrez à la frontière, et une couverture trop courte peut raccourcir le permis",
            },
          ],
        ],
        otherwise: [
          {
            en: "it matters where neither your school nor your province insures you",
            fr: "elle compte là où ni votre établissement ni votre province ne vous assure",
          },
          "IfApplicable",
        ],
        sources: [iecDocumentList],
      },
      instructions: {
        en: "Upload the policy with your name, its first and last day, and what it covers: medical care, hospital and the return home. It should last for the whole stay. Keep a copy at hand when you travel.",
        fr: "Téléversez la police avec votre nom, son premier et son dernier jour, et ce qu’elle couvre : les soins, l’hôpital et le rapatriement. Elle devrait durer pendant tout le séjour. Gardez-en une copie sur vous pendant le voyage.",
      },
      maxFiles: 3,
    }),
  ],
});

export const visitPurposePages: readonly VaultPage[] = [ties, reason, flights, healthInsurance];
