import type { TableSource } from "../../kernel/datedTable.ts";

/** What the tables of Express Entry rest on; beside them, so that no other page loads it. */

/** The criteria of the ranking score as three public copies of IRCC’s page write them (docs/facts/express-entry.md section 1). */
export const rankingCriteria: TableSource = {
  title: "IRCC, Comprehensive Ranking System criteria, page of 2026-06-22 as copied out by 2026-10-02",
  address:
    "https://www.canada.ca/en/immigration-refugees-citizenship/services/immigrate-canada/express-entry/check-score/crs-criteria.html",
  checkedOn: "2026-11-22",
  status: "unverified",
};

/** The sections on skilled workers, read in the Regulations as in force in June 2026. */
export const skilledWorkerRegulations = (sections: string): TableSource => ({
  title: `Immigration and Refugee Protection Regulations (SOR/2002-227), ${sections}, consolidation to 2026-06-14`,
  address: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2002-227/",
  checkedOn: "2026-11-22",
  status: "verified",
});

/** Pages of IRCC on the programs of Express Entry, as others quote them. */
export const expressEntryPages = (title: string): TableSource => ({
  title: `IRCC, ${title}, as quoted by others in September and October 2026`,
  address:
    "https://www.canada.ca/en/immigration-refugees-citizenship/services/immigrate-canada/express-entry/who-can-apply.html",
  checkedOn: "2026-11-22",
  status: "unverified",
});
