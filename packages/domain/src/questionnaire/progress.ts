import type { ApplicationType } from "../caseFile/application.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { stepsOf } from "./flow.ts";
import type { Step } from "./step.ts";
import { isOnTheWay, stepStates } from "./stepState.ts";
import { assessSteps, type Assessment } from "./stepsProgress.ts";

/** How all questions of a type stand. The reader is one of answers in use (`readerFor`). */
export const assess = (type: ApplicationType, reader: CaseReader): Assessment => assessSteps(stepsOf(type), reader);

/** Pages of the flow that are shown now, in order. */
export const pagesToShow = (type: ApplicationType, reader: CaseReader): readonly Step[] =>
  stepsOf(type).filter((step) => isOnTheWay(stepStates(step, reader)[0]));

/** The shown page before or after this one; nothing at the ends. Jumps over pages that are skipped or set aside. */
export function neighbour(
  type: ApplicationType,
  reader: CaseReader,
  id: string,
  direction: "next" | "previous",
): Step | undefined {
  const steps = stepsOf(type);
  const at = steps.findIndex((step) => step.id === id);
  const rest = direction === "next" ? steps.slice(at + 1) : steps.slice(0, Math.max(at, 0)).reverse();
  return rest.find((step) => isOnTheWay(stepStates(step, reader)[0]));
}
