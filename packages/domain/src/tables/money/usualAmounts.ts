import type { DatedTable } from "../../kernel/datedTable.ts";
import { productSpecification } from "../sources.ts";

/** Canadian dollars. Above these the person is asked whether the amount is right. */
export const usualAmounts: DatedTable<{
  readonly funds: number;
  readonly tuition: number;
  readonly scholarship: number;
}> = {
  id: "usualAmounts",
  title: { en: "Amounts that are usual at most", fr: "Montants habituels, au plus" },
  unit: "Canadian dollars",
  appliesOn: "today",
  rows: [
    {
      from: "2002-06-28",
      value: { funds: 1_000_000, tuition: 200_000, scholarship: 200_000 },
      source: productSpecification("document 3 section 4.2; the numbers are ours"),
    },
  ],
};
