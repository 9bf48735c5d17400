import { officialText } from "../sources.ts";

export const iecAgreementsPage = officialText(
  "IRCC officer manual, International Experience Canada bilateral agreements, page of 2025-12-24",
  "https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/foreign-workers/exemption-codes/international-experience/canadian-interests-reciprocal-employment-international-experience-canada-bilateral-agreements-arrangements.html",
);
