import type { CaseReader } from "../caseFile/reader.ts";
import { fill, type Text } from "../kernel/text.ts";
import { asPreparerReads } from "./visit/asPreparerReads.ts";
import type { Field, Step } from "./step.ts";

/** The question in the wording that fits this case. */
export function questionText(field: Pick<Field, "question" | "wordings" | "wordingValues">, the: CaseReader): Text {
  const wording = field.wordings?.find(({ when }) => when.evaluate(the.fresh()).holds)?.question;
  if (wording === undefined) return field.question;
  return field.wordingValues ? fill(wording, field.wordingValues(the.fresh())) : wording;
}

/** What a page or a part of it is called for this case: only a question of its own has several wordings. */
export function stepText(step: Step, the: CaseReader): Text {
  const read = asPreparerReads(step, the);
  return read.type === "question" ? questionText(read, the) : read.question;
}
