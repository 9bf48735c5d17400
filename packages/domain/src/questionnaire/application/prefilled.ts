import { splitPath } from "../../caseFile/answers/answers.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import type { StartedFrom } from "../../caseFile/answers/application/startedFrom.ts";
import type { Text } from "../../kernel/text.ts";
import { compositeFaults, rowFaults, valueRefusal } from "../checks/valueFaults.ts";
import type { AskingStep, Prefilled } from "../step.ts";

/**
 * What a question is filled in with: what its own definition knows of documents and other answers of this application, else
 * the answer of the application from which this one was started. Either counts for nothing until the person confirms it.
 */
export const prefilledFor = (step: AskingStep, the: CaseReader): Prefilled | undefined =>
  step.prefill?.(the) ?? earlierAnswer(step, the);

const fromRefused: Text = { en: "from your refused application", fr: "d’après votre demande refusée" };
const fromEarlier: Text = { en: "from your earlier application", fr: "d’après votre demande antérieure" };

/** Where an answer of the earlier application is from, in words. */
export const originOf = ({ outcome }: Pick<StartedFrom, "outcome">): Text =>
  outcome === "refused" ? fromRefused : fromEarlier;

export const isFromEarlier = (origin: Text): boolean => origin === fromRefused || origin === fromEarlier;

/** Nothing where this question would not take the answer as it was given there. */
function earlierAnswer(step: AskingStep, the: CaseReader): Prefilled | undefined {
  const earlier = the.startedFrom();
  if (!earlier?.answers) return undefined;
  const { key, part } = splitPath(step.id);
  const whole: unknown = earlier.answers[key];
  const value = part === undefined ? whole : (whole as Readonly<Record<string, unknown>> | undefined)?.[part];
  return value === undefined || !isTaken(step, value, the) ? undefined : { value, origin: originOf(earlier) };
}

/** Parts that are missing are asked for; a wrong one would be confirmed with the rest. */
function isTaken(step: AskingStep, value: unknown, the: CaseReader): boolean {
  if (step.type === "question") {
    const refused = valueRefusal(step, value, the);
    return refused === undefined || refused.isAdvice === true;
  }
  if (step.type === "composite")
    return compositeFaults(step, value as Readonly<Record<string, unknown>>, the).every(({ missing }) => missing);
  const rows = value as readonly Readonly<Record<string, unknown>>[];
  return (
    rows.length <= step.rows(the).most &&
    rows.every((row, index) => rowFaults(step, row, index, the).every(({ missing }) => missing))
  );
}
