import type { PersonRole } from "../caseFile/personRole.ts";
import type { AskingStep, Step } from "./step.ts";

/** A step as this person reads it: in the second person where it is about them. */
export function inWordsFor<S extends Step>(reader: PersonRole, step: S): S {
  if (step.person !== reader) return step;
  const members: readonly AskingStep[] | undefined =
    step.type === "group" ? step.members.map((member) => inWordsFor(reader, member)) : undefined;
  return { ...step, ...step.toThemselves, ...(members ? { members } : {}) };
}
