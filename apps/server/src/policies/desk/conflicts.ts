import { hasRole, type Asker } from "../actor.ts";
import { isInScope, type ApplicationFacts } from "../applications.ts";
import { isTimeFor } from "../whenMayChange.ts";

/** Who else of the firm has to do with the people of a case: of the legal team alone, as notes are. */
export const mayReadConflicts = (asker: Asker, the: ApplicationFacts): boolean =>
  hasRole(asker, "lawyer", "paralegal", "admin") && isInScope(asker, the);

export const mayCheckConflicts = (asker: Asker, the: ApplicationFacts): boolean =>
  mayReadConflicts(asker, the) && isTimeFor(asker, the, "checkConflicts");

/** Whether the firm may act is for whoever answers for it. */
export const mayDecideConflict = (asker: Asker, the: ApplicationFacts): boolean =>
  mayReadConflicts(asker, the) && isTimeFor(asker, the, "decideConflict");
