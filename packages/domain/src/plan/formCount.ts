type Standing = { readonly isComplete: boolean; readonly forLawyer: boolean; readonly settledBy?: unknown };

type FormCount = {
  readonly done: number;
  readonly of: number;
  /** Needed too, and nothing for the applicant: what only the legal team enters, and the second of two family forms. */
  readonly others: number;
};

/**
 * The forms that the applicant fills in, and of them those with nothing left: complete, or settled by a copy that came back.
 * Answers fill in most of a form, so none is complete before the questions are.
 */
export function formCount(
  standings: readonly Standing[],
  { needed, isAnswered }: { readonly needed: number; readonly isAnswered: boolean },
): FormCount {
  const own = standings.filter(({ forLawyer, settledBy }) => !forLawyer && settledBy !== "otherForm");
  const isSettled = ({ settledBy }: Standing) => (settledBy ?? null) !== null;
  return {
    done: own.filter((one) => isSettled(one) || (isAnswered && one.isComplete)).length,
    of: own.length,
    others: Math.max(0, needed - own.length),
  };
}
