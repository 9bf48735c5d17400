import { hasRole, isLegalTeam, type Asker } from "./actor.ts";
import { isInScope, type ApplicationFacts } from "./applications.ts";

/** A private address with the days of one's own applications, or of the cases that a member of the legal team works on. */
export const mayKeepCalendarFeed = (asker: Asker): boolean => hasRole(asker, "student") || isLegalTeam(asker);

/** The deadlines of one application as a file: for everybody who sees its plan. */
export const mayDownloadDeadlines = (asker: Asker, the: ApplicationFacts): boolean => isInScope(asker, the);
