import type { Plan, PlannedEligibility } from "@boreal/domain/plan/planned";
import type { Text } from "@boreal/domain/kernel/text";
import { reasonSentence } from "../../../case/reasons/reasonSentence.ts";
import type { EligibilityResult } from "@boreal/domain/plan/plan";

export type ConcerningResult = {
  readonly id: EligibilityResult;
  readonly result: PlannedEligibility;
  /** What is known; else why it is not known yet, where a rule says so. */
  readonly sentence?: Text;
  readonly isKnown: boolean;
};

/** The results that concern this application, with a sentence each; those that only wait for answers are among them. */
export function concerningResults(eligibility: Plan["eligibility"]): readonly ConcerningResult[] {
  return (Object.entries(eligibility) as [EligibilityResult, PlannedEligibility][]).flatMap(
    ([id, result]): readonly ConcerningResult[] => {
      const { value, message, why } = result;
      if (message) return [{ id, result, sentence: message, isKnown: true }];
      if (value !== null) {
        const words = [value].flat().join(", ");
        return [{ id, result, sentence: reasonSentence(why.because) ?? { en: words, fr: words }, isKnown: true }];
      }
      if (why.missing.length === 0) return [];
      const sentence = reasonSentence(why.because);
      return [{ id, result, isKnown: false, ...(sentence ? { sentence } : {}) }];
    },
  );
}
