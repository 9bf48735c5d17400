import type { DatedTable } from "../../kernel/datedTable.ts";
import { actInForce, generalKnowledge } from "../sources.ts";

/** Days within which IRCC aims to decide most applications for a first study permit that are made outside Canada. */
export const studyPermitServiceStandard: DatedTable<number> = {
  id: "studyPermitServiceStandard",
  title: {
    en: "Time in which IRCC aims to decide on a study permit from outside Canada",
    fr: "Temps que vise IRCC pour un permis d’études demandé hors du Canada",
  },
  unit: "days",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      value: 60,
      source: generalKnowledge("IRCC, service standards for temporary residence applications, as commonly quoted"),
      note: "An aim, not a promise: the processing time that IRCC publishes for a country may be longer. The first day is formal.",
    },
  ],
};
