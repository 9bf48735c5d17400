import { officialText } from "../sources.ts";

export const postGraduationPage = officialText(
  "IRCC officer manual, post-graduation work permit program, page of 2025-12-11, copy of 2026-02-12",
  "https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/study-permits/post-graduation-work-permit-program.html",
);
