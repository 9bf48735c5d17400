import type { Sample } from "../paper.ts";
import { banksInOtherWords } from "./banks.ts";
import { employersInOtherWords } from "./employers.ts";
import { lendersInOtherWords } from "./lenders.ts";
import { registriesInOtherWords } from "./registries.ts";
import { wagesInOtherWords } from "./wages.ts";

/** Papers that say the same in other words than those for which a rule was first written. */
export const papersInOtherWords: readonly Sample[] = [
  ...banksInOtherWords,
  ...lendersInOtherWords,
  ...employersInOtherWords,
  ...wagesInOtherWords,
  ...registriesInOtherWords,
];
