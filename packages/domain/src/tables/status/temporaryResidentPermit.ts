import type { DatedTable } from "../../kernel/datedTable.ts";
import { officialText } from "../sources.ts";

/** The holder of a temporary resident permit that is valid so long may apply for a study permit from inside Canada. */
export const temporaryResidentPermitLength: DatedTable<number> = {
  id: "temporaryResidentPermitLength",
  title: {
    en: "How long a temporary resident permit must be valid to apply from inside Canada",
    fr: "Validité minimale d’un permis de séjour temporaire pour une demande faite au Canada",
  },
  unit: "months",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2014-06-01",
      value: 6,
      source: officialText(
        "Immigration and Refugee Protection Regulations (SOR/2002-227), section 215(1)(e), consolidation to 2026-06-14",
        "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2002-227/",
      ),
      note: "Section 215 was last changed on 2014-06-01.",
    },
  ],
};
