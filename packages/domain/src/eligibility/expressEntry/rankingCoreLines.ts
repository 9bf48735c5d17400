import type { Candidate } from "../../conditions/expressEntry/candidate.ts";
import { abilities, type Language } from "../../conditions/expressEntry/languageOfCandidate.ts";
import { fill } from "../../kernel/text.ts";
import type { RankingTables } from "./rankingTables.ts";
import {
  atLeast,
  capped,
  exactly,
  pointsFrom,
  pointsOfAges,
  rowFrom,
  sumOf,
  type LineRule,
  type Points,
} from "./score.ts";
import { educationWords, isLevels, languageWords, text, yearsInCanada } from "./words.ts";

/** The candidate’s own points, and those of a spouse or partner (docs/facts/express-entry.md section 1). */

type Columns = { readonly withSpouse: number; readonly withoutSpouse: number };
type Rule = LineRule<RankingTables>;

/** The column that holds. While it is not known whether a spouse counts, the lower one: with a spouse. */
const columnOf = ({ withSpouse, withoutSpouse }: Columns, { hasSpouse }: Candidate): number =>
  hasSpouse === false ? withoutSpouse : withSpouse;

/** What depends on the column is exact only once that is known. */
function inColumn({ points, isExact, because }: Points, { hasSpouse }: Candidate): Points {
  return hasSpouse === undefined && points > 0
    ? atLeast(points, ...because, text.spouseNotKnown)
    : { points, isExact, because };
}

const mostOf = (rows: readonly (Columns & { readonly from: number })[], candidate: Candidate): number =>
  Math.max(...rows.map((row) => columnOf(row, candidate)));

const agePoints: Rule = {
  id: "age",
  title: { en: "Age", fr: "Âge" },
  reads: ["ages", "hasSpouse"],
  most: ({ age }, candidate) => mostOf(age, candidate),
  points({ age: rows }, candidate) {
    return inColumn(
      pointsOfAges(candidate.ages, (years) => {
        const row = rowFrom(rows, years);
        return row && columnOf(row, candidate);
      }),
      candidate,
    );
  },
};

const educationPoints: Rule = {
  id: "education",
  title: { en: "Education", fr: "Études" },
  reads: ["education", "hasSpouse"],
  most: ({ education }, candidate) => columnOf(education.doctoral, candidate),
  points({ education: rows }, candidate) {
    const { education } = candidate;
    const words = educationWords(education);
    if (education === undefined) return atLeast(0, words);
    if (education.kind === "level")
      return inColumn(exactly(columnOf(rows[education.level], candidate), words), candidate);
    // Another credential of the same person may be shown, such as one from Canada below the highest level.
    return education.reason === "lessThanSecondary" ? exactly(0, words) : atLeast(0, words);
  },
};

const firstLanguagePoints: Rule = {
  id: "firstLanguage",
  title: { en: "First official language", fr: "Première langue officielle" },
  reads: ["first", "hasSpouse"],
  most: ({ first }, candidate) => mostOf(first, candidate) * abilities.length,
  points({ first: rows }, candidate) {
    const { first } = candidate;
    const words = languageWords(first);
    if (first === undefined) return atLeast(0, words);
    if (first.kind === "none") return exactly(0, words);
    const each = abilities.map((ability) => rowFrom(rows, first.levels[ability]));
    return inColumn(exactly(sumOf(each.map((row) => (row ? columnOf(row, candidate) : 0))), words), candidate);
  },
};

/** A second test counts only of the other language. */
export function secondOf({ first, second }: Candidate): Language | undefined | "sameLanguage" {
  if (second?.kind !== "levels") return second;
  if (first === undefined) return undefined;
  return isLevels(first) && first.of === second.of ? "sameLanguage" : second;
}

const secondLanguagePoints: Rule = {
  id: "secondLanguage",
  title: { en: "Second official language", fr: "Seconde langue officielle" },
  reads: ["first", "second", "hasSpouse"],
  most: ({ second }, candidate) => columnOf(second.most, candidate),
  points({ second: { perAbility, most } }, candidate) {
    const second = secondOf(candidate);
    if (second === "sameLanguage") return exactly(0, text.sameLanguage);
    const words = languageWords(second, text.secondNotKnown);
    if (second === undefined) return atLeast(0, words);
    if (second.kind === "none") return exactly(0, words);
    const sum = sumOf(abilities.map((ability) => pointsFrom(perAbility, second.levels[ability])));
    const points = capped(sum, columnOf(most, candidate));
    // Below the cap both columns are the same.
    return sum > most.withSpouse ? inColumn(exactly(points, words), candidate) : exactly(points, words);
  },
};

