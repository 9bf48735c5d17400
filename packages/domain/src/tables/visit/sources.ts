import { officialText } from "../sources.ts";

export const superVisaPage = officialText(
  "IRCC officer manual, temporary residents, super visa, page of 2025-01-28",
  "https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/visitors/super-visa.html",
);
