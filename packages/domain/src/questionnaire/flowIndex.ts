import { splitPath } from "../caseFile/answers/answers.ts";
import type { CaseCondition } from "../caseFile/rule.ts";
import type { WarningId } from "../warnings/warningIds.ts";
import type { AskingStep, Step } from "./step.ts";

/** A question with its place in the flow. Several have one key when an answer is asked for part by part. */
export type AskedAt = {
  readonly step: AskingStep;
  readonly groupShown: CaseCondition | undefined;
  readonly key: string;
  readonly part: string | undefined;
};

/** What of a flow does not depend on any case. */
export type FlowIndex = {
  /** Every question, in order. */
  readonly places: readonly AskedAt[];
  /** Keys of the answers that are asked for. */
  readonly keys: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
  /** Warnings that the steps name, those of members after those of their pages. */
  readonly warnings: ReadonlySet<WarningId>;
  /** Steps that can be filled in, by their ids. */
  readonly prefilled: ReadonlyMap<string, AskingStep>;
};

const indices = new WeakMap<readonly Step[], FlowIndex>();

function placeOf(step: AskingStep, groupShown: CaseCondition | undefined): AskedAt {
  const { key, part } = splitPath(step.id);
  return { step, groupShown, key, part };
}

/** Made once for each flow, by the first plan of a page just loaded: in one walk, by index (kernel/trace.ts says why). */
export function indexOfFlow(steps: readonly Step[]): FlowIndex {
  const known = indices.get(steps);
  if (known) return known;
  const places: AskedAt[] = [];
  const groups = new Set<string>();
  const warnings = new Set<WarningId>();
  const named = (ids: readonly WarningId[]) => ids.forEach((id) => warnings.add(id));
  for (let at = 0; at < steps.length; at += 1) {
    const step = steps[at] as Step;
    if (step.type === "group") {
      groups.add(step.id);
      for (let nth = 0; nth < step.members.length; nth += 1)
        places.push(placeOf(step.members[nth] as AskingStep, step.shown));
    } else if (step.type === "question" || step.type === "list" || step.type === "composite")
      places.push(placeOf(step, undefined));
    if (step.warnings) named(step.warnings);
  }
  const keys = new Set<string>();
  const prefilled = new Map<string, AskingStep>();
  for (let at = 0; at < places.length; at += 1) {
    const { step, key } = places[at] as AskedAt;
    keys.add(key);
    if (step.warnings) named(step.warnings);
    if (step.prefill) prefilled.set(step.id, step);
  }
  const index = { places, keys, groups, warnings, prefilled };
  indices.set(steps, index);
  return index;
}