const canadianWorkPoints: Rule = {
  id: "canadianWork",
  title: { en: "Work in Canada", fr: "Travail au Canada" },
  reads: ["canadianYears", "hasSpouse"],
  most: ({ canadianWork }, candidate) => mostOf(canadianWork, candidate),
  points({ canadianWork }, candidate) {
    const { canadianYears } = candidate;
    if (canadianYears === undefined) return atLeast(0, text.canadianNotKnown);
    const row = rowFrom(canadianWork, canadianYears);
    return inColumn(exactly(row ? columnOf(row, candidate) : 0, yearsInCanada(canadianYears)), candidate);
  },
};

export const coreLines: readonly Rule[] = [
  agePoints,
  educationPoints,
  firstLanguagePoints,
  secondLanguagePoints,
  canadianWorkPoints,
];

/** Points of the spouse: none where none counts, and at least none while that is not known. */
const ofSpouse = (candidate: Candidate, points: () => Points): Points => {
  if (candidate.hasSpouse === false) return exactly(0, text.noSpouse);
  return candidate.hasSpouse === undefined ? atLeast(0, text.spouseNotKnown) : points();
};
const ifSpouse = (candidate: Candidate, most: number): number => (candidate.hasSpouse === false ? 0 : most);

const spouseText = {
  education: {
    en: "what your spouse or partner studied, or what shows it, is not answered yet",
    fr: "les études de votre conjoint ou partenaire, ou ce qui les prouve, ne sont pas encore indiquées",
  },
  shown: {
    en: "the studies of your spouse or partner are shown",
    fr: "les études de votre conjoint ou partenaire sont prouvées",
  },
  notShown: {
    en: "no studies of your spouse or partner count: foreign ones need an assessment that is recent enough",
    fr: "aucunes études de votre conjoint ou partenaire ne comptent : celles de l’étranger exigent une évaluation assez récente",
  },
  language: {
    en: "the language test of your spouse or partner is not answered yet",
    fr: "le test de langue de votre conjoint ou partenaire n’est pas encore indiqué",
  },
  levels: {
    en: "your spouse or partner has levels {Speaking}, {Listening}, {Reading} and {Writing} in speaking, listening, reading and writing",
    fr: "votre conjoint ou partenaire a les niveaux {Speaking}, {Listening}, {Reading} et {Writing} à l’oral, à l’écoute, en lecture et à l’écrit",
  },
  noLanguage: {
    en: "your spouse or partner has no language test that counts",
    fr: "votre conjoint ou partenaire n’a pas de test de langue qui compte",
  },
  work: {
    en: "the work of your spouse or partner in Canada is not answered yet",
    fr: "le travail de votre conjoint ou partenaire au Canada n’est pas encore indiqué",
  },
  years: {
    en: "years of skilled work of your spouse or partner in Canada: {years}",
    fr: "années de travail qualifié de votre conjoint ou partenaire au Canada : {years}",
  },
} as const;

export const spouseLines: readonly Rule[] = [
  {
    id: "spouseEducation",
    title: { en: "Education of your spouse or partner", fr: "Études de votre conjoint ou partenaire" },
    reads: ["hasSpouse", "spouseEducation"],
    most: ({ spouse }, candidate) => ifSpouse(candidate, spouse.education.doctoral),
    points: ({ spouse }, candidate) =>
      ofSpouse(candidate, () => {
        const { spouseEducation: education } = candidate;
        if (education === undefined) return atLeast(0, spouseText.education);
        return education.kind === "level"
          ? exactly(spouse.education[education.level], spouseText.shown)
          : exactly(0, spouseText.notShown);
      }),
  },
  {
    id: "spouseLanguage",
    title: { en: "Language of your spouse or partner", fr: "Langue de votre conjoint ou partenaire" },
    reads: ["hasSpouse", "spouseLanguage"],
    most: ({ spouse }, candidate) =>
      ifSpouse(candidate, Math.max(...spouse.language.map(({ points }) => points)) * abilities.length),
    points: ({ spouse }, candidate) =>
      ofSpouse(candidate, () => {
        const { spouseLanguage: language } = candidate;
        if (language === undefined) return atLeast(0, spouseText.language);
        if (language.kind === "none") return exactly(0, spouseText.noLanguage);
        return exactly(
          sumOf(abilities.map((ability) => pointsFrom(spouse.language, language.levels[ability]))),
          fill(spouseText.levels, language.levels),
        );
      }),
  },
  {
    id: "spouseWork",
    title: { en: "Work of your spouse or partner in Canada", fr: "Travail de votre conjoint ou partenaire au Canada" },
    reads: ["hasSpouse", "spouseYears"],
    most: ({ spouse }, candidate) => ifSpouse(candidate, Math.max(...spouse.canadianWork.map(({ points }) => points))),
    points: ({ spouse }, candidate) =>
      ofSpouse(candidate, () => {
        const { spouseYears: years } = candidate;
        if (years === undefined) return atLeast(0, spouseText.work);
        return exactly(pointsFrom(spouse.canadianWork, years), fill(spouseText.years, { years }));
      }),
  },
];
