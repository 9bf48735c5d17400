import type { Candidate } from "../../conditions/expressEntry/candidate.ts";
import type { EducationLevel } from "../../conditions/expressEntry/educationOfCandidate.ts";
import { abilities, lowestOf, type Language } from "../../conditions/expressEntry/languageOfCandidate.ts";
import type { ExpressEntryProgram } from "../../conditions/expressEntry/requirement.ts";
import { fill, type Text } from "../../kernel/text.ts";
import { isLevels } from "./words.ts";

/** What would raise the score: the same rules, asked of a candidate of whom one thing is otherwise. */

/** `title` is what would have to be so; nothing is said about how likely it is. */
export type Change = { readonly id: string; readonly title: Text; readonly candidate: Candidate };

/** What a change would bring. */
export type Raise = {
  readonly id: string;
  readonly title: Text;
  readonly total: number;
  readonly gain: number;
  /** Programs that it would open. */
  readonly opens: readonly ExpressEntryProgram[];
};

const highestLevel = 10;

const raised = (language: Extract<Language, { kind: "levels" }>, to: (level: number) => number): Language => {
  const [Speaking, Listening, Reading, Writing] = abilities.map((ability) =>
    Math.min(highestLevel, Math.max(language.levels[ability], to(language.levels[ability]))),
  );
  return {
    ...language,
    levels: { Speaking: Speaking ?? 0, Listening: Listening ?? 0, Reading: Reading ?? 0, Writing: Writing ?? 0 },
  };
};

const allAt = (of: "english" | "french", level: number): Language => ({
  kind: "levels",
  of,
  levels: { Speaking: level, Listening: level, Reading: level, Writing: level },
});

const titles = {
  oneLevel: {
    en: "One level more in each ability of your first language",
    fr: "Un niveau de plus dans chaque habileté de votre première langue",
  },
  firstAt: {
    en: "Level {level} in all four abilities of your first language",
    fr: "Le niveau {level} dans les quatre habiletés de votre première langue",
  },
  english: {
    en: "English at level {level} in all four abilities",
    fr: "L’anglais au niveau {level} dans les quatre habiletés",
  },
  french: {
    en: "French at level {level} in all four abilities",
    fr: "Le français au niveau {level} dans les quatre habiletés",
  },
  otherFirst: {
    en: "Your other language named as the first official language",
    fr: "Votre autre langue inscrite comme première langue officielle",
  },
  canadianYear: {
    en: "One more year of skilled work in Canada",
    fr: "Une année de plus de travail qualifié au Canada",
  },
  foreignYear: {
    en: "One more year of skilled work outside Canada",
    fr: "Une année de plus de travail qualifié hors du Canada",
  },
  assessment: {
    en: "An assessment that shows your studies outside Canada",
    fr: "Une évaluation qui prouve vos études hors du Canada",
  },
  secondCredential: {
    en: "A second credential of a year or more after high school",
    fr: "Un deuxième diplôme postsecondaire d’un an ou plus",
  },
  nomination: {
    en: "A nomination by a province or territory",
    fr: "La désignation par une province ou un territoire",
  },
  certificate: {
    en: "A certificate of qualification in your trade",
    fr: "Un certificat de qualification dans votre métier",
  },
  spouseLanguage: {
    en: "Level {level} in all four abilities of your spouse or partner’s language",
    fr: "Le niveau {level} dans les quatre habiletés de la langue de votre conjoint ou partenaire",
  },
  spouseAssessment: {
    en: "An assessment that shows the studies of your spouse or partner",
    fr: "Une évaluation qui prouve les études de votre conjoint ou partenaire",
  },
} satisfies Record<string, Text>;

/** The levels at which the points of strengths together rise. */
const steps = [7, 9] as const;

function languageChanges(candidate: Candidate): readonly Change[] {
  const { first, second } = candidate;
  if (!isLevels(first)) return [];
  const other = first.of === "english" ? "french" : "english";
  const change = (id: string, title: Text, changed: Partial<Candidate>): Change => ({
    id,
    title,
    candidate: { ...candidate, ...changed },
  });
  const lowest = lowestOf(first);
  const own = steps
    .filter((level) => lowest < level)
    .map((level) =>
      change(`firstLanguageAt${level}`, fill(titles.firstAt, { level }), { first: raised(first, () => level) }),
    );
  const isOther = isLevels(second) && second.of !== first.of;
  const levelsOfOther = isOther ? second : allAt(other, 0);
  const others = [5, ...steps].map((level) =>
    change(`${other}At${level}`, fill(titles[other], { level }), {
      second: isLevels(levelsOfOther) ? raised(levelsOfOther, () => level) : allAt(other, level),
    }),
  );
  return [
    change("oneLevelMore", titles.oneLevel, { first: raised(first, (level) => level + 1) }),
    ...own,
    ...others,
    ...(isOther ? [change("otherLanguageFirst", titles.otherFirst, { first: second, second: first })] : []),
  ];
}

/** The levels that the answers name, shown or not. */
export type NamedLevels = { readonly own: EducationLevel | undefined; readonly spouse: EducationLevel | undefined };

/** Everything that may be tried. What is not known is not changed: the question stands open. */
export function changesOf(candidate: Candidate, named: NamedLevels): readonly Change[] {
  const change = (id: string, title: Text, changed: Partial<Candidate>): Change => ({
    id,
    title,
    candidate: { ...candidate, ...changed },
  });
  const { education, canadianYears, foreignYears, nominated, certificate, hasSpouse } = candidate;
  const { spouseLanguage, spouseEducation } = candidate;
  const isUnshown = education?.kind === "nothing" && education.reason !== "lessThanSecondary";
  const isSpouseUnshown = spouseEducation?.kind === "nothing" && spouseEducation.reason !== "lessThanSecondary";
  return [
    ...languageChanges(candidate),
    ...(canadianYears === undefined
      ? []
      : [
          change("canadianYear", titles.canadianYear, {
            canadianYears: canadianYears + 1,
            recentYear: true,
          }),
        ]),
    ...(foreignYears === undefined
      ? []
      : [change("foreignYear", titles.foreignYear, { foreignYears: foreignYears + 1 })]),
    ...(isUnshown && named.own
      ? [change("assessment", titles.assessment, { education: { kind: "level", level: named.own } })]
      : []),
    ...(education?.kind === "level" && education.level === "threeYears"
      ? [
          change("secondCredential", titles.secondCredential, {
            education: { kind: "level", level: "twoOrMore" },
          }),
        ]
      : []),
    ...(nominated === false ? [change("nomination", titles.nomination, { nominated: true })] : []),
    ...(certificate === false && candidate.tradeYears === true
      ? [change("certificate", titles.certificate, { certificate: true })]
      : []),
    ...(hasSpouse === true && spouseLanguage !== undefined && lowestOf(spouseLanguage) < 9
      ? [
          change("spouseLanguage", fill(titles.spouseLanguage, { level: 9 }), {
            spouseLanguage: isLevels(spouseLanguage) ? raised(spouseLanguage, () => 9) : allAt("english", 9),
          }),
        ]
      : []),
    ...(hasSpouse === true && isSpouseUnshown && named.spouse
      ? [
          change("spouseAssessment", titles.spouseAssessment, {
            spouseEducation: { kind: "level", level: named.spouse },
          }),
        ]
      : []),
  ];
}
