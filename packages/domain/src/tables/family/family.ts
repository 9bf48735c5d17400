import type { DatedTable } from "../../kernel/datedTable.ts";
import { productSpecification } from "../sources.ts";

/** A child counts as dependent below this age, while unmarried. */
export const dependentChildAge: DatedTable<number> = {
  id: "dependentChildAge",
  title: { en: "Age below which a child is dependent", fr: "Âge sous lequel un enfant est à charge" },
  unit: "years of age",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2017-10-24",
      value: 22,
      source: {
        title: "Immigration and Refugee Protection Regulations, section 2 (dependent child), as amended by SOR/2017-60",
        address: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2002-227/section-2.html",
        checkedOn: "2026-11-20",
        status: "verified",
      },
    },
  ],
};

/** How many children the assessment takes. */
export const childrenInAssessment: DatedTable<{ readonly least: number; readonly most: number }> = {
  id: "childrenInAssessment",
  title: { en: "Children in the assessment", fr: "Enfants dans l’évaluation" },
  unit: "children",
  appliesOn: "today",
  rows: [
    {
      from: "2017-10-24",
      value: { least: 1, most: 5 },
      source: productSpecification("document 3 sections 5.3 and 9.4"),
    },
  ],
};
