import type { DatedTable } from "../../kernel/datedTable.ts";
import type { Text } from "../../kernel/text.ts";
import { actInForce, generalKnowledge } from "../sources.ts";

/** A place of a portal into which one file goes. Official forms have one each, before these. */
const portalFieldIds = [
  "passport",
  "photo",
  "acceptance",
  "attestation",
  "quebec",
  "studyPlan",
  "funds",
  "education",
  "language",
  "employment",
  "jobOffer",
  "status",
  "travel",
  "family",
  "minor",
  "visit",
  "medical",
  "police",
  "programme",
  "explanation",
  "submission",
  "fees",
  "court",
  "clientInformation",
] as const;
export type PortalFieldId = (typeof portalFieldIds)[number];

export type PortalField = {
  readonly id: PortalFieldId;
  readonly name: Text;
  /** Most files that the field takes; every other is part of the one file. */
  readonly files: 1;
};

const field = (id: PortalFieldId, en: string, fr: string): PortalField => ({ id, name: { en, fr }, files: 1 });

/**
 * The fields of the authority’s portals, in the order in which people meet them. The portals show them by the answers of the
 * person who is signed in, so nobody can print the whole list.
 */
export const portalFields: DatedTable<readonly PortalField[]> = {
  id: "portalFields",
  title: { en: "Upload fields of the IRCC portals", fr: "Champs de téléversement des portails d’IRCC" },
  unit: "fields in their order",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      value: [
        field("passport", "Passport or travel document", "Passeport ou titre de voyage"),
        field("photo", "Digital photo", "Photo numérique"),
        field("acceptance", "Letter of acceptance", "Lettre d’acceptation"),
        field(
          "attestation",
          "Provincial or territorial attestation letter",
          "Lettre d’attestation provinciale ou territoriale",
        ),
        field("quebec", "Quebec acceptance certificate (CAQ)", "Certificat d’acceptation du Québec (CAQ)"),
        field("studyPlan", "Study plan", "Plan d’études"),
        field("funds", "Proof of means of financial support", "Preuve de soutien financier"),
        field("education", "Proof of education", "Preuve d’études"),
        field("language", "Proof of language ability", "Preuve de compétence linguistique"),
        field("employment", "Proof of employment", "Preuve d’emploi"),
        field("jobOffer", "Offer of employment in Canada", "Offre d’emploi au Canada"),
        field("status", "Status and permits", "Statut et permis"),
        field("travel", "Travel history", "Antécédents de voyage"),
        field("family", "Proof of relationship", "Preuve du lien de parenté"),
        field("minor", "Documents of a minor child", "Documents d’un enfant mineur"),
        field("visit", "Purpose of travel", "But du voyage"),
        field("medical", "Proof of medical exam", "Preuve d’examen médical"),
        field("police", "Police certificates and records", "Certificats de police et dossiers"),
        field("programme", "Documents of the program", "Documents du programme"),
        field("explanation", "Letter of explanation", "Lettre d’explication"),
        field("submission", "Representative’s submission", "Observations du représentant"),
        field("fees", "Proof of payment of fees", "Preuve de paiement des frais"),
        field("court", "Court documents", "Documents de la Cour"),
        field("clientInformation", "Client information", "Renseignements sur le client"),
      ],
      source: generalKnowledge(
        "Upload fields of IRCC accounts as people who file describe them; no text of the authority lists them",
      ),
      note: "Names and order are unverified and differ by case. The first day is formal.",
    },
  ],
};
