import type { DatedTable } from "../../kernel/datedTable.ts";
import { type Cad, dollars } from "../../kernel/money.ts";
import { actInForce, generalKnowledge, specificationOnly } from "../sources.ts";
import { iecAgreementsPage } from "../youthMobility/sources.ts";

const ours = "The product’s own amount: no authority publishes one. It has no start of its own.";

const certificatePractice = generalKnowledge("Practice of the banks, which follow the living costs of one student");
const practiceOnly =
  "No official page gives an amount; the certificate is not mandatory since the Student Direct Stream ended.";

/** Money that a participant of International Experience Canada must show. */
export const iecFunds: DatedTable<Cad> = {
  id: "iecFunds",
  title: { en: "Funds for International Experience Canada", fr: "Fonds pour Expérience internationale Canada" },
  unit: "CAD",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2025-12-24",
      value: dollars(2500),
      source: iecAgreementsPage,
      note: "Specification document 3 section 9.2 says the same.",
    },
  ],
};

/** A visit: the larger of the fixed amount and so much a month. */
export const visitorFunds: DatedTable<{ readonly least: Cad; readonly perMonth: Cad }> = {
  id: "visitorFunds",
  title: { en: "Funds recommended for a visit", fr: "Fonds recommandés pour une visite" },
  unit: "CAD",
  appliesOn: "receivedDate",
  rows: [
    {
      from: actInForce,
      value: { least: dollars(5000), perMonth: dollars(1100) },
      source: specificationOnly("document 3 section 9.2"),
      note: ours,
    },
  ],
};

/** A research stay: the fixed amount and so much a month on top. */
export const researchScholarFunds: DatedTable<{ readonly base: Cad; readonly plusPerMonth: Cad }> = {
  id: "researchScholarFunds",
  title: { en: "Funds recommended for visiting researchers", fr: "Fonds recommandés pour les chercheurs invités" },
  unit: "CAD",
  appliesOn: "receivedDate",
  rows: [
    {
      from: actInForce,
      value: { base: dollars(15_000), plusPerMonth: dollars(5000) },
      source: specificationOnly("document 3 section 9.2"),
      note: ours,
    },
  ],
};

/** A visit for a short study: this comes on top of the cost of the programme. */
export const shortStudyFunds: DatedTable<Cad> = {
  id: "shortStudyFunds",
  title: {
    en: "Funds recommended on top of the cost of a short study",
    fr: "Fonds recommandés en plus du coût d’un court programme",
  },
  unit: "CAD",
  appliesOn: "receivedDate",
  rows: [{ from: actInForce, value: dollars(5000), source: specificationOnly("document 3 section 9.2"), note: ours }],
};

/** Spouse and family of a student: the larger of the fixed amount and so much for each month of study left. */
export const spouseAndFamilyFunds: DatedTable<{ readonly least: Cad; readonly perMonthOfStudyLeft: Cad }> = {
  id: "spouseAndFamilyFunds",
  title: {
    en: "Funds recommended for a spouse and family",
    fr: "Fonds recommandés pour l’époux ou le conjoint de fait et la famille",
  },
  unit: "CAD",
  appliesOn: "receivedDate",
  rows: [
    {
      from: actInForce,
      value: { least: dollars(6000), perMonthOfStudyLeft: dollars(1800) },
      source: specificationOnly("document 3 section 9.2"),
      note: ours,
    },
  ],
};

/** Family of the holder of a post-graduation work permit. */
export const workPermitFamilyFunds: DatedTable<Cad> = {
  id: "workPermitFamilyFunds",
  title: {
    en: "Funds recommended for the family of a graduate with a work permit",
    fr: "Fonds recommandés pour la famille du titulaire d’un permis de travail postdiplôme",
  },
  unit: "CAD",
  appliesOn: "receivedDate",
  rows: [{ from: actInForce, value: dollars(5000), source: specificationOnly("document 3 section 9.2"), note: ours }],
};

/** Amounts that the specification shows without their meaning. Nothing reads them. */
export const unnamedAmounts: DatedTable<readonly Cad[]> = {
  id: "unnamedAmounts",
  title: {
    en: "Amounts of the specification without a meaning",
    fr: "Montants de la spécification sans signification",
  },
  unit: "CAD",
  appliesOn: "receivedDate",
  rows: [
    {
      from: actInForce,
      value: [1500, 22_895, 6000, 6000, 20_635, 5000, 5000].map(dollars),
      source: specificationOnly("document 3 section 9.2"),
      note: "Kept as printed; nothing is decided on it. 22,895 and 20,635 are the living costs of one person (table proofOfFunds), 6,000 and 5,000 look like the recommended amounts.",
    },
  ],
};

/** A guaranteed investment certificate: banks sell it for the living costs of one person. Not mandatory. */
export const investmentCertificateAmount: DatedTable<Cad> = {
  id: "investmentCertificateAmount",
  title: {
    en: "Amount of a GIC",
    fr: "Montant d’un CPG",
  },
  unit: "CAD",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2024-01-01",
      until: "2025-08-31",
      value: dollars(20_635),
      source: certificatePractice,
      note: practiceOnly,
    },
    {
      from: "2025-09-01",
      until: "2026-08-31",
      value: dollars(22_895),
      source: certificatePractice,
      note: practiceOnly,
    },
    { from: "2026-09-01", value: dollars(23_448), source: certificatePractice, note: practiceOnly },
  ],
};
