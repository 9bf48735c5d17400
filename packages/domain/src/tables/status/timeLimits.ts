import type { DatedTable } from "../../kernel/datedTable.ts";
import {
  actInForce,
  iecAgreementsPage,
  officialText,
  onlyInSpecification,
  postGraduationPage,
  productSpecification,
  regulations,
  secondaryText,
  specificationOnly,
} from "../sources.ts";

const medicalPage = officialText(
  "IRCC officer manual, who must submit to an immigration medical examination, page of 2024-07-26, and Regulations section 30(1)",
  "https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/standard-requirements/medical-requirements/exam/who-must-submit-immigration-medical-examination.html",
);
const financialSupportPage =
  "https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/financial-support.html";
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

export const misrepresentationBan: DatedTable<number> = {
  id: "misrepresentationBan",
  title: {
    en: "Inadmissibility after misrepresentation",
    fr: "Interdiction de territoire après de fausses déclarations",
  },
  unit: "years",
  appliesOn: "today",
  rows: [
    {
      from: "2024-11-08",
      value: 5,
      source: officialText(
        "Immigration and Refugee Protection Act, section 40(2)(a)",
        "https://laws-lois.justice.gc.ca/eng/acts/I-2.5/",
      ),
      note: "Read together with the Regulations of that day; the rule itself is older.",
    },
  ],
};

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

export const investmentCertificateAge: DatedTable<number> = {
  id: "investmentCertificateAge",
  title: {
    en: "Age from which a guaranteed investment certificate (GIC) no longer counts",
    fr: "Âge à partir duquel un certificat de placement garanti (CPG) ne compte plus",
  },
  unit: "months",
  appliesOn: "today",
  rows: [{ from: actInForce, value: 3, source: productSpecification("document 1 section 9") }],
};

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

/** From when on a study permit is said to be expiring, and what else counts its days. */
export const studyPermitExpiry: DatedTable<{
  readonly expiringDays: number;
  readonly leftDays: number;
  readonly longMonths: number;
}> = {
  id: "studyPermitExpiry",
  title: { en: "Limits around the end of a study permit", fr: "Limites autour de l’échéance d’un permis d’études" },
  unit: "days and months",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      value: { expiringDays: 30, leftDays: 90, longMonths: 6 },
      source: productSpecification("document 1 section 9"),
    },
  ],
};

export const bankStatementMonths: DatedTable<number> = {
  id: "bankStatementMonths",
  title: { en: "Months that bank statements must cover", fr: "Mois que les relevés bancaires doivent couvrir" },
  unit: "months",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2025-07-03",
      until: "2026-08-27",
      value: 4,
      source: secondaryText(
        "CIC News of 2025-07-03, on the IRCC page",
        "https://www.cicnews.com/2025/07/ircc-increases-minimum-cost-of-living-requirements-for-international-students-0757335.html",
      ),
      note: "Secondary; one account. The row begins on the day of the page named, because the first day of the four months was not read.",
    },
    {
      from: "2026-08-28",
      value: 6,
      source: secondaryText("IRCC, proof of financial support, as quoted on 2026-08-28", financialSupportPage),
      note: "One quotation. The source of the money must be shown as well.",
    },
  ],
};

/** Years after the test in which a language test result can be used. */
export const languageTestValidity: DatedTable<number> = {
  id: "languageTestValidity",
  title: { en: "How long a language test stays valid", fr: "Durée de validité d’un test de langue" },
  unit: "years",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2024-11-01",
      value: 2,
      source: postGraduationPage,
      note: "The result must be less than two years old. Specification document 3 section 9.4 says the same.",
    },
  ],
};

/** Days to accept an invitation, and then to submit the work permit application. */
export const iecInvitation: DatedTable<{ readonly accept: number; readonly submit: number }> = {
  id: "iecInvitation",
  title: {
    en: "Time after an invitation of International Experience Canada",
    fr: "Délais après une invitation d’Expérience internationale Canada",
  },
  unit: "days",
  appliesOn: "today",
  rows: [
    {
      from: "2025-12-24",
      value: { accept: 10, submit: 20 },
      source: { ...iecAgreementsPage, status: "unverified" },
      note: "Ten days: CIC guides, secondary. Twenty days: those and the officer page on medical exams; neither is on the page named. The specification (document 3 section 9.4) has 20 days from the invitation.",
    },
  ],
};

export const visitorArrival: DatedTable<{ readonly atMostYearsAhead: number; readonly warnBelowDays: number }> = {
  id: "visitorArrival",
  title: { en: "When a visitor may plan to arrive", fr: "Moment où un visiteur peut prévoir son arrivée" },
  unit: "years, and days",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      value: { atMostYearsAhead: 10, warnBelowDays: 21 },
      source: productSpecification("document 3 section 9.4"),
    },
  ],
};

export const researchStay: DatedTable<{ readonly months: number; readonly days: number }> = {
  id: "researchStay",
  title: { en: "Longest stay of a visiting researcher", fr: "Séjour le plus long d’un chercheur invité" },
  unit: "months, and the same in days",
  appliesOn: "receivedDate",
  rows: [
    {
      from: actInForce,
      value: { months: 4, days: 120 },
      source: specificationOnly("document 3 section 9.4"),
      note: onlyInSpecification,
    },
  ],
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

/** The specification splits the length of a spouse's visit here; on which side six months fall it does not say. */
export const spouseVisitLength: DatedTable<number> = {
  id: "spouseVisitLength",
  title: {
    en: "Length at which a spouse’s visit is split into short and long",
    fr: "Durée qui sépare une visite courte d’une visite longue de l’époux ou du conjoint de fait",
  },
  unit: "months",
  appliesOn: "receivedDate",
  rows: [{ from: actInForce, value: 6, source: productSpecification("document 3 section 9.4") }],
};

/** Age of a visa that was used to enter, for an application from inside Canada. */
export const entryVisaAge: DatedTable<number> = {
  id: "entryVisaAge",
  title: {
    en: "Age of an entry for applications from inside Canada",
    fr: "Ancienneté d’une entrée pour les demandes faites au Canada",
  },
  unit: "months",
  appliesOn: "receivedDate",
  rows: [
    { from: actInForce, value: 6, source: specificationOnly("document 3 section 9.4"), note: onlyInSpecification },
  ],
};

export const commonLawRelationship: DatedTable<number> = {
  id: "commonLawRelationship",
  title: { en: "Minimum length of a common-law relationship", fr: "Durée minimale d’une union de fait" },
  unit: "months in a row",
  appliesOn: "receivedDate",
  rows: [{ from: actInForce, value: 12, source: specificationOnly("document 1 section 9"), note: onlyInSpecification }],
};
