import type { DatedTable } from "../../kernel/datedTable.ts";
import { generalKnowledge } from "../sources.ts";
import { languageLevelsPage } from "./sources.ts";

/** Least level in each skill for the programmes of Express Entry. */
export const expressEntryLanguage: DatedTable<{
  readonly skilledWorkerFirstLanguage: number;
  readonly experienceClassTeer0And1: number;
  readonly experienceClassTeer2And3: number;
  readonly tradesSpeakingAndListening: number;
  readonly tradesReadingAndWriting: number;
}> = {
  id: "expressEntryLanguage",
  title: { en: "Language level for Express Entry", fr: "Niveau de langue pour Entrée express" },
  unit: "CLB or NCLC",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2023-12-11",
      value: {
        skilledWorkerFirstLanguage: 7,
        experienceClassTeer0And1: 7,
        experienceClassTeer2And3: 5,
        tradesSpeakingAndListening: 5,
        tradesReadingAndWriting: 4,
      },
      source: generalKnowledge("Minimum levels of the three Express Entry programmes, as commonly stated"),
      note: "No page of the authority was read for these levels. The row begins with the bands of today (table languageBands); the levels are older.",
    },
  ],
};

/** Tests that the two programmes accept, by their names in `languageBands`. */
export const languageTestsAccepted: DatedTable<{
  readonly postGraduation: readonly string[];
  readonly expressEntry: readonly string[];
}> = {
  id: "languageTestsAccepted",
  title: { en: "Language tests that are accepted", fr: "Tests de langue acceptés" },
  unit: "names of tests",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2024-11-01",
      value: {
        postGraduation: ["ieltsGeneral", "celpipGeneral", "pteCore", "tefCanada", "tcfCanada"],
        expressEntry: ["ieltsGeneral", "celpipGeneral", "pteCore", "tefCanada", "tcfCanada"],
      },
      source: languageLevelsPage,
      note: "As the page was copied out by others on 2025-12-07. The row begins with the language rule for post-graduation work permits. A study permit asks for no test; schools set their own rules.",
    },
  ],
};
