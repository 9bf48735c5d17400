import { isFormDone } from "../forms/formDone.ts";

type Standing = Parameters<typeof isFormDone>[0] & { readonly forLawyer: boolean };

type FormCount = {
  readonly done: number;
  readonly of: number;
  /** Needed too, and nothing to fill in for the applicant: where only the team has something to enter, and what is not filled in here. */
  readonly others: number;
};

/** The forms that the applicant fills in, and of them those with nothing left to do. */
export function formCount(statuses: readonly Standing[], needed: number): FormCount {
  const own = statuses.filter(({ forLawyer, settledBy }) => !forLawyer && settledBy !== "otherForm");
  return { done: own.filter(isFormDone).length, of: own.length, others: Math.max(0, needed - own.length) };
}
