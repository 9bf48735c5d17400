import type { DatedTable } from "../../kernel/datedTable.ts";
import { limits } from "../limits.ts";
import { productSpecification } from "../sources.ts";

export const passportNumberLength = limits(
  {
    id: "passportNumberLength",
    title: { en: "Length of a passport number", fr: "Longueur d’un numéro de passeport" },
    unit: "characters",
  },
  { least: 4, most: 20 },
  "document 3 section 3.1; the numbers are ours",
);

/** Outside of these the person is asked whether the number is right: the field of a machine-readable passport holds nine signs (ICAO Doc 9303 part 4). */
export const usualPassportNumberLength = limits(
  {
    id: "usualPassportNumberLength",
    title: { en: "Usual length of a passport number", fr: "Longueur habituelle d’un numéro de passeport" },
    unit: "characters",
  },
  { least: 6, most: 9 },
  "document 3 section 3.1; the numbers are ours",
);

/** Longer than this no passport counts without a question; a few countries add months of the one before to ten years. */
export const longestPassportYears: DatedTable<number> = {
  id: "longestPassportYears",
  title: {
    en: "Years that a passport usually lasts at most",
    fr: "Durée maximale habituelle d’un passeport, en années",
  },
  unit: "years",
  appliesOn: "today",
  rows: [{ from: "2002-06-28", value: 11, source: productSpecification("document 3 section 3.1; the number is ours") }],
};
