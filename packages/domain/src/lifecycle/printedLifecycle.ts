import { applicationTypes, type ApplicationStatus, type ApplicationType } from "../caseFile/application.ts";
import type { Text } from "../kernel/text.ts";
import { statuses } from "./statuses.ts";
import { alwaysSet, type Transition } from "./transition.ts";
import { statusesOf, transitions } from "./transitions.ts";

/** The machine as other programs read it (`boreal lifecycle --json`, docs/interfaces.md section 1). */

export type PrintedLifecycle = {
  readonly statuses: readonly {
    readonly id: ApplicationStatus;
    readonly words: Text;
    readonly wordsForApplicant: Text;
    readonly closed: boolean;
    readonly types: readonly ApplicationType[];
  }[];
  readonly transitions: readonly {
    readonly id: string;
    readonly from: ApplicationStatus;
    readonly to: ApplicationStatus;
    readonly by: readonly string[];
    readonly types: readonly ApplicationType[];
    readonly when: string | null;
    readonly needs: readonly string[];
    readonly warns: readonly string[];
    readonly sets: readonly string[];
    readonly words: Text;
  }[];
};

const needsOf = ({ needs = [], asks = [], confirms = [], reason }: Transition): readonly string[] => [
  ...needs.map((need) => (need === "readyForReview" ? need : need.id)),
  ...asks.filter(({ isOptional }) => !isOptional).map(({ key }) => key),
  ...confirms.map(({ id }) => id),
  ...(reason === "required" ? ["reason"] : []),
];

/** Of one type, or of all. A type that has no such status or change is left out of its `types`. */
export function printedLifecycle(only?: ApplicationType): PrintedLifecycle {
  const types = only === undefined ? applicationTypes : [only];
  const ofType = new Map(types.map((type) => [type, new Set(statusesOf(type))]));
  const typesWith = (status: ApplicationStatus) => types.filter((type) => ofType.get(type)?.has(status));
  return {
    statuses: (Object.keys(statuses) as readonly ApplicationStatus[])
      .map((id) => ({
        id,
        words: statuses[id].team,
        wordsForApplicant: statuses[id].applicant.name,
        closed: statuses[id].isClosed === true,
        types: typesWith(id),
      }))
      .filter((status) => status.types.length > 0),
    transitions: transitions.flatMap((one) =>
      one.from
        .map((from) => ({
          id: one.id,
          from,
          to: one.to,
          by: one.by,
          types: one.types.filter((type) => ofType.get(type)?.has(from)),
          when: one.when?.id ?? null,
          needs: needsOf(one),
          warns: (one.warns ?? []).map(({ id }) => id),
          sets: [alwaysSet, ...(one.asks ?? []).map(({ key }) => key)],
          words: one.name,
        }))
        .filter((printed) => printed.types.length > 0),
    ),
  };
}
