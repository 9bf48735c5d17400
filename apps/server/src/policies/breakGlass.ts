import { hasRole, type Asker } from "./actor.ts";
import { isInScope, isOpenFor, type ApplicationFacts } from "./applications.ts";

/** Support opens a case for an hour, with a reason that its applicant and the administrators read (docs/facts/roles.md section 3, number 5). */
export const mayBreakGlass = (asker: Asker, the: ApplicationFacts): boolean =>
  hasRole(asker, "support") && isInScope(asker, the);

/** Who looked at a case, and why: those who may know all of it, but not whoever opened it for an hour. */
export const mayReadLooks = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && hasRole(asker, "student", "lawyer", "paralegal", "admin") && !isOpenFor(asker, the);
