import { fill, type Text } from "../../kernel/text.ts";
import { writtenNumber } from "../../kernel/written.ts";
import { teerOf } from "../work/occupations.ts";
import type { Candidate } from "./candidate.ts";
import { abilities, lowestOf } from "./languageOfCandidate.ts";
import {
  isSkilled,
  isTrade,
  levelNotKnown,
  occupationNotKnown,
  yesNo,
  type ExpressEntryProgram,
  type ProgramRows,
  type Requirement,
} from "./requirement.ts";

/** What each program of Express Entry asks for (docs/facts/express-entry.md sections 4 and 5). */

const skilledOccupation: Requirement = {
  id: "occupation",
  reads: ["occupation"],
  met: ({ occupation }, rows) => (occupation === undefined ? undefined : isSkilled(occupation, rows)),
  says: ({ occupation }, { skilled, categories }) => {
    const values = { teer: occupation === undefined ? "" : teerOf(occupation, categories), highest: skilled.highest };
    return [
      fill(
        {
          en: "your main occupation is in TEER category {teer}, and categories 0 to {highest} count",
          fr: "votre profession principale est de la catégorie FEER {teer}, et les catégories 0 à {highest} comptent",
        },
        values,
      ),
      fill(
        {
          en: "your main occupation is in TEER category {teer}, and only categories 0 to {highest} count",
          fr: "votre profession principale est de la catégorie FEER {teer}, et seules les catégories 0 à {highest} comptent",
        },
        values,
      ),
      occupationNotKnown,
    ];
  },
};

const outsideQuebec: Requirement = {
  id: "outsideQuebec",
  reads: ["outsideQuebec"],
  met: ({ outsideQuebec: outside }) => outside,
  says: () => [
    { en: "you want to live outside Quebec", fr: "vous voulez habiter hors du Québec" },
    {
      en: "you want to live in Quebec, which chooses its own skilled workers",
      fr: "vous voulez habiter au Québec, qui choisit ses propres travailleurs qualifiés",
    },
    {
      en: "the provinces where you would like to live are not answered yet",
      fr: "les provinces où vous aimeriez habiter ne sont pas encore indiquées",
    },
  ],
};

const reachesLevel = (level: number): readonly [Text, Text] => [
  fill(
    {
      en: "your first language is at level {level} or more in all four abilities",
      fr: "votre première langue est au niveau {level} ou plus dans les quatre habiletés",
    },
    { level },
  ),
  fill(
    {
      en: "your first language is not at level {level} in all four abilities",
      fr: "votre première langue n’est pas au niveau {level} dans les quatre habiletés",
    },
    { level },
  ),
];

const skilledWorkerLanguage: Requirement = {
  id: "language",
  reads: ["first"],
  met: ({ first }, { language }) =>
    first === undefined ? undefined : lowestOf(first) >= language.skilledWorkerFirstLanguage,
  says: (_candidate, { language }) => [...reachesLevel(language.skilledWorkerFirstLanguage), levelNotKnown],
};

/** The level of the class by the occupation. While that is not known, the higher level is enough and less than the lower one is not. */
const classLevel = ({ occupation }: Candidate, { skilled, categories, language }: ProgramRows): number | undefined => {
  if (occupation === undefined) return undefined;
  return teerOf(occupation, categories) <= skilled.higherLanguage
    ? language.experienceClassTeer0And1
    : language.experienceClassTeer2And3;
};

const experienceClassLanguage: Requirement = {
  id: "language",
  reads: ["first", "occupation"],
  met(candidate, rows) {
    if (candidate.first === undefined) return undefined;
    const [level, reached] = [classLevel(candidate, rows), lowestOf(candidate.first)];
    if (level !== undefined) return reached >= level;
    if (reached >= rows.language.experienceClassTeer0And1) return true;
    return reached < rows.language.experienceClassTeer2And3 ? false : undefined;
  },
  says(candidate, rows) {
    const level = classLevel(candidate, rows);
    const { experienceClassTeer0And1: higher, experienceClassTeer2And3: lower } = rows.language;
    const [met] = reachesLevel(level ?? higher);
    const [, notMet] = reachesLevel(level ?? lower);
    return [met, notMet, candidate.first === undefined ? levelNotKnown : occupationNotKnown];
  },
};

const tradesLanguage: Requirement = {
  id: "language",
  reads: ["first"],
  met({ first }, { language }) {
    if (first === undefined) return undefined;
    if (first.kind === "none") return false;
    return abilities.every(
      (ability) =>
        first.levels[ability] >=
        (ability === "Speaking" || ability === "Listening"
          ? language.tradesSpeakingAndListening
          : language.tradesReadingAndWriting),
    );
  },
  says: (_candidate, { language }) => [
    fill(
      {
        en: "your first language is at level {tradesSpeakingAndListening} in speaking and listening and {tradesReadingAndWriting} in reading and writing, or more",
        fr: "votre première langue est au niveau {tradesSpeakingAndListening} à l’oral et à l’écoute et {tradesReadingAndWriting} en lecture et à l’écrit, ou plus",
      },
      language,
    ),
    fill(
      {
        en: "your first language is below level {tradesSpeakingAndListening} in speaking or listening, or {tradesReadingAndWriting} in reading or writing",
        fr: "votre première langue est sous le niveau {tradesSpeakingAndListening} à l’oral ou à l’écoute, ou {tradesReadingAndWriting} en lecture ou à l’écrit",
      },
      language,
    ),
    levelNotKnown,
  ],
};

