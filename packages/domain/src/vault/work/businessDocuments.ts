import type { Noun } from "../../kernel/noun.ts";
import { spouseIsSelfEmployed } from "../../conditions/family/dependentVisas.ts";
import { isSelfEmployed } from "../../conditions/work/employment.ts";
import { vaultPage, type VaultPage } from "../page.ts";
import { applicantSupplies } from "../permissions.ts";
import { allBut, ownedBy } from "../person.ts";
import { keptDocument } from "../slotFor.ts";
import { closedToOutsiders } from "../pageRights.ts";
import { asAskedToday, visaOffices } from "./workPapers.ts";

/** Papers of an own business. */

const name: Noun = { en: "Business Documents", fr: "Documents d’entreprise", noun: "mp" };

const businessDocuments = (owner: "main" | "spouse"): VaultPage =>
  vaultPage({
    slug: owner === "main" ? "business-documents" : "spouse-business-documents",
    rights: closedToOutsiders,
    ...ownedBy(owner, name),
    category: "General",
    tags: ["Employment"],
    phase: "preparation",
    appliesTo: owner === "main" ? allBut("JudicialReview") : allBut("JudicialReview", "IrccRequest"),
    studentPermissions: applicantSupplies,
    slots: [
      keptDocument(owner, {
        id: "businessDocuments",
        name,
        level: {
          cases: [
            [
              owner === "main" ? isSelfEmployed : spouseIsSelfEmployed,
              "Required",
              {
                en: "these documents replace an employer’s letter",
                fr: "ces documents remplacent la lettre d’un employeur",
              },
            ],
          ],
          otherwise: [
            owner === "main"
              ? {
                  en: "your answers do not say that you are self-employed",
                  fr: "vos réponses n’indiquent pas que vous travaillez à votre compte",
                }
              : {
                  en: "your answers do not say that your spouse or partner is self-employed",
                  fr: "vos réponses n’indiquent pas que votre conjoint ou partenaire travaille à son compte",
                },
            "NotApplicable",
          ],
          sources: [visaOffices],
        },
        instructions: {
          en: "Upload the registration or licence of the business, its latest tax documents, and its bank statements of the last {statementMonths} months. At least one document must name the owner. Invoices alone are not enough.",
          fr: "Téléversez l’immatriculation ou le permis de l’entreprise, ses documents fiscaux les plus récents et ses relevés bancaires des {statementMonths} derniers mois. Au moins un document doit nommer la ou le propriétaire. Des factures seules ne suffisent pas.",
        },
        instructionValues: asAskedToday,
        maxFiles: 15,
      }),
    ],
  });

export const businessDocumentPages: readonly VaultPage[] = [businessDocuments("main"), businessDocuments("spouse")];
