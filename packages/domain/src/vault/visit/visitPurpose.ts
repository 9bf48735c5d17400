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
import { keptDocument } from "../slotFor.ts";
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
    keptDocument("visitor", {
      id: "tiesToHome",
      name: text.ties,
      level: {
        otherwise: helpsYourCase({
          en: "IRCC must be satisfied that the visitor will leave Canada on time",
          fr: "IRCC doit être convaincu que la personne qui visite quittera le Canada à temps",
          to: {
            visitor: {
              en: "IRCC must be satisfied that you will leave Canada on time",
              fr: "IRCC doit avoir la conviction que vous quitterez le Canada à temps",
            },
          },
        }),
        sources: [checklist5484],
      },
      instructions: {
        en: "Upload documents that show why the visitor will go home. They may be a deed or lease, the documents of a business or proof of studies. They may also show children or parents who need care, or a role in the community. A few strong documents are better than many weak ones. Employment letters and bank statements have pages of their own.",
        fr: "Téléversez des documents qui montrent pourquoi la personne qui visite rentrera chez elle. Ce peut être un acte de propriété ou un bail, les documents d’une entreprise ou une preuve d’études. Ils peuvent aussi montrer des enfants ou des parents à sa charge, ou un rôle dans la communauté. Quelques preuves solides valent mieux que beaucoup de faibles. Les lettres d’emploi et les relevés bancaires ont leurs propres pages.",
        to: {
          visitor: {
            en: "Upload documents that show why you will go home. They may be a deed or lease, the documents of a business or proof of studies. They may also show children or parents who need care, or a role in the community. A few strong documents are better than many weak ones. Employment letters and bank statements have pages of their own.",
            fr: "Téléversez des documents qui montrent pourquoi vous rentrerez chez vous. Ce peut être un acte de propriété ou un bail, les documents d’une entreprise ou une preuve d’études. Ils peuvent aussi montrer des enfants ou des parents à votre charge, ou un rôle dans la communauté. Quelques preuves solides valent mieux que beaucoup de faibles. Les lettres d’emploi et les relevés bancaires ont leurs propres pages.",
          },
        },
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
    keptDocument("main", {
      id: "visitorVisaReasonDocuments",
      name: text.reason,
      level: {
        cases: [
          [visitHasPapersOfItsOwn, "Required"],
          [
            organizationHosts,
            "Recommended",
            {
              en: "a letter from the organization shows what is planned",
              fr: "une lettre de l’organisme montre ce qui est prévu",
            },
          ],
          [
            visitsFamilyOrFriends,
            "IfApplicable",
            {
              en: "only an occasion, such as a wedding, has its own documents",
              fr: "seule une occasion, comme un mariage, a ses propres documents",
            },
          ],
        ],
        otherwise: countsIfItFits,
        sources: [checklist5484, specified("document 3 section 3.2, vvReasonForVisit")],
      },
      instructions: {
        en: "Upload the document that goes with the reason. It may be the invitation to a conference or wedding, the letter from a Canadian business or research group, or the registration for a course. It may also be a treatment plan with its cost and proof that it can be paid. The name and dates must match the visit.",
        fr: "Téléversez le document qui accompagne le motif. Ce peut être l’invitation à une conférence ou à un mariage, la lettre d’une entreprise ou d’un groupe de recherche au Canada, ou l’inscription à un cours. Ce peut aussi être un plan de traitement avec son coût et la preuve qu’il peut être payé. Le nom et les dates doivent concorder avec la visite.",
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
    keptDocument("main", {
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
        en: "Upload a booking that can be cancelled, or flights that are reserved but not paid for. Do not buy a non-refundable ticket before IRCC decides.",
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
    keptDocument("main", {
      id: "healthInsurance",
      name: text.insurance,
      level: {
        cases: [
          [
            isYouthMobility,
            "Recommended",
            {
              en: "you show it at the border, and coverage that ends early can make the permit shorter",
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
        en: "Upload the policy with your name, its first and last day, and what it covers: medical care, hospital and the return home. It should last for the whole stay. Keep a copy with you when you travel.",
        fr: "Téléversez la police avec votre nom, son premier et son dernier jour, et ce qu’elle couvre : les soins, l’hôpital et le rapatriement. Elle devrait durer pendant tout le séjour. Gardez-en une copie sur vous pendant le voyage.",
      },
      maxFiles: 3,
    }),
  ],
});

export const visitPurposePages: readonly VaultPage[] = [ties, reason, flights, healthInsurance];
