import type { CaseCondition } from "../../caseFile/rule.ts";
import type { FactList } from "../../lists/factList.ts";
import type { QuestionChoice } from "../step.ts";

/** The entries of a list as choices, each with what it rests on whether it is offered. */
export const choicesFrom = (
  { entries }: FactList,
  offeredWhen: (id: string) => CaseCondition | undefined = () => undefined,
): readonly QuestionChoice[] =>
  entries.map(({ id, name }) => {
    const offered = offeredWhen(id);
    return { value: id, label: name ?? { en: id, fr: id }, ...(offered ? { offered } : {}) };
  });
