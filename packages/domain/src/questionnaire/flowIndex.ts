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
  /** The questions about each answer, with their numbers in `places`. */
  readonly byKey: ReadonlyMap<string, readonly { readonly place: AskedAt; readonly index: number }[]>;
  readonly groups: ReadonlySet<string>;
  /** Warnings that the steps name, those of members after those of their pages. */
  readonly warnings: ReadonlySet<WarningId>;
  /** Steps that can be filled in, by their ids. */
  readonly prefilled: ReadonlyMap<string, AskingStep>;
};

function askedAt(step: AskingStep, groupShown: CaseCondition | undefined): AskedAt {
  const { key, part } = splitPath(step.id);
  return { step, groupShown, key, part };
}

function askedBy(step: Step): readonly AskedAt[] {
  if (step.type === "group") return step.members.map((member) => askedAt(member, step.shown));
  return step.type === "question" || step.type === "list" || step.type === "composite"
    ? [askedAt(step, undefined)]
    : [];
}

export function indexOfSteps(steps: readonly Step[]): FlowIndex {
  const places = steps.flatMap(askedBy);
  const asking = places.map(({ step }) => step);
  return {
    places,
    keys: new Set(places.map(({ key }) => key)),
    byKey: Map.groupBy(
      places.map((place, index) => ({ place, index })),
      ({ place }) => place.key,
    ),
    groups: new Set(steps.filter(({ type }) => type === "group").map(({ id }) => id)),
    warnings: new Set([...steps, ...asking].flatMap(({ warnings }) => warnings ?? [])),
    prefilled: new Map(asking.filter(({ prefill }) => prefill).map((step) => [step.id, step])),
  };
}
