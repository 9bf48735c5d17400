import { hasRole, type Asker } from "../actor.ts";
import { isInScope, type ApplicationFacts } from "../applications.ts";
import { isTimeFor } from "../whenMayChange.ts";

/** Notes are of the legal team alone: the applicant, schools, agencies and support never see one, whatever was allowed them. */
const isOfTeam = (asker: Asker, the: ApplicationFacts): boolean =>
  hasRole(asker, "lawyer", "paralegal", "admin") && isInScope(asker, the);

/** A private note is of the person who wrote it, and of nobody else. */
export const mayReadNote = (
  asker: Asker,
  the: ApplicationFacts,
  note: { readonly writtenBy: string; readonly isShared: boolean },
): boolean => isOfTeam(asker, the) && (note.isShared || note.writtenBy === asker?.userId);

export const mayWriteNote = (asker: Asker, the: ApplicationFacts): boolean =>
  isOfTeam(asker, the) && isTimeFor(asker, the, "writeNote");

export const mayRemoveNote = (asker: Asker, the: ApplicationFacts, note: { readonly writtenBy: string }): boolean =>
  mayWriteNote(asker, the) && note.writtenBy === asker?.userId;
