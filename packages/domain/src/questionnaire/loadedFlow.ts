import type { AnswerKey } from "../caseFile/answers/answers.ts";
import type { ApplicationType } from "../caseFile/application.ts";
import type { CaseFile } from "../caseFile/caseFile.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { indexOfSteps, type FlowIndex } from "./flowIndex.ts";
import type { Section } from "./flows/section.ts";
import { readerForFlow } from "./inUseInFlow.ts";
import type { Step } from "./step.ts";

/**
 * The questions of one type of application in their order: all, or only the first sections, with which a page begins
 * (ADR 0126). A rule reads only what was asked before it, so what is known stands as it does in the whole.
 */
export type LoadedFlow = {
  readonly type: ApplicationType;
  readonly sections: readonly Section[];
  readonly steps: readonly Step[];
  readonly index: FlowIndex;
  /** Answers that the flow leaves out on purpose. */
  readonly leftOut: readonly AnswerKey[];
  /** Without it neither how far a person is nor what comes after the last of these questions can be said. */
  readonly isWhole: boolean;
};

function flowOfSections(
  type: ApplicationType,
  sections: readonly Section[],
): Pick<LoadedFlow, "type" | "sections" | "steps" | "index"> {
  const steps = sections.flatMap((section) => section.steps);
  return { type, sections, steps, index: indexOfSteps(steps) };
}

/** The first sections. What a flow leaves out is read only by rules of what follows. */
export const beginningFlow = (type: ApplicationType, sections: readonly Section[]): LoadedFlow => ({
  ...flowOfSections(type, sections),
  leftOut: [],
  isWhole: false,
});

export const completeFlow = (
  type: ApplicationType,
  sections: readonly Section[],
  leftOut: readonly AnswerKey[],
): LoadedFlow => ({ ...flowOfSections(type, sections), leftOut, isWhole: true });

/** Reads the answers that are in use, as far as these questions tell. */
export const readerIn = ({ index, leftOut }: LoadedFlow, caseFile: CaseFile): CaseReader =>
  readerForFlow(index, caseFile, leftOut);
