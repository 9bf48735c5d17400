import { hasRole, type Asker } from "../actor.ts";
import { isInScope, isOwner, type ApplicationFacts } from "../applications.ts";
import { isTimeFor } from "../whenMayChange.ts";

/** Tasks of a case: the legal team knows all of them, the applicant those that are given to them. */
export const mayReadTasks = (asker: Asker, the: ApplicationFacts): boolean =>
  isOwner(asker, the) ? isInScope(asker, the) : mayReadEveryTask(asker, the);

export const mayReadEveryTask = (asker: Asker, the: ApplicationFacts): boolean =>
  hasRole(asker, "lawyer", "paralegal", "admin") && isInScope(asker, the);

export const mayGiveTask = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && isTimeFor(asker, the, "giveTask");

/** Saying that a task is done, or not after all: the applicant of their own, the team of each. */
export const maySettleTask = (
  asker: Asker,
  the: ApplicationFacts,
  task: { readonly isForApplicant: boolean },
): boolean =>
  isInScope(asker, the) && isTimeFor(asker, the, "settleTask") && (asker?.role !== "student" || task.isForApplicant);
