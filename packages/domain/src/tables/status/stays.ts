import type { DatedTable } from "../../kernel/datedTable.ts";
import { regulations } from "../sources.ts";

const olderThanItsRow = "The consolidation with the change of 2024-11-08 was read; the rule itself is older.";

/** Days after the loss of status in which it can be restored. */
export const restorationWindow: DatedTable<number> = {
  id: "restorationWindow",
  title: { en: "Time to restore lost status", fr: "Délai pour rétablir un statut perdu" },
  unit: "days",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2024-11-08",
      value: 90,
      source: regulations("section 182"),
      note: `${olderThanItsRow} Specification document 3 section 9.4 says the same.`,
    },
  ],
};

export const visitorStay: DatedTable<number> = {
  id: "visitorStay",
  title: {
    en: "Stay of a visitor when nothing else is written",
    fr: "Séjour d’un visiteur à défaut d’autre indication",
  },
  unit: "months",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2024-11-08",
      value: 6,
      source: regulations("section 183(2)"),
      note: `${olderThanItsRow} Specification document 3 section 9.4 says the same.`,
    },
  ],
};

export const studyPermitAfterCompletion: DatedTable<number> = {
  id: "studyPermitAfterCompletion",
  title: {
    en: "How long a study permit lasts after the studies",
    fr: "Durée du permis d’études après la fin des études",
  },
  unit: "days",
  appliesOn: "today",
  rows: [{ from: "2024-11-08", value: 90, source: regulations("section 222(1)"), note: olderThanItsRow }],
};
