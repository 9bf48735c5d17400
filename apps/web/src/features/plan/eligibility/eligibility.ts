import type { Text } from "@boreal/domain/kernel/text";
import type { EligibilityResult, Plan, PlannedEligibility } from "@boreal/domain/plan/plan";

export type ConcerningResult = {
  readonly id: EligibilityResult;
  readonly result: PlannedEligibility;
  /** Nothing: it is not known yet. */
  readonly sentence?: Text;
};

/** The results that concern this application, with a sentence each; those that only wait for answers are among them. */
export function concerningResults(eligibility: Plan["eligibility"]): readonly ConcerningResult[] {
  return (Object.entries(eligibility) as [EligibilityResult, PlannedEligibility][]).flatMap(
    ([id, result]): readonly ConcerningResult[] => {
      const { value, message, why } = result;
      if (message) return [{ id, result, sentence: message }];
      if (value !== null) return [{ id, result, sentence: sentenceOf(why.because) ?? { en: value, fr: value } }];
      return why.missing.length > 0 ? [{ id, result }] : [];
    },
  );
}

/** Reasons are clauses; as a sentence of their own they begin with a capital and end with a full stop. */
function sentenceOf(because: readonly Text[]): Text | undefined {
  if (because.length === 0) return undefined;
  const say = (language: keyof Text) => {
    const clauses = because.map((clause) => clause[language]).join("; ");
    return `${clauses.charAt(0).toUpperCase()}${clauses.slice(1)}${/[.?]$/.test(clauses) ? "" : "."}`;
  };
  return { en: say("en"), fr: say("fr") };
}
