/** A question that may stay empty counts as answered before anything was answered. */
export const hasBegun = ({
  assessment: { steps },
}: {
  readonly assessment: Pick<Plan["assessment"], "steps">;
}): boolean => steps.some(({ id, state, why }) => state === "answered" && !why.missing.includes(`answers.${id}`));
import type { Plan } from "./planned.ts";
