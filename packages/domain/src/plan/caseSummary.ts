import type { Plan } from "./planned.ts";
import type { RequestParty } from "../caseFile/authority/authorityRequest.ts";
import type { CaseFile } from "../caseFile/caseFile.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { isOfUnsplitLetter } from "../deadlines/authorityRequests.ts";
import type { IsoDate } from "../kernel/calendarDate.ts";
import { questionCount } from "../questionnaire/questionCount.ts";
import { requestStatus, turnOf } from "../requests/requestStatus.ts";

/** What a list of many cases says of one, so that it need not compute the plan of each. */
export type CaseSummary = {
  /** The nearest day that is not over. */
  readonly nextDeadline: IsoDate | null;
  /** A warning about an answer or a file holds the case back. */
  readonly isBlocked: boolean;
  /** Who has to act on what an authority asks for; null while nothing is asked for. */
  readonly openRequest: RequestParty | null;
  readonly answered: number;
  readonly asked: number;
};

type Known = { readonly caseFile: CaseFile; readonly the: CaseReader };

export function summaryOf(plan: Plan, known: Known): CaseSummary {
  const { today, deadlines, warnings, assessment } = plan;
  const ahead = deadlines.flatMap(({ date }) => (date !== null && date >= today ? [date] : [])).toSorted();
  const { done, of } = questionCount(assessment.progress);
  return {
    nextDeadline: ahead[0] ?? null,
    isBlocked: [...assessment.warnings, ...warnings].some(({ blocking, overriddenBy }) => blocking && !overriddenBy),
    openRequest: openRequestOf(plan, known),
    answered: done,
    asked: of,
  };
}

/** Of several requests one that the applicant has to act on comes first: the team cannot send what is not there. */
function openRequestOf({ deadlines }: Plan, { caseFile, the }: Known): RequestParty | null {
  const turns = (caseFile.authorityRequests ?? []).map((request) => {
    const reader = the.fresh();
    return turnOf(request, requestStatus(reader, caseFile, request));
  });
  // A letter that nobody took apart: what it asks for is known to the applicant at most.
  if (turns.includes("applicant") || deadlines.some(({ id }) => isOfUnsplitLetter(id))) return "applicant";
  return turns.includes("team") ? "team" : null;
}
