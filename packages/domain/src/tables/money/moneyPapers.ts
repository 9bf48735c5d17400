import type { DatedTable } from "../../kernel/datedTable.ts";
import { actInForce, productSpecification, secondaryText } from "../sources.ts";

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
