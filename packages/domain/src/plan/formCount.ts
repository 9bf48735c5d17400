type Standing = { readonly isComplete: boolean; readonly forLawyer: boolean; readonly settledBy?: unknown };

type FormCount = {
  readonly done: number;
  readonly of: number;
  /** Needed too, and nothing for the applicant: what only the legal team enters, and the second of two family forms. */
  readonly others: number;
};

/**
 * Whether nothing is left to do with a form: it is settled by a copy that came back, or complete. Answers fill in most of a
 * form, so none is complete before the questions are.
 */
export const isFormDone = ({ isComplete, settledBy }: Standing, isAnswered: boolean): boolean =>
  (settledBy ?? null) !== null || (isAnswered && isComplete);

/** The forms that the applicant fills in, and of them those with nothing left to do. */
export function formCount(
  standings: readonly Standing[],
  { needed, isAnswered }: { readonly needed: number; readonly isAnswered: boolean },
): FormCount {
  const own = standings.filter(({ forLawyer, settledBy }) => !forLawyer && settledBy !== "otherForm");
  return {
    done: own.filter((one) => isFormDone(one, isAnswered)).length,
    of: own.length,
    others: Math.max(0, needed - own.length),
  };
}
