import type { CaseReader } from "../../caseFile/reader.ts";
import type { DatedTable } from "../../kernel/datedTable.ts";
import type { Source } from "../../kernel/trace.ts";
import {
  rankingArrangedEmployment,
  rankingCanadianCredential,
  rankingFrench,
  rankingSibling,
} from "../../tables/expressEntry/rankingAdditional.ts";
import {
  rankingAge,
  rankingCanadianWork,
  rankingEducation,
  rankingFirstLanguage,
  rankingMost,
  rankingSecondLanguage,
  rankingSpouse,
} from "../../tables/expressEntry/rankingCore.ts";
import { rankingTransferable } from "../../tables/expressEntry/rankingTransferable.ts";
import { provincialNominationPoints } from "../../tables/expressEntry/provincialNomination.ts";

/** The rows of the ranking score that hold today. */

const required = {
  age: rankingAge,
  education: rankingEducation,
  first: rankingFirstLanguage,
  second: rankingSecondLanguage,
  canadianWork: rankingCanadianWork,
  spouse: rankingSpouse,
  transferable: rankingTransferable,
  most: rankingMost,
  nomination: provincialNominationPoints,
} as const;

/** Points that began later than the score: before their first day they give nothing. */
const begunLater = {
  sibling: rankingSibling,
  french: rankingFrench,
  credential: rankingCanadianCredential,
  offer: rankingArrangedEmployment,
} as const;

type ValueOf<T> = T extends DatedTable<infer V> ? V : never;
type Required = { readonly [K in keyof typeof required]: ValueOf<(typeof required)[K]> };
type Later = { readonly [K in keyof typeof begunLater]: ValueOf<(typeof begunLater)[K]> | undefined };

export type RankingTables = Required & Later;

export type RankingRows = {
  readonly values: RankingTables;
  readonly sources: Readonly<Partial<Record<keyof RankingTables, Source>>>;
};

/** Nothing where no score is known for the day. The rows are cited by the reader. */
export function rankingTables(the: CaseReader): RankingRows | undefined {
  const values: Record<string, unknown> = {};
  const sources: Record<string, Source> = {};
  let isKnown = true;
  for (const [key, table] of Object.entries({ ...required, ...begunLater }) as [string, DatedTable<unknown>][]) {
    const answer = the.row(table);
    if (!answer.found && Object.hasOwn(required, key)) isKnown = false;
    values[key] = answer.found ? answer.row.value : undefined;
    if (answer.found) sources[key] = { ...answer.row.source, validFrom: answer.row.from };
  }
  return isKnown ? { values: values as RankingTables, sources } : undefined;
}