const continuousYear = yesNo("experience", "continuousYear", [
  {
    en: "you worked a year without a break in your main occupation in the last ten years",
    fr: "vous avez travaillé un an sans interruption dans votre profession principale au cours des dix dernières années",
  },
  {
    en: "you did not work a year without a break in your main occupation in the last ten years",
    fr: "vous n’avez pas travaillé un an sans interruption dans votre profession principale au cours des dix dernières années",
  },
  {
    en: "a year of work without a break in your main occupation is not answered yet",
    fr: "une année de travail sans interruption dans votre profession principale n’est pas encore indiquée",
  },
]);

const recentYear: Requirement = {
  id: "experience",
  reads: ["recentYear"],
  met: ({ recentYear: year }) => year,
  says: (_candidate, { hoursOfYear }) =>
    recentYearWords.map((words) => fill(words, { hours: writtenNumber(hoursOfYear) })) as [Text, Text, Text],
};

const recentYearWords = [
  {
    en: "you worked a year ({hours} hours) in Canada in the last three years, in skilled work that counts",
    fr: "vous avez travaillé un an ({hours} heures) au Canada au cours des trois dernières années, dans un emploi qualifié qui compte",
  },
  {
    en: "you do not have a year ({hours} hours) of skilled work that counts in Canada in the last three years",
    fr: "vous n’avez pas une année ({hours} heures) de travail qualifié qui compte au Canada au cours des trois dernières années",
  },
  {
    en: "a year of skilled work in Canada in the last three years is not answered yet",
    fr: "une année de travail qualifié au Canada au cours des trois dernières années n’est pas encore indiquée",
  },
] as const satisfies readonly Text[];

const studies: Requirement = {
  id: "education",
  reads: ["education"],
  met({ education }) {
    if (education === undefined) return undefined;
    return education.kind === "level";
  },
  says: () => [
    {
      en: "your studies are shown by a Canadian diploma or by an assessment",
      fr: "vos études sont prouvées par un diplôme canadien ou par une évaluation",
    },
    {
      en: "no diploma of high school or more is shown by a Canadian diploma or by an assessment that is recent enough",
      fr: "aucun diplôme du secondaire ou plus n’est prouvé par un diplôme canadien ou par une évaluation assez récente",
    },
    {
      en: "what shows your studies is not answered yet",
      fr: "ce qui prouve vos études n’est pas encore indiqué",
    },
  ],
};

const tradeOccupation: Requirement = {
  id: "occupation",
  reads: ["occupation"],
  met: ({ occupation }, rows) => (occupation === undefined ? undefined : isTrade(occupation, rows)),
  says: () => [
    { en: "your main occupation is a skilled trade", fr: "votre profession principale est un métier spécialisé" },
    {
      en: "your main occupation is not one of the skilled trades",
      fr: "votre profession principale n’est pas un des métiers spécialisés",
    },
    occupationNotKnown,
  ],
};

/** Who has another occupation is not asked for years in a trade. */
const tradeYears: Requirement = {
  id: "experience",
  reads: ["tradeYears", "occupation"],
  met: ({ tradeYears: years, occupation }, rows) =>
    years ?? (occupation !== undefined && !isTrade(occupation, rows) ? false : undefined),
  says: () => [
    {
      en: "you worked two years in the trade in the last five years, after you qualified",
      fr: "vous avez exercé le métier deux ans au cours des cinq dernières années, après votre qualification",
    },
    {
      en: "you have not worked two years in a skilled trade in the last five years",
      fr: "vous n’avez pas exercé un métier spécialisé deux ans au cours des cinq dernières années",
    },
    {
      en: "two years of work in the trade are not answered yet",
      fr: "deux années de travail dans le métier ne sont pas encore indiquées",
    },
  ],
};

const certificateOrOffer: Requirement = {
  id: "certificateOrOffer",
  reads: ["certificate", "offer"],
  met({ certificate, offer }) {
    if (certificate === true || offer === true) return true;
    return certificate === undefined || offer === undefined ? undefined : false;
  },
  says: () => [
    {
      en: "you have a certificate of qualification or a job offer that qualifies",
      fr: "vous avez un certificat de qualification ou une offre d’emploi admissible",
    },
    {
      en: "you have neither a certificate of qualification nor a job offer that qualifies",
      fr: "vous n’avez ni certificat de qualification ni offre d’emploi admissible",
    },
    {
      en: "a certificate of qualification or a job offer is not answered yet",
      fr: "un certificat de qualification ou une offre d’emploi n’est pas encore indiqué",
    },
  ],
};

/** The points of the skilled worker are asked for beside these (eligibility/expressEntry/selection.ts). */
export const requirementsOf: Readonly<Record<ExpressEntryProgram, readonly Requirement[]>> = {
  FederalSkilledWorker: [continuousYear, skilledOccupation, skilledWorkerLanguage, studies, outsideQuebec],
  CanadianExperienceClass: [recentYear, skilledOccupation, experienceClassLanguage, outsideQuebec],
  FederalSkilledTrades: [tradeOccupation, tradeYears, certificateOrOffer, tradesLanguage, outsideQuebec],
};
