import type { CaseReader } from "../../caseFile/reader.ts";
import type { FillValue } from "../../kernel/text.ts";
import { workPapers } from "../../tables/work/workPapers.ts";
import { excerptOf } from "../sources.ts";

/** What the visa offices ask of papers about work. */

export const visaOffices = excerptOf("IRCC, document checklists of visa offices");

/** How old and how many, as they are asked for today. */
export function asAskedToday(the: CaseReader): Readonly<Record<string, FillValue>> {
  const row = the.row(workPapers);
  const { letterMonths, paySlips, businessStatementMonths } = row.found
    ? row.row.value
    : { letterMonths: "—", paySlips: "—", businessStatementMonths: "—" };
  return { months: letterMonths, slips: paySlips, statementMonths: businessStatementMonths };
}
