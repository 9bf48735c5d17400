import type { Answers } from "../../caseFile/answers/answers.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import { isOneOf } from "../oneOf.ts";

/** Programs finished in Canada, as far as a post-graduation work permit rests on their level. */

export type Level = NonNullable<Answers["canadianLevelOfStudy"]>;

/** The levels of the programs that were finished, the last one first. */
export const levelsFinished = (the: CaseReader): readonly Level[] =>
  [the.answer("canadianLevelOfStudy2"), the.answer("canadianLevelOfStudy")].filter((level) => level !== undefined);

/** Levels that lead to no bachelor’s, master’s or doctoral degree. */
const nonDegreeLevels = [
  "vocationalQuebec",
  "cegepPreUniversity",
  "cegepTechnical",
  "collegeCertificate",
  "collegeDiploma",
  "collegeAppliedDegree",
  "graduateCertificate",
  "languageSchool",
  "languageAndCollege",
  "languageAndUniversity",
  "other",
] as const;

/** School and language courses lead to no post-graduation work permit (lists/studies/postGraduationFacts.ts). */
const levelsThatCountForNothing = ["primary", "secondary", "languageSchool"] as const;

export const countsForPermit = (level: Level): boolean => !isOneOf(level, levelsThatCountForNothing);

export const leadsToNoDegree = (level: Level): boolean => isOneOf(level, nonDegreeLevels);

/** Levels at which colleges and universities both teach, so that the level does not tell the kind of school. */
const levelsOfBothSchools = ["graduateCertificate", "languageAndUniversity", "other"] as const;

export const levelLeavesSchoolOpen = (level: Level): boolean => isOneOf(level, levelsOfBothSchools);

export const finishedWithoutDegree = says(
  "finishedWithoutDegree",
  {
    en: "a program that you finished leads to no bachelor’s, master’s or doctoral degree",
    fr: "un programme que vous avez terminé ne mène ni au baccalauréat, ni à la maîtrise, ni au doctorat",
  },
  (the) => {
    const levels = levelsFinished(the);
    return levels.length === 0 ? undefined : levels.some(leadsToNoDegree);
  },
  {
    known: {
      en: "what you finished leads to a bachelor’s, master’s or doctoral degree, or is no program of a college or university",
      fr: "ce que vous avez terminé mène au baccalauréat, à la maîtrise ou au doctorat, ou n’est pas un programme de collège ou d’université",
    },
    unknown: {
      en: "the level of what you finished is not known yet",
      fr: "le niveau de ce que vous avez terminé n’est pas encore connu",
    },
  },
);

export const finishedVocational = says(
  "finishedVocational",
  {
    en: "you finished vocational training in Quebec",
    fr: "vous avez terminé une formation professionnelle au Québec",
  },
  (the) => {
    const levels = levelsFinished(the);
    return levels.length === 0 ? undefined : levels.includes("vocationalQuebec");
  },
  {
    known: {
      en: "what you finished is no vocational training in Quebec",
      fr: "ce que vous avez terminé n’est pas une formation professionnelle au Québec",
    },
    unknown: {
      en: "your answers do not show vocational training in Quebec",
      fr: "vos réponses n’indiquent pas de formation professionnelle au Québec",
    },
  },
);

/** Both kinds of school give such programs; the last program counts. */
export const schoolOfLastProgramIsOpen = says(
  "schoolOfLastProgramIsOpen",
  {
    en: "the level of your last program does not tell whether it is one of a university",
    fr: "le niveau de votre dernier programme n’indique pas s’il s’agit d’un programme universitaire",
  },
  (the) => {
    const [last] = levelsFinished(the);
    return last === undefined ? undefined : levelLeavesSchoolOpen(last);
  },
  {
    known: {
      en: "the level of your last program tells the kind of school",
      fr: "le niveau de votre dernier programme indique le genre d’établissement",
    },
    unknown: {
      en: "the level of what you finished is not known yet",
      fr: "le niveau de ce que vous avez terminé n’est pas encore connu",
    },
  },
);

export const studiedPartlyOnline = says(
  "studiedPartlyOnline",
  { en: "a part of your studies was online", fr: "une partie de vos études s’est faite en ligne" },
  (the) => the.answer("pgwpOnlineStudies"),
  {
    known: { en: "no part of your studies was online", fr: "aucune partie de vos études ne s’est faite en ligne" },
    unknown: {
      en: "your answers do not show that a part of your studies was online",
      fr: "vos réponses n’indiquent pas d’études en ligne",
    },
  },
);
