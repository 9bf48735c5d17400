import type { DatedTable } from "../../kernel/datedTable.ts";
import { actInForce, generalKnowledge } from "../sources.ts";

/** Age below which a report on studies outside Canada counts, on the day of the profile and on that of the application. */
export const credentialAssessmentValidity: DatedTable<number> = {
  id: "credentialAssessmentValidity",
  title: {
    en: "How long an educational credential assessment stays valid",
    fr: "Durée de validité d’une évaluation des diplômes d’études",
  },
  unit: "years",
  appliesOn: "receivedDate",
  rows: [
    {
      from: actInForce,
      value: 5,
      source: generalKnowledge("Express Entry, documents to support the application, read as an excerpt"),
      note: "No text of the authority was read whole. The first day is formal.",
    },
  ],
};

/** Photos that follow an approval; their size is that of `permanentResidentPhoto`. */
export const permanentResidencePhotoSet: DatedTable<{
  readonly eachPerson: number;
  readonly takenWithinMonths: number;
}> = {
  id: "permanentResidencePhotoSet",
  title: {
    en: "Photos after an approval of permanent residence",
    fr: "Photos après l’approbation de la résidence permanente",
  },
  unit: "photos of each person, and months of age",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      value: { eachPerson: 2, takenWithinMonths: 6 },
      source: generalKnowledge("Photos for permanent residence, as commonly stated"),
      note: "General knowledge; the portal may ask for one digital photo instead. What IRCC writes in its message goes first. The first day is formal.",
    },
  ],
};
