import { answerMissing } from "@boreal/domain/fields/checks/checks";
import type { FieldFault } from "../../../ui/feedback/ErrorSummary.tsx";
import type { LanguageTools } from "../../../ui/language.tsx";
import { controlId } from "./controlIds.ts";
import { type PlacedFault } from "../pages/pageFields.ts";
import { text } from "../text.ts";

/**
 * The faults as the summary says them. A question without an answer is named, for all of them say the same; two fields of
 * which one is enough say their sentence once, and it leads to the first.
 */
export function summaryOf(
  faults: readonly PlacedFault[],
  isAlone: boolean,
  t: LanguageTools["t"],
): readonly FieldFault[] {
  const lines = faults.map(({ path, refusal, label }) => {
    const isNamed = label !== undefined && !isAlone && (refusal.code === answerMissing.code || path.includes("["));
    return { fieldId: controlId(path), text: isNamed ? withLabel(t(label), t(refusal.text), t) : t(refusal.text) };
  });
  return lines.filter((line, index) => lines.findIndex((other) => other.text === line.text) === index);
}

const withLabel = (label: string, sentence: string, t: LanguageTools["t"]): string =>
  label.endsWith("?") ? `${label} ${sentence}` : t(text.labelled, { label, sentence });
