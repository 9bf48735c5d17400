import type { DatedTable } from "../../kernel/datedTable.ts";
import { actInForce, officialText, productSpecification } from "../sources.ts";

/**
 * The family information form exists twice, and which one a case needs is told by whoever asks for it: IMM 5645 by the
 * specification, IMM 5707 by the checklist IMM 5483. Where both are named either one serves.
 */

/** Kinds of application that have form IMM 5645. */
export const familyForm5645: DatedTable<readonly string[]> = {
  id: "familyForm5645",
  title: {
    en: "Applications with the family form IMM 5645",
    fr: "Demandes avec le formulaire sur la famille IMM 5645",
  },
  unit: "kinds of application",
  appliesOn: "receivedDate",
  rows: [
    {
      from: actInForce,
      value: [
        "Student",
        "StudentExtension",
        "Dli",
        "StandaloneFamily",
        "SpeFamily",
        "PgwpFamily",
        "VisitorVisa",
        "TrvSpe",
        "TrvPgwp",
        "WorkPermit",
        "WorkPermitExtension",
        "CoOpWorkPermit",
        "ExpressEntry",
        "ExpressEntryIta",
        "Lmia",
        "C10",
        "ClosedWorkPermit",
        "Bowp",
      ],
      source: productSpecification("document 3 sections 3.9 and 6"),
      note: "All but International Experience Canada, court cases and requests to IRCC. Personalised checklists of secure accounts and kits of visa offices name it too; they were not read in the authority’s own text. The first day is formal.",
    },
  ],
};

/** Permits for which form IMM 5707 is asked for, applied for from outside Canada. */
export const familyForm5707: DatedTable<readonly string[]> = {
  id: "familyForm5707",
  title: {
    en: "Permits from outside Canada with the family form IMM 5707",
    fr: "Permis demandés hors du Canada avec le formulaire sur la famille IMM 5707",
  },
  unit: "kinds of permit",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2025-09-12",
      value: ["Student"],
      source: officialText(
        "IRCC document checklist for a study permit (IMM 5483), edition 08-2025, form 2",
        "https://www.canada.ca/content/dam/ircc/documents/pdf/english/kits/forms/imm5483/01-08-2025/imm5483e.pdf",
      ),
      note: "From the day on which that edition was posted; it asks whoever is 18 or older and a minor who travels alone. Earlier editions and the checklists for work and for visits were not read.",
    },
  ],
};
