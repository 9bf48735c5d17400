import { appliedBefore, wasApprovedByCanada } from "../../conditions/background/visaHistory.ts";
import type { Noun } from "../../kernel/noun.ts";
import { scans } from "../files/fileTypes.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { nothingCallsForIt } from "../levels.ts";
import { vaultPage, type VaultPage } from "../page.ts";
import { closedToOutsiders } from "../pageRights.ts";
import { applicantSupplies } from "../permissions.ts";
import { allBut, ownedBy } from "../person.ts";
import { slotFor } from "../slotFor.ts";
import { specified } from "../sources.ts";

/** The visas and permits that the applicant held before. */

/** Words that several places of this file say. */
const text = {
  visas: { en: "Previous Visas and Permits", fr: "Visas et permis antérieurs", noun: "mp" },
} satisfies Record<string, Noun>;

const previousVisas: VaultPage = vaultPage({
  slug: "previous-visas",
  rights: closedToOutsiders,
  ...ownedBy("main", text.visas),
  category: "Visa",
  tags: ["Travel"],
  phase: "preparation",
  appliesTo: allBut("JudicialReview"),
  studentPermissions: applicantSupplies,
  slots: [
    slotFor("main", {
      id: "previousVisas",
      name: text.visas,
      documentTypes: ["StudyPermit", "WorkPermit", "VisitorRecord", "USVisa"],
      hasParsing: true,
      level: {
        cases: [
          [wasApprovedByCanada, "Required"],
          [appliedBefore, "Recommended"],
        ],
        otherwise: nothingCallsForIt,
        sources: [specified("document 3 section 3.1, previousVisas")],
      },
      potentialWarnings: [
        ...ofReadFields,
        "fileDate",
        "missingPreviousVisaDetails",
        "previousCanadianApplicationNotDisclosed",
        "incorrectWorkPermitType",
        "studyPermitStartDateMismatch",
        "usVisaExpired",
        "uciMismatch",
        "coOpWorkPermitNotValid",
      ],
      fieldsToRead: [
        "applicantFullName",
        "uciNumber",
        "documentNumber",
        "issueDate",
        "studyPermitExpiryDate",
        "expiryDate",
        "employer",
        "usVisaExpiryDate",
      ],
      instructions: {
        en: "Scan each visa or permit that you told us about, those of Canada first. Expired ones count too.",
        fr: "Numérisez chaque visa ou permis que vous avez indiqué, ceux du Canada d’abord. Ceux qui ont expiré comptent aussi.",
      },
      example: "scan",
      subFileNames: { en: "Visa {n}", fr: "Visa {n}" },
      maxFiles: 15,
      acceptedTypes: scans,
    }),
  ],
});

export const previousVisaPages: readonly VaultPage[] = [previousVisas];
