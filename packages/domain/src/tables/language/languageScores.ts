import type { DatedTable } from "../../kernel/datedTable.ts";
import type { LanguageSkill } from "./languageBands.ts";
import { languageLevelsPage } from "./sources.ts";

type Scale = {
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly letters?: readonly string[];
};

const same = (scale: Scale): Readonly<Record<LanguageSkill, Scale>> => ({
  Speaking: scale,
  Listening: scale,
  Reading: scale,
  Writing: scale,
});

const french: Scale = { least: 100, most: 699, step: 1 };
const outOfTwenty: Scale = { least: 0, most: 20, step: 1 };

/** Scores that each test can give, as far as they are known; IELTS in half bands, CELPIP with M for minimal. */
export const languageScoreScales: DatedTable<
  Readonly<Partial<Record<string, Readonly<Record<LanguageSkill, Scale>>>>>
> = {
  id: "languageScoreScales",
  title: { en: "Scores of language tests", fr: "Notes des tests de langue" },
  unit: "points, levels or bands",
  appliesOn: "today",
  rows: [
    {
      from: "2023-12-11",
      value: {
        IELTS: same({ least: 0, most: 9, step: 0.5 }),
        CELPIP: same({ least: 1, most: 12, step: 1, letters: ["M"] }),
        PTE: same({ least: 10, most: 90, step: 1 }),
        TEF: same({ least: 0, most: 699, step: 1 }),
        TCF: { Listening: french, Reading: french, Speaking: outOfTwenty, Writing: outOfTwenty },
      },
      source: languageLevelsPage,
      note: "As the page was copied out by others on 2025-12-07. From the day after the older TEF table ended. Scales of CAEL, TOEFL, TEFAQ and Duolingo are not known to us.",
    },
  ],
};
