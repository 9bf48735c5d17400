import type { DatedTable } from "../../kernel/datedTable.ts";

/** How the category of training, education, experience and responsibilities (TEER) is read off the code of an occupation. */
type Categories = {
  readonly classification: "NOC 2021";
  /** Which digit of the code it is, counted from one. */
  readonly digit: number;
};

/** Before it, occupations were classed by skill types and levels of the classification of 2016, whose codes have four digits. */
export const occupationCategories: DatedTable<Categories> = {
  id: "occupationCategories",
  title: {
    en: "TEER category of an occupation, by its code",
    fr: "Catégorie FEER d’une profession, selon son code",
  },
  unit: "digit of the code of the National Occupational Classification",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2022-11-16",
      value: { classification: "NOC 2021", digit: 2 },
      source: {
        title:
          "Statistics Canada, National Occupational Classification 2021, variant by TEER; used by IRCC since 2022-11-16 (officer manual C41 and C46, page of 2026-02-11)",
        address: "https://www.statcan.gc.ca/en/subjects/standard/noc/2021/background",
        checkedOn: "2026-11-25",
        status: "verified",
      },
    },
  ],
};
