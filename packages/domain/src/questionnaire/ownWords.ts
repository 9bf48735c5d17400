import type { PersonRole } from "../caseFile/personRole.ts";
import type { GuestSection } from "./guestSections.ts";
import type { AskingStep, Step } from "./step.ts";

/** Whether a step is about this person. */
export const isAbout = (person: PersonRole, step: Pick<Step, "person" | "ofVisitor">): boolean =>
  step.ofVisitor ? person === "visitor" : step.person === person;

/** Whether the person of a section may be invited to answer it: what is asked of the visit itself is for who prepares it. */
export const isPartOf = (section: GuestSection, step: Pick<Step, "person" | "ofVisitor">): boolean =>
  section === "visitor" ? step.ofVisitor === true : step.person === section;

/** A step as this person reads it: in the second person where it is about them. */
export function inWordsFor<S extends Step>(reader: PersonRole, step: S): S {
  if (!isAbout(reader, step)) return step;
  const members: readonly AskingStep[] | undefined =
    step.type === "group" ? step.members.map((member) => inWordsFor(reader, member)) : undefined;
  return { ...step, ...step.toThemselves, ...(members ? { members } : {}) };
}
