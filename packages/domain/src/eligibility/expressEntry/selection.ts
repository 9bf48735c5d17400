import type { Candidate, CandidateKey } from "../../conditions/expressEntry/candidate.ts";
import { abilities, lowestOf, type Language } from "../../conditions/expressEntry/languageOfCandidate.ts";
import { fill, type Text } from "../../kernel/text.ts";
import type { SelectionGrid } from "../../tables/expressEntry/selectionGrid.ts";
import { secondOf } from "./rankingCoreLines.ts";
import { atLeast, capped, exactly, pointsFrom, pointsOfAges, sumOf, type LineRule, type Points } from "./score.ts";
import { educationWords, languageWords, text } from "./words.ts";

/** The hundred points of the federal skilled worker (docs/facts/express-entry.md section 4). */

type Rule = LineRule<SelectionGrid>;

const words = {
  second: {
    en: "your second official language is at level {level} or more in all four abilities",
    fr: "votre seconde langue officielle est au niveau {level} ou plus dans les quatre habiletés",
  },
  noSecond: {
    en: "no second official language at level {level} in all four abilities",
    fr: "aucune seconde langue officielle au niveau {level} dans les quatre habiletés",
  },
  experience: {
    en: "years of skilled work in all: {years}",
    fr: "années de travail qualifié en tout : {years}",
  },
  experienceNotKnown: {
    en: "your years of skilled work are not all answered yet",
    fr: "vos années de travail qualifié ne sont pas encore toutes indiquées",
  },
  offer: { en: "you have a job offer that qualifies", fr: "vous avez une offre d’emploi admissible" },
  noOffer: { en: "you have no job offer that qualifies", fr: "vous n’avez pas d’offre d’emploi admissible" },
  offerNotKnown: {
    en: "whether you have a job offer that qualifies is not known yet",
    fr: "on ne sait pas encore si vous avez une offre d’emploi admissible",
  },
  ownWork: { en: "a year of skilled work in Canada", fr: "un an de travail qualifié au Canada" },
  ownStudies: { en: "two academic years of studies in Canada", fr: "deux années d’études au Canada" },
  spouseLanguage: {
    en: "your spouse or partner’s language at level {level} in all four abilities",
    fr: "la langue de votre conjoint ou partenaire au niveau {level} dans les quatre habiletés",
  },
  spouseStudies: {
    en: "two academic years of studies of your spouse or partner in Canada",
    fr: "deux années d’études de votre conjoint ou partenaire au Canada",
  },
  spouseWork: {
    en: "a year of work of your spouse or partner in Canada",
    fr: "un an de travail de votre conjoint ou partenaire au Canada",
  },
  relative: { en: "a close relative in Canada", fr: "un proche parent au Canada" },
  nothingCounts: {
    en: "nothing in your answers counts for adaptability",
    fr: "rien dans vos réponses ne compte pour la capacité d’adaptation",
  },
  adaptabilityNotKnown: {
    en: "some answers that count for adaptability are missing",
    fr: "il manque des réponses qui comptent pour la capacité d’adaptation",
  },
} satisfies Record<string, Text>;

const education: Rule = {
  id: "education",
  title: { en: "Education", fr: "Études" },
  reads: ["education"],
  most: ({ most }) => most.education,
  points({ education: rows }, { education: known }) {
    const said = educationWords(known);
    if (known?.kind === "level") return exactly(rows[known.level], said);
    return known?.reason === "lessThanSecondary" ? exactly(0, said) : atLeast(0, said);
  },
};

function firstLanguage({ firstLanguage: bands }: SelectionGrid, first: Language | undefined): Points {
  const said = languageWords(first);
  if (first === undefined) return atLeast(0, said);
  if (first.kind === "none") return exactly(0, said);
  return exactly(sumOf(abilities.map((ability) => pointsFrom(bands, first.levels[ability]))), said);
}

const language: Rule = {
  id: "language",
  title: { en: "Official languages", fr: "Langues officielles" },
  reads: ["first", "second"],
  most: ({ most }) => most.language,
  points(grid, candidate) {
    const first = firstLanguage(grid, candidate.first);
    const second = secondOf(candidate);
    const { level, points } = grid.secondLanguage;
    if (second === undefined) return atLeast(first.points, ...first.because, text.secondNotKnown);
    const reached = second !== "sameLanguage" && lowestOf(second) >= level;
    return {
      points: capped(first.points + (reached ? points : 0), grid.most.language),
      isExact: first.isExact,
      because: [...first.because, fill(reached ? words.second : words.noSecond, { level })],
    };
  },
};

