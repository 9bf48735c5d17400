import { hasRole, type Asker } from "../actor.ts";
import { isInScope, type ApplicationFacts } from "../applications.ts";

/** Who of the legal team is in a case, and what changed since one looked last, is for the legal team. */
export const mayVisitCase = (asker: Asker, the: ApplicationFacts): boolean =>
  hasRole(asker, "lawyer", "paralegal", "admin") && isInScope(asker, the);
