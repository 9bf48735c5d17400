import type { DatedTable } from "../../kernel/datedTable.ts";
import { expressEntryPages, skilledWorkerRegulations } from "./sources.ts";
import type { Band, EducationPoints } from "./rankingCore.ts";

/** The hundred points of the federal skilled worker (docs/facts/express-entry.md section 4). */

export type SelectionGrid = {
  readonly education: EducationPoints<number>;
  /** Of the first official language, for each ability from a level. */
  readonly firstLanguage: readonly Band[];
  readonly secondLanguage: { readonly level: number; readonly points: number };
  readonly experience: readonly Band[];
  readonly age: readonly Band[];
  readonly arrangedEmployment: number;
  readonly adaptability: {
    readonly spouseLanguage: { readonly level: number; readonly points: number };
    readonly ownStudies: number;
    readonly spouseStudies: number;
    readonly ownWork: number;
    readonly spouseWork: number;
    readonly relative: number;
    readonly arrangedEmployment: number;
  };
  readonly most: {
    readonly education: number;
    readonly language: number;
    readonly experience: number;
    readonly age: number;
    readonly arrangedEmployment: number;
    readonly adaptability: number;
    readonly total: number;
  };
};

const bands = (...rows: readonly (readonly [number, number])[]): readonly Band[] =>
  rows.map(([from, points]) => ({ from, points }));

const grid: SelectionGrid = {
  education: { secondary: 5, oneYear: 15, twoYears: 19, threeYears: 21, twoOrMore: 22, master: 23, doctoral: 25 },
  firstLanguage: bands([0, 0], [7, 4], [8, 5], [9, 6]),
  secondLanguage: { level: 5, points: 4 },
  experience: bands([0, 0], [1, 9], [2, 11], [4, 13], [6, 15]),
  age: bands(
    [0, 0],
    [18, 12],
    [36, 11],
    [37, 10],
    [38, 9],
    [39, 8],
    [40, 7],
    [41, 6],
    [42, 5],
    [43, 4],
    [44, 3],
    [45, 2],
    [46, 1],
    [47, 0],
  ),
  arrangedEmployment: 10,
  adaptability: {
    spouseLanguage: { level: 4, points: 5 },
    ownStudies: 5,
    spouseStudies: 5,
    ownWork: 10,
    spouseWork: 5,
    relative: 5,
    arrangedEmployment: 5,
  },
  most: {
    education: 25,
    language: 28,
    experience: 15,
    age: 12,
    arrangedEmployment: 10,
    adaptability: 10,
    total: 100,
  },
};

export const selectionGrid: DatedTable<SelectionGrid> = {
  id: "selectionGrid",
  title: {
    en: "Selection factors of federal skilled workers",
    fr: "Facteurs de sélection des travailleurs qualifiés (fédéral)",
  },
  unit: "points",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2013-05-04",
      value: grid,
      source: skilledWorkerRegulations("sections 78 to 83"),
      note: "Which levels of language the points name is set by the Minister; read in pages that quote IRCC.",
    },
  ],
};

export const selectionPassMark: DatedTable<number> = {
  id: "selectionPassMark",
  title: {
    en: "Points that a federal skilled worker needs",
    fr: "Points exigés d’un travailleur qualifié (fédéral)",
  },
  unit: "points",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2013-05-04",
      value: 67,
      source: expressEntryPages("Federal Skilled Worker Program"),
      note: "Set by the Minister under section 76(2) of the Regulations; that text was not read.",
    },
  ],
};
