import { hasRole, isReady, type Asker } from "./actor.ts";
import { isInScope, type ApplicationFacts } from "./applications.ts";

/** Who may call `student(id)` at all; each is still held to their scope (docs/facts/roles.md section 1). */
export const mayCallStudent = (asker: Asker): boolean =>
  hasRole(asker, "lawyer", "paralegal", "support", "schoolStaff", "agent", "admin");

/** A student is visible to staff through an application in their scope. Support and administrators see all. */
export const maySeeStudent = (asker: Asker, theirs: readonly ApplicationFacts[]): boolean =>
  mayCallStudent(asker) &&
  (hasRole(asker, "support", "admin") || theirs.some((application) => isInScope(asker, application)));

/** Name and address of the owner of an application: school staff see the name, not the address. */
export const mayReadContact = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && asker?.role !== "schoolStaff";

export const mayReadNotifications = (asker: Asker): boolean => isReady(asker);
