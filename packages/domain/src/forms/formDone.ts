/** Whether nothing is left to do with a form: a copy that came back settles it, or it is filled in and checked. */
export const isFormDone = ({
  isComplete,
  settledBy,
}: {
  readonly isComplete: boolean;
  readonly settledBy?: unknown;
}): boolean => isComplete || (settledBy ?? null) !== null;
