import type { DatedTable } from "../../kernel/datedTable.ts";
import { actInForce, productSpecification, secondaryText, specificationOnly } from "../sources.ts";

const financialSupportPage =
  "https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/financial-support.html";

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

/** Canadian dollars, parts of a balance and days. */
export type LumpSumLimits = {
  /** A deposit below this is never large. */
  readonly least: number;
  /** Part of the average balance before it. */
  readonly partOfBalance: number;
  readonly daysBefore: number;
  /** Deposits of so many days together, as a part of the balance before them. */
  readonly riseDays: number;
  readonly partOfRise: number;
};

export const lumpSumLimits: DatedTable<LumpSumLimits> = {
  id: "lumpSumLimits",
  title: {
    en: "From which amount a deposit is large",
    fr: "À partir de quel montant un dépôt est important",
  },
  unit: "Canadian dollars, parts of a balance and days",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      value: { least: 2500, partOfBalance: 0.25, daysBefore: 30, riseDays: 14, partOfRise: 0.5 },
      source: specificationOnly("document 1 section 8"),
      note: "The specification names the warning only; the numbers are ours (facts/warnings.md section 4).",
    },
  ],
};

/** Days after which a paper about money is too old, or days that may be missing. */
export type StatementDays = {
  /** The newest statement of an account may end so many days ago. */
  readonly newest: number;
  /** So many days may be missing in the months that statements cover. */
  readonly missing: number;
  /** Days that count as one month. */
  readonly month: number;
  /** Age of a letter of a financial supporter. */
  readonly supporterLetter: number;
};

export const statementDays: DatedTable<StatementDays> = {
  id: "statementDays",
  title: {
    en: "Days for statements and letters about money",
    fr: "Jours pour les relevés et les lettres au sujet de l’argent",
  },
  unit: "days",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      value: { newest: 31, missing: 7, month: 30, supporterLetter: 90 },
      source: specificationOnly("document 1 section 8"),
      note: "The specification names the warnings only; the numbers are ours (facts/warnings.md section 4).",
    },
  ],
};
