import type { PageSlug } from "../caseFile/vaultPlaces.ts";
import type { Text } from "../kernel/text.ts";
import { finds, type MemoCondition, type MemoReader } from "./memoReader.ts";
import { openPoint } from "./openPoints.ts";
import type { Gap } from "./reasonDefinition.ts";

/** A question on which it depends whether a reason can be raised. “Not answered” is never “no”: the reason stays until it is. */

type Asked = {
  readonly id: string;
  /** A clause that can follow “because”. */
  readonly says: Text;
  readonly text: Text;
  /** Ids of the steps that ask it. */
  readonly questions: readonly string[];
  /** What documents show it. */
  readonly pages: readonly PageSlug[];
};

const firstOpen = (the: MemoReader, questions: readonly string[]): string | undefined =>
  questions.find((id) => the.plan.assessment.steps.some((step) => step.id === id && step.state === "open"));

/** Whether one of these questions is asked in this case and waits for its answer. */
export const waitsFor = (the: MemoReader, questions: readonly string[]): boolean => {
  const open = firstOpen(the, questions);
  if (open !== undefined) the.trace.note(`answers.${open}`, true);
  return open !== undefined;
};

export const isNotAnswered = ({ id, says, questions }: Pick<Asked, "id" | "says" | "questions">): MemoCondition =>
  finds(id, says, (the) => waitsFor(the, questions));

export const notAnswered = (asked: Asked): Gap => ({
  when: isNotAnswered(asked),
  open: (the) => [
    openPoint(the, {
      kind: "missing",
      text: asked.text,
      pages: asked.pages,
      place: { kind: "question", id: firstOpen(the, asked.questions) ?? asked.questions[0] ?? "" },
    }),
  ],
});
