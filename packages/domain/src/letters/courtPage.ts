import type { CaseReader } from "../caseFile/reader.ts";
import { courtPage, courtPageOfOurs } from "../tables/court/courtPages.ts";

/** How a page of a court document is set: rule 65 of the Federal Courts Rules, and what we add to it. In points and centimetres. */
export type PageOfCourt = {
  readonly points: number;
  readonly topAndBottom: number;
  readonly sides: number;
  readonly mostLines: number;
  readonly fromLineToLine: number;
  readonly hasPageNumbers: boolean;
};

/** Nothing on a day for which the tables hold no page. */
export function pageOfCourt(main: CaseReader): PageOfCourt | undefined {
  const [law, ours] = [main.row(courtPage), main.row(courtPageOfOurs)];
  return law.found && ours.found ? { ...law.row.value, ...ours.row.value } : undefined;
}
