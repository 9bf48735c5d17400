import type { PersonRole } from "@boreal/domain/caseFile/personRole";
import { splitPath } from "@boreal/domain/caseFile/answers/answers";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import type { Text } from "@boreal/domain/kernel/text";
import { inWordsFor } from "@boreal/domain/questionnaire/ownWords";
import type { AskingStep, Step } from "@boreal/domain/questionnaire/step";
import { stepText } from "@boreal/domain/questionnaire/questionText";
import { askingSteps } from "./askedFields.ts";

/**
 * The page of these that asks for an answer, and the words of the question itself. Of an answer that is asked for part by part
 * the key alone (`medicalTb`) leads to the page and its heading, the path of a part (`medicalTb.hasTb`) to that question. In the
 * words for this reader, and as the case words it: about a visitor whom somebody else prepares for, not about "you".
 */
export function questionOf(
  steps: readonly Step[],
  path: string,
  { the, readBy = "main" }: { readonly the: CaseReader | undefined; readonly readBy?: PersonRole },
): { readonly stepId: string; readonly question: Text } | undefined {
  for (const one of steps) {
    const step = inWordsFor(readBy, one);
    if (step.id === path) return { stepId: step.id, question: worded(step, the) };
    const asking = askingSteps(step);
    const exact = asking.find((each) => each.id === path);
    if (exact) return { stepId: step.id, question: worded(exact, the) };
    if (asking.some((each) => isPartOf(each, path))) return { stepId: step.id, question: worded(step, the) };
  }
  return undefined;
}

const worded = (step: Step, the: CaseReader | undefined): Text => (the ? stepText(step, the) : step.question);

const isPartOf = (step: AskingStep, key: string) => {
  const split = splitPath(step.id);
  return split.part !== undefined && split.key === key;
};
