import type { Progress } from "@boreal/domain/questionnaire/stepsProgress";
import { countOf, type PersonLines } from "./vaultOverview.ts";

/** How much of something is done, as every page says it. */
export type Count = { readonly done: number; readonly of: number };

/** Questions that concern the person (document 3 section 4.1): a group counts as one, and so does a list. */
export const questionCount = ({
  answered,
  total,
  skipped,
}: Pick<Progress, "answered" | "total" | "skipped">): Count => ({ done: answered, of: total - skipped });

/** Documents of these people that are asked for now. */
export const documentCount = (people: readonly PersonLines[]): Count =>
  people
    .map(countOf)
    .reduce((sum, { present, asked }) => ({ done: sum.done + present, of: sum.of + asked }), { done: 0, of: 0 });

/** Forms that the case needs and the applicant fills in: those with nothing left, because they are complete or something else settles them. */
export function formCount(
  standings: readonly { readonly isComplete: boolean; readonly forLawyer: boolean; readonly settledBy?: unknown }[],
): Count {
  const own = standings.filter(({ forLawyer }) => !forLawyer);
  return {
    done: own.filter(({ isComplete, settledBy }) => isComplete || (settledBy ?? null) !== null).length,
    of: own.length,
  };
}
