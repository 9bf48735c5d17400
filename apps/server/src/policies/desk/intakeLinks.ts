import { hasRole, isLegalTeam, type Asker } from "../actor.ts";
import { mayAssignAnywhere } from "../applications.ts";

/** The legal team gives out links by which people begin a case with it. */
export const mayMakeIntakeLink = (asker: Asker): boolean => isLegalTeam(asker);

/** Those of others are for whoever answers for the whole firm. */
export const maySeeEveryIntakeLink = (asker: Asker): boolean => mayMakeIntakeLink(asker) && mayAssignAnywhere(asker);

export const mayEndIntakeLink = (asker: Asker, the: { readonly createdBy: string }): boolean =>
  mayMakeIntakeLink(asker) && (maySeeEveryIntakeLink(asker) || the.createdBy === asker?.userId);

/** Whoever applies begins a case of their own by it. */
export const mayBeginByLink = (asker: Asker): boolean => hasRole(asker, "student");
