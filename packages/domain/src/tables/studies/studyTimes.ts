import type { DatedTable } from "../../kernel/datedTable.ts";
import { actInForce, onlyInSpecification, productSpecification, specificationOnly } from "../sources.ts";

export const childSchoolLetterAge: DatedTable<number> = {
  id: "childSchoolLetterAge",
  title: {
    en: "Age from which a child’s school letter no longer counts",
    fr: "Âge à partir duquel la lettre de l’école d’un enfant ne compte plus",
  },
  unit: "days",
  appliesOn: "today",
  rows: [{ from: actInForce, value: 365, source: productSpecification("document 1 section 9") }],
};

export const longLeaveFromStudies: DatedTable<number> = {
  id: "longLeaveFromStudies",
  title: {
    en: "Days after which a leave from studies counts as long",
    fr: "Jours au-delà desquels un congé d’études est considéré comme long",
  },
  unit: "days",
  appliesOn: "receivedDate",
  rows: [
    { from: actInForce, value: 150, source: specificationOnly("document 3 section 9.4"), note: onlyInSpecification },
  ],
};

/** How far a document and an answer about the same program may lie apart before somebody is asked which is right. */
export const programComparison: DatedTable<{ readonly graduationDays: number; readonly months: number }> = {
  id: "programComparison",
  title: {
    en: "How far the dates of a program may differ between documents and answers",
    fr: "Écart admis entre les documents et les réponses sur les dates d’un programme",
  },
  unit: "days and months",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      value: { graduationDays: 31, months: 1 },
      source: productSpecification("document 1 section 8; the numbers are ours"),
    },
  ],
};
