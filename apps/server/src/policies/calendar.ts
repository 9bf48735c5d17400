import { hasRole, type Asker } from "./actor.ts";
import { isInScope, type ApplicationFacts } from "./applications.ts";

/** A private address with the deadlines of one's own applications. Staff see deadlines in the cases themselves. */
export const mayKeepCalendarFeed = (asker: Asker): boolean => hasRole(asker, "student");

/** The deadlines of one application as a file: for everybody who sees its plan. */
export const mayDownloadDeadlines = (asker: Asker, the: ApplicationFacts): boolean => isInScope(asker, the);