const experience: Rule = {
  id: "experience",
  title: { en: "Work", fr: "Travail" },
  reads: ["canadianYears", "foreignYears"],
  most: ({ most }) => most.experience,
  points({ experience: bands, most }, { canadianYears, foreignYears }) {
    const years = (canadianYears ?? 0) + (foreignYears ?? 0);
    const points = pointsFrom(bands, years);
    const said = fill(words.experience, { years });
    return points === most.experience || (canadianYears !== undefined && foreignYears !== undefined)
      ? exactly(points, said)
      : atLeast(points, words.experienceNotKnown);
  },
};

const age: Rule = {
  id: "age",
  title: { en: "Age", fr: "Âge" },
  reads: ["ages"],
  most: ({ most }) => most.age,
  points: ({ age: bands }, { ages }) => pointsOfAges(ages, (years) => pointsFrom(bands, years)),
};

const arrangedEmployment: Rule = {
  id: "arrangedEmployment",
  title: { en: "Job offer", fr: "Offre d’emploi" },
  reads: ["offer"],
  most: ({ most }) => most.arrangedEmployment,
  points({ arrangedEmployment: points }, { offer }) {
    if (offer === undefined) return atLeast(0, words.offerNotKnown);
    return offer ? exactly(points, words.offer) : exactly(0, words.noOffer);
  },
};

/** Each that counts, with its points; of those of a spouse or partner none while none comes along. */
function adaptabilityOf({ adaptability: grid }: SelectionGrid, candidate: Candidate) {
  const { canadianYears, academicYears, offer, relative, hasSpouse } = candidate;
  const { spouseLanguage, spouseStudied, spouseYears } = candidate;
  const ofSpouse = (holds: boolean | undefined) => (hasSpouse === true ? holds : hasSpouse);
  const { level } = grid.spouseLanguage;
  return [
    [grid.ownWork, canadianYears === undefined ? undefined : canadianYears >= 1, words.ownWork],
    [grid.ownStudies, academicYears, words.ownStudies],
    [grid.arrangedEmployment, offer, words.offer],
    [grid.relative, relative, words.relative],
    [
      grid.spouseLanguage.points,
      ofSpouse(spouseLanguage && lowestOf(spouseLanguage) >= level),
      fill(words.spouseLanguage, { level }),
    ],
    [grid.spouseStudies, ofSpouse(spouseStudied), words.spouseStudies],
    [grid.spouseWork, ofSpouse(spouseYears === undefined ? undefined : spouseYears >= 1), words.spouseWork],
  ] as const;
}

const adaptability: Rule = {
  id: "adaptability",
  title: { en: "Adaptability", fr: "Capacité d’adaptation" },
  reads: [
    "canadianYears",
    "academicYears",
    "offer",
    "relative",
    "hasSpouse",
    "spouseLanguage",
    "spouseStudied",
    "spouseYears",
  ],
  most: ({ most }) => most.adaptability,
  points(grid, candidate) {
    const counted = adaptabilityOf(grid, candidate);
    const held = counted.filter(([, holds]) => holds === true);
    const points = capped(sumOf(held.map(([each]) => each)), grid.most.adaptability);
    const isExact = points === grid.most.adaptability || counted.every(([, holds]) => holds !== undefined);
    const said = held.length > 0 ? held.map(([, , each]) => each) : [];
    if (!isExact) return { points, isExact, because: [...said, words.adaptabilityNotKnown] };
    return { points, isExact, because: said.length > 0 ? said : [words.nothingCounts] };
  },
};

const lines: readonly Rule[] = [education, language, experience, age, arrangedEmployment, adaptability];

export type SelectionLine = Points & { readonly rule: Rule; readonly most: number };
export type Selection = {
  readonly total: number;
  readonly most: number;
  readonly isExact: boolean;
  readonly lines: readonly SelectionLine[];
};

export function select(candidate: Candidate, grid: SelectionGrid): Selection {
  const scored = lines.map((rule): SelectionLine => ({
    ...rule.points(grid, candidate),
    rule,
    most: rule.most(grid, candidate),
  }));
  return {
    total: sumOf(scored.map(({ points }) => points)),
    most: grid.most.total,
    isExact: scored.every(({ isExact }) => isExact),
    lines: scored,
  };
}

export const selectionReads: readonly CandidateKey[] = [...new Set(lines.flatMap(({ reads }) => reads))];
