import type { DatedTable } from "../../kernel/datedTable.ts";
import { languageLevelsPage } from "./sources.ts";

export type LanguageSkill = "Speaking" | "Listening" | "Reading" | "Writing";

/** How one test is turned into levels: the least score of each level and skill, highest level first. */
export type LanguageBands = {
  /** Canadian Language Benchmarks for English, Niveaux de compétence linguistique canadiens for French. */
  readonly framework: "CLB" | "NCLC";
  /** The highest level named stands for itself and everything above. */
  readonly levels: readonly number[];
  readonly least: Readonly<Record<LanguageSkill, readonly number[]>>;
  readonly highest: Readonly<Record<LanguageSkill, number>>;
  /** Scores lie so far apart. */
  readonly step: number;
  /** Letters that the test gives for less than its lowest number. */
  readonly belowScale?: readonly string[];
};

const tenToFour = [10, 9, 8, 7, 6, 5, 4] as const;
const tenToThree = [...tenToFour, 3] as const;
const sameFor = <T>(value: T): Readonly<Record<LanguageSkill, T>> => ({
  Speaking: value,
  Listening: value,
  Reading: value,
  Writing: value,
});

/**
 * Least score of each level. IELTS Academic, CELPIP-General LS, PTE Academic, TEFAQ, TOEFL, CAEL and Duolingo are left out:
 * nothing turns them into levels. Plain IELTS and PTE are left out as well, because each is two tests.
 */
export const languageBands: DatedTable<Readonly<Partial<Record<string, LanguageBands>>>> = {
  id: "languageBands",
  title: { en: "Language levels by test score", fr: "Niveaux de langue selon les notes des tests" },
  unit: "least score of each CLB or NCLC level",
  appliesOn: "testDay",
  rows: [
    {
      from: "2019-10-01",
      until: "2023-12-10",
      value: {
        tefCanada: {
          framework: "NCLC",
          levels: tenToFour,
          least: sameFor([566, 533, 500, 450, 400, 350, 300]),
          highest: sameFor(699),
          step: 1,
        },
      },
      source: { ...languageLevelsPage, title: `${languageLevelsPage.title}, older table of the TEF` },
      note: "As the page was copied out by others on 2025-12-07. Only the TEF had other bands then; what the other tests gave at that time was not read. Such results are too old for any application of today.",
    },
    {
      from: "2023-12-11",
      value: {
        ieltsGeneral: {
          framework: "CLB",
          levels: tenToFour,
          least: {
            Speaking: [7.5, 7, 6.5, 6, 5.5, 5, 4],
            Listening: [8.5, 8, 7.5, 6, 5.5, 5, 4.5],
            Reading: [8, 7, 6.5, 6, 5, 4, 3.5],
            Writing: [7.5, 7, 6.5, 6, 5.5, 5, 4],
          },
          highest: sameFor(9),
          step: 0.5,
        },
        celpipGeneral: {
          framework: "CLB",
          levels: tenToFour,
          least: sameFor(tenToFour),
          highest: sameFor(12),
          step: 1,
          belowScale: ["M"],
        },
        pteCore: {
          framework: "CLB",
          levels: tenToThree,
          least: {
            Speaking: [89, 84, 76, 68, 59, 51, 42, 34],
            Listening: [89, 82, 71, 60, 50, 39, 28, 18],
            Reading: [88, 78, 69, 60, 51, 42, 33, 24],
            Writing: [90, 88, 79, 69, 60, 51, 41, 32],
          },
          highest: sameFor(90),
          step: 1,
        },
        tefCanada: {
          framework: "NCLC",
          levels: tenToFour,
          least: {
            Speaking: [556, 518, 494, 456, 422, 387, 328],
            Listening: [546, 503, 462, 434, 393, 352, 306],
            Reading: [546, 503, 462, 434, 393, 352, 306],
            Writing: [558, 512, 472, 428, 379, 330, 268],
          },
          highest: sameFor(699),
          step: 1,
        },
        tcfCanada: {
          framework: "NCLC",
          levels: tenToFour,
          least: {
            Speaking: [16, 14, 12, 10, 7, 6, 4],
            Listening: [549, 523, 503, 458, 398, 369, 331],
            Reading: [549, 524, 499, 453, 406, 375, 342],
            Writing: [16, 14, 12, 10, 7, 6, 4],
          },
          highest: { Speaking: 20, Listening: 699, Reading: 699, Writing: 20 },
          step: 1,
        },
      },
      source: languageLevelsPage,
      note: "As the page was copied out by others on 2025-12-07; the tables of PTE Core and TCF were seen alike in three more places. The row begins on the day from which the TEF has its bands of today.",
    },
  ],
};
