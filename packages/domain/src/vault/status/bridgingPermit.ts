import { isBridgingPermit } from "../../conditions/application/application.ts";
import type { Noun } from "../../kernel/noun.ts";
import { vaultPage, type VaultPage } from "../page.ts";
import { applicantSupplies } from "../permissions.ts";
import { ownedBy } from "../person.ts";
import { keptDocument } from "../slotFor.ts";
import { excerptOf, specified } from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** Proof of the application for permanent residence, on which a bridging open work permit rests. */

const residenceProof: Noun = {
  en: "Permanent Residence Application Proof",
  fr: "Preuve de demande de résidence permanente",
  noun: "f",
};

const permanentResidenceProof: VaultPage = vaultPage({
  slug: "pr-application-proof",
  rights: closedToOutsiders,
  ...ownedBy("main", residenceProof),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: ["Bowp"],
  studentPermissions: applicantSupplies,
  slots: [
    keptDocument("main", {
      id: "prApplicationProof",
      name: residenceProof,
      level: {
        cases: [
          [
            isBridgingPermit,
            "Required",
            {
              en: "this permit is for the principal applicant of an application for permanent residence that is in progress",
              fr: "ce permis est réservé au demandeur principal ou à la demandeuse principale d’une demande de résidence permanente en cours",
            },
          ],
        ],
        otherwise: [
          {
            en: "only a bridging open work permit is based on it",
            fr: "seul un permis de travail ouvert transitoire se fonde sur elle",
          },
          "NotApplicable",
        ],
        sources: [specified("document 3 section 3.4"), excerptOf("IRCC, bridging open work permit")],
      },
      instructions: {
        en: "Upload a copy of the application for permanent residence, or of the page that confirms its submission. It must show your name as the principal applicant, the program and the date.",
        fr: "Téléversez une copie de la demande de résidence permanente, ou de la page qui confirme son envoi. Elle doit montrer votre nom à titre de demandeur principal ou de demandeuse principale, le programme et la date.",
      },
      maxFiles: 4,
    }),
  ],
});

export const bridgingPermitPages: readonly VaultPage[] = [permanentResidenceProof];
