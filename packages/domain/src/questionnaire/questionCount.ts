import type { Progress } from "./stepsProgress.ts";

/** Questions that concern the person (document 3 section 4.1): a group counts as one, and so does a list. */
export const questionCount = ({
  answered,
  total,
  skipped,
}: Pick<Progress, "answered" | "total" | "skipped">): { readonly done: number; readonly of: number } => ({
  done: answered,
  of: total - skipped,
});
