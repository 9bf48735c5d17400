import type { Decision } from "./decision.ts";

/** Why a line of the plan is as it is: the decision without its value. */
export type Why = Omit<Decision<unknown>, "value">;

export const whyOf = ({ because, decidedBy, restsOn, missing, sources }: Why): Why => ({
  because,
  decidedBy,
  restsOn,
  missing,
  sources,
});
