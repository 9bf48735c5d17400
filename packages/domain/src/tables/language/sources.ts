import { secondaryText } from "../sources.ts";

export const languageLevelsPage = secondaryText(
  "IRCC, Find your language level based on your test results, as copied out on 2025-12-07",
  "https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/work/after-graduation/eligibility/language-results.html",
);
