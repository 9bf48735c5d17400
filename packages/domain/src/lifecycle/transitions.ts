import type { ApplicationStatus, ApplicationType } from "../caseFile/application.ts";
import { authorityTransitions } from "./authority.ts";
import { courtTransitions } from "./court.ts";
import { courtEndTransitions } from "./courtEnds.ts";
import { poolTransitions } from "./pool.ts";
import { refusalTransitions } from "./refusal.ts";
import { returnedFilings } from "./returnedFilings.ts";
import { socialInsuranceTransitions } from "./socialInsurance.ts";
import type { Transition } from "./transition.ts";
import { startsOf } from "./typesOnTheWay.ts";
import { workTransitions } from "./work.ts";

/** Every change of status that there is. Besides these an administrator may set any status of the type, with a reason. */
export const transitions: readonly Transition[] = [
  ...workTransitions,
  ...poolTransitions,
  ...authorityTransitions,
  ...refusalTransitions,
  ...courtTransitions,
  ...returnedFilings,
  ...courtEndTransitions,
  ...socialInsuranceTransitions,
];

const byId = new Map(transitions.map((one) => [one.id, one]));

export const transitionById = (id: string): Transition | undefined => byId.get(id);

export const transitionsFrom = (type: ApplicationType, status: ApplicationStatus): readonly Transition[] =>
  transitions.filter(({ types, from }) => types.includes(type) && from.includes(status));

/** The statuses that an application of this type can come to, its first ones among them. */
export function statusesOf(type: ApplicationType): readonly ApplicationStatus[] {
  const reached = new Set<ApplicationStatus>(startsOf(type));
  for (const status of reached) for (const { to } of transitionsFrom(type, status)) reached.add(to);
  return [...reached];
}
