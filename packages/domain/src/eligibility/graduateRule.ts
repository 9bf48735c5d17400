import type { Graduate } from "../conditions/studies/graduate.ts";
import { condition, type Condition } from "../kernel/condition.ts";
import type { DecisionRule } from "../kernel/decision.ts";
import type { Text } from "../kernel/text.ts";

/** How the conditions of a post-graduation work permit are written (docs/facts/programmes.md section 8). */

/** `ToDo`: it can still be met. `LookAt`: a lawyer has to look. */
export type Part = "Met" | "NotMet" | "ToDo" | "LookAt";
export type PartRule = DecisionRule<Graduate, Part | null>;

export const when = (
  id: string,
  en: string,
  fr: string,
  holds: (now: Graduate) => boolean | undefined,
): Condition<Graduate> => condition(id, { en, fr }, holds);

/** Holds when there is something to say, which names numbers and days of the tables. */
export const whenSaid = (id: string, says: (now: Graduate) => Text | undefined): Condition<Graduate> => ({
  id,
  evaluate(now) {
    const text = says(now);
    return { holds: text !== undefined, because: text === undefined ? [] : [text] };
  },
});
