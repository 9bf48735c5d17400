import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import { expressEntryLanguage } from "../../tables/language/languageRequirements.ts";
import { fullTimeYear, skilledCategories, tradeOccupations } from "../../tables/expressEntry/programRequirements.ts";
import { occupationCategories } from "../../tables/work/occupationCategories.ts";
import { isExpressEntry } from "../application/application.ts";
import { candidateOf } from "./candidate.ts";
import { requirementsOf } from "./programRequirements.ts";
import { allMet, type ProgramRows } from "./requirement.ts";

/** Which programs are open, as other rules ask. */

/** Nothing where no rules are known for the day. */
export function programRows(the: CaseReader): ProgramRows | undefined {
  const [categories, skilled, trades, language, year] = [
    the.row(occupationCategories),
    the.row(skilledCategories),
    the.row(tradeOccupations),
    the.row(expressEntryLanguage),
    the.row(fullTimeYear),
  ];
  return categories.found && skilled.found && trades.found && language.found && year.found
    ? {
        categories: categories.row.value,
        skilled: skilled.row.value,
        trades: trades.row.value,
        language: language.row.value,
        hoursOfYear: year.row.value,
      }
    : undefined;
}

/** Facts and notes of the candidate, worked out once for a case. */
export const knownCandidate = (the: CaseReader): ReturnType<typeof candidateOf> => the.ofCase(candidateOf);

/** Whoever meets the Canadian experience class is asked for no settlement funds. */
export const experienceClassIsOpen = says(
  "experienceClassIsOpen",
  {
    en: "the Canadian experience class is open to you",
    fr: "la catégorie de l’expérience canadienne vous est ouverte",
  },
  (the) => {
    if (!isExpressEntry.evaluate(the).holds) return false;
    const rows = programRows(the);
    if (rows === undefined) return false;
    const { candidate, traces } = knownCandidate(the);
    const requirements = requirementsOf.CanadianExperienceClass;
    for (const { reads } of requirements) for (const key of reads) the.trace.noteAllOf(traces[key]);
    return allMet(requirements.map(({ met }) => met(candidate, rows))) === true;
  },
);
