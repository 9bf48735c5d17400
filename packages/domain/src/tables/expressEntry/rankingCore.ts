import type { DatedRow, DatedTable } from "../../kernel/datedTable.ts";
import type { Text } from "../../kernel/text.ts";
import { rankingCriteria } from "./sources.ts";

/** Core and spouse points of the ranking score (docs/facts/express-entry.md section 1). */

/** Points from this age, level or number of years on, until the next line. */
export type Band = { readonly from: number; readonly points: number };
export type TwoColumns = {
  readonly from: number;
  readonly withSpouse: number;
  readonly withoutSpouse: number;
};

/** Levels of schooling that the score tells apart, the lowest first. */
export type EducationPoints<T> = {
  readonly secondary: T;
  readonly oneYear: T;
  readonly twoYears: T;
  readonly threeYears: T;
  readonly twoOrMore: T;
  readonly master: T;
  readonly doctoral: T;
};
type Columns = Omit<TwoColumns, "from">;

const columns = (withSpouse: number, withoutSpouse: number): Columns => ({ withSpouse, withoutSpouse });
const lines = (...rows: readonly (readonly [number, number, number])[]): readonly TwoColumns[] =>
  rows.map(([from, withSpouse, withoutSpouse]) => ({ from, withSpouse, withoutSpouse }));
const bands = (...rows: readonly (readonly [number, number])[]): readonly Band[] =>
  rows.map(([from, points]) => ({ from, points }));

const threeCopiesAgree =
  "Three public copies of the page agree; the official text of the tables was not found. The first day is the start of Express Entry.";

const since2015 = <T>(value: T): readonly DatedRow<T>[] => [
  { from: "2015-01-01", value, source: rankingCriteria, note: threeCopiesAgree },
];

const ranking = <T>(id: string, title: Text, unit: string, value: T): DatedTable<T> => ({
  id,
  title,
  unit,
  appliesOn: "today",
  rows: since2015(value),
});

export const rankingAge = ranking(
  "rankingAge",
  { en: "Ranking points for age", fr: "Points de classement pour l’âge" },
  "points from an age in completed years",
  lines(
    [0, 0, 0],
    [18, 90, 99],
    [19, 95, 105],
    [20, 100, 110],
    [30, 95, 105],
    [31, 90, 99],
    [32, 85, 94],
    [33, 80, 88],
    [34, 75, 83],
    [35, 70, 77],
    [36, 65, 72],
    [37, 60, 66],
    [38, 55, 61],
    [39, 50, 55],
    [40, 45, 50],
    [41, 35, 39],
    [42, 25, 28],
    [43, 15, 17],
    [44, 5, 6],
    [45, 0, 0],
  ),
);

export const rankingEducation = ranking<EducationPoints<Columns>>(
  "rankingEducation",
  { en: "Ranking points for education", fr: "Points de classement pour les études" },
  "points for the highest level",
  {
    secondary: columns(28, 30),
    oneYear: columns(84, 90),
    twoYears: columns(91, 98),
    threeYears: columns(112, 120),
    twoOrMore: columns(119, 128),
    master: columns(126, 135),
    doctoral: columns(140, 150),
  },
);

export const rankingFirstLanguage = ranking(
  "rankingFirstLanguage",
  {
    en: "Ranking points for the first official language",
    fr: "Points de classement pour la première langue officielle",
  },
  "points for each ability from a CLB or NCLC level",
  lines([0, 0, 0], [4, 6, 6], [6, 8, 9], [7, 16, 17], [8, 22, 23], [9, 29, 31], [10, 32, 34]),
);

export const rankingSecondLanguage = ranking(
  "rankingSecondLanguage",
  {
    en: "Ranking points for the second official language",
    fr: "Points de classement pour la seconde langue officielle",
  },
  "points for each ability from a CLB or NCLC level, and the most of all four",
  { perAbility: bands([0, 0], [5, 1], [7, 3], [9, 6]), most: columns(22, 24) },
);

export const rankingCanadianWork = ranking(
  "rankingCanadianWork",
  { en: "Ranking points for work in Canada", fr: "Points de classement pour le travail au Canada" },
  "points from a number of years",
  lines([0, 0, 0], [1, 35, 40], [2, 46, 53], [3, 56, 64], [4, 63, 72], [5, 70, 80]),
);

export const rankingSpouse = ranking<{
  readonly education: EducationPoints<number>;
  readonly language: readonly Band[];
  readonly canadianWork: readonly Band[];
}>(
  "rankingSpouse",
  { en: "Ranking points of the spouse or partner", fr: "Points de classement de l’époux ou du conjoint" },
  "points for education, for each ability from a language level, and from a number of years in Canada",
  {
    education: {
      secondary: 2,
      oneYear: 6,
      twoYears: 7,
      threeYears: 8,
      twoOrMore: 9,
      master: 10,
      doctoral: 10,
    },
    language: bands([0, 0], [5, 1], [7, 3], [9, 5]),
    canadianWork: bands([0, 0], [1, 5], [2, 7], [3, 8], [4, 9], [5, 10]),
  },
);

/** The most of each section and of all. */
export const rankingMost = ranking(
  "rankingMost",
  { en: "Most ranking points of each part", fr: "Maximum de points de classement de chaque partie" },
  "points",
  {
    core: columns(460, 500),
    spouse: 40,
    transferable: 100,
    eachTransferable: 50,
    additional: 600,
    total: 1200,
  },
);
