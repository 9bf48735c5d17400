import type { DatedTable } from "../../kernel/datedTable.ts";
import { actInForce, officialText, onlyInSpecification, productSpecification, specificationOnly } from "../sources.ts";

const medicalPage = officialText(
  "IRCC officer manual, who must submit to an immigration medical examination, page of 2024-07-26, and Regulations section 30(1)",
  "https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/standard-requirements/medical-requirements/exam/who-must-submit-immigration-medical-examination.html",
);

/** A medical exam is needed after so many months in a row in a listed country in the year before; short absences do not count. */
export const medicalExamResidence: DatedTable<{
  readonly months: number;
  readonly withinMonths: number;
  readonly absencesBelowDays: number;
}> = {
  id: "medicalExamResidence",
  title: { en: "Residence that requires a medical exam", fr: "Résidence qui exige un examen médical" },
  unit: "months, and days of absence",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2024-07-26",
      value: { months: 6, withinMonths: 12, absencesBelowDays: 14 },
      source: medicalPage,
      note: "The law says six months in a row, the manual more than six; six or more is used. The list of countries is not stored.",
    },
  ],
};

export const medicalExamValidity: DatedTable<number> = {
  id: "medicalExamValidity",
  title: { en: "How long a medical exam stays valid", fr: "Durée de validité d’un examen médical" },
  unit: "months",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2024-07-26",
      value: 12,
      source: { ...medicalPage, status: "unverified" },
      note: "The twelve months come from a secondary page and general knowledge, not from the manual. Specification document 3 section 9.4 says the same.",
    },
  ],
};

export const medicalExamExpiring: DatedTable<{ readonly studyPermitMonths: number; readonly otherMonths: number }> = {
  id: "medicalExamExpiring",
  title: {
    en: "When a medical exam counts as expiring",
    fr: "Moment où un examen médical est considéré comme bientôt échu",
  },
  unit: "months",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      value: { studyPermitMonths: 1, otherMonths: 3 },
      source: productSpecification("document 1 section 9"),
      note: "Study permit: within one month before or after the start of studies; other applications: within three months.",
    },
  ],
};

/** What the questions on tuberculosis ask about. */
export const tuberculosisWindow: DatedTable<{
  readonly diseaseYears: number;
  readonly contactYears: number;
  readonly treatmentMonths: number;
}> = {
  id: "tuberculosisWindow",
  title: { en: "Time that the tuberculosis questions cover", fr: "Période visée par les questions sur la tuberculose" },
  unit: "years, and months of treatment",
  appliesOn: "receivedDate",
  rows: [
    {
      from: actInForce,
      value: { diseaseYears: 2, contactYears: 5, treatmentMonths: 6 },
      source: specificationOnly("document 3 section 9.4"),
      note: onlyInSpecification,
    },
  ],
};
