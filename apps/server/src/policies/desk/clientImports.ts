import { hasRole, isLegalTeam, type Asker } from "../actor.ts";

/** The legal team takes over its clients from another program. */
export const mayImportClients = (asker: Asker): boolean => isLegalTeam(asker);

/** Whoever imported them takes all of them out again, or an administrator. */
export const mayUndoImport = (asker: Asker, the: { readonly createdBy: string }): boolean =>
  mayImportClients(asker) && (hasRole(asker, "admin") || the.createdBy === asker?.userId);
