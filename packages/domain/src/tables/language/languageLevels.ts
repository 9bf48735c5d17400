import type { IsoDate } from "../../kernel/calendarDate.ts";
import { rowOn } from "../../kernel/datedTable.ts";
import { languageBands, type LanguageBands, type LanguageSkill } from "./languageBands.ts";

/** Scores as they are typed: a number with point or comma, or a letter of the test. */
export type LanguageScores = Readonly<Partial<Record<LanguageSkill, string>>>;

export type LanguageLevels = {
  readonly framework: LanguageBands["framework"];
  /** 0: below the lowest level that the test can show. Null: no score, or none that the test gives. */
  readonly levels: Readonly<Record<LanguageSkill, number | null>>;
  /** The level of the weakest skill; null while one of them is not known. */
  readonly lowest: number | null;
};

function levelOf(typed: string | undefined, skill: LanguageSkill, bands: LanguageBands): number | null {
  const text = (typed ?? "").trim();
  if (bands.belowScale?.includes(text.toUpperCase())) return 0;
  if (!/^\d+([.,]\d+)?$/.test(text)) return null;
  const score = Number(text.replace(",", "."));
  if (score > bands.highest[skill] || (score * 10) % (bands.step * 10) !== 0) return null;
  const reached = bands.least[skill].findIndex((least) => score >= least);
  return bands.levels[reached] ?? 0;
}

/**
 * Levels of a language test by the bands of the day on which it was taken. Null when nothing turns the test into levels on
 * that day: it is not one of the tests of `languageBands`, or no bands were read for the day.
 */
export function languageLevels(test: string, scores: LanguageScores, testDay: IsoDate): LanguageLevels | null {
  const answer = rowOn(languageBands, testDay);
  const bands = answer.found && Object.hasOwn(answer.row.value, test) ? answer.row.value[test] : undefined;
  if (bands === undefined) return null;
  const level = (skill: LanguageSkill) => levelOf(scores[skill], skill, bands);
  const levels = {
    Speaking: level("Speaking"),
    Listening: level("Listening"),
    Reading: level("Reading"),
    Writing: level("Writing"),
  };
  const known = Object.values(levels).filter((one) => one !== null);
  return { framework: bands.framework, levels, lowest: known.length === 4 ? Math.min(...known) : null };
}
