import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import type { Text } from "@boreal/domain/kernel/text";
import type { Section } from "@boreal/domain/questionnaire/flows/section";
import type { LoadedFlow } from "@boreal/domain/questionnaire/loadedFlow";
import { asPreparerReads } from "@boreal/domain/questionnaire/visit/asPreparerReads";
import type { AskingStep } from "@boreal/domain/questionnaire/step";
import { stepStates, type StepState } from "@boreal/domain/questionnaire/stepState";
import { askingSteps, valueAt } from "./askedFields.ts";

/** One question on the list of answers. */
export type AnswerLine = {
  readonly step: AskingStep;
  /** The page that asks it. */
  readonly pageId: string;
  readonly value: unknown;
  readonly state: "answered" | "open" | "empty" | "wrong";
};

/** Kept, and not used while other answers say that the question does not concern the person (ADR 0056). */
export type UnneededAnswer = { readonly step: AskingStep; readonly value: unknown; readonly because: readonly Text[] };

type AnswerLists = {
  readonly sections: readonly { readonly section: Section; readonly lines: readonly AnswerLine[] }[];
  readonly unneeded: readonly UnneededAnswer[];
};

/**
 * Every question that concerns the person with its answer, and apart the answers that are kept and not used now. `untold`:
 * questions of which this reader is not told, as what is withheld is not "not answered".
 */
export function answerLists(
  flow: LoadedFlow,
  caseFile: CaseFile,
  the: CaseReader,
  untold: readonly string[] = [],
): AnswerLists {
  const unneeded = new Map<string, UnneededAnswer>();
  const sections = flow.sections.map((section) => ({
    section,
    lines: section.steps.flatMap((page) => {
      const asking = askingSteps(page);
      if (asking.length === 0) return [];
      const states = new Map(stepStates(page, the).map((state) => [state.id, state]));
      return asking.flatMap((step): readonly AnswerLine[] => {
        const state = states.get(step.id);
        if (!state || state.decision.value === "skipped" || untold.includes(step.id)) return [];
        const value = valueAt(caseFile.answers, step.id);
        if (state.setAside) {
          unneeded.set(step.id, { step: asPreparerReads(step, the), value, because: state.decision.because });
          return [];
        }
        return [{ step: asPreparerReads(step, the), pageId: page.id, value, state: lineState(state) }];
      });
    }),
  }));
  return { sections: sections.filter(({ lines }) => lines.length > 0), unneeded: [...unneeded.values()] };
}

function lineState({ decision, refusals, given }: StepState): AnswerLine["state"] {
  if (refusals.length > 0) return "wrong";
  if (decision.value === "open") return "open";
  return given ? "answered" : "empty";
}
