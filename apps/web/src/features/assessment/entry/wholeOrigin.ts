import type { Text } from "@boreal/domain/kernel/text";
import { isFromEarlier } from "@boreal/domain/questionnaire/application/prefilled";
import type { AskingStep } from "@boreal/domain/questionnaire/step";

/** Where an answer, or a card of a list, that was filled in as a whole is from, while some of it is not confirmed: it is said once. */
export function wholeOrigin(
  step: Pick<AskingStep, "prefill">,
  ofParts: readonly (Text | undefined)[],
): Text | undefined {
  const origin = ofParts.find((found) => found !== undefined);
  return origin && (step.prefill || isFromEarlier(origin)) ? origin : undefined;
}
