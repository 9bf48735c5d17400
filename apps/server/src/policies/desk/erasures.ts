import { hasRole, type Asker } from "../actor.ts";
import { isInScope, type ApplicationFacts } from "../applications.ts";
import { isTimeFor } from "../whenMayChange.ts";
import { mayReadEveryTask } from "./tasks.ts";

/** A closed case is erased by two people of the firm, after days in which either undoes it (ADR 0461). */

export const mayAskErasure = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && isTimeFor(asker, the, "askErasure");

/** That it is somebody else than who asked, the command says with a sentence. */
export const mayConfirmErasure = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && isTimeFor(asker, the, "confirmErasure");

export const mayUndoErasure = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && isTimeFor(asker, the, "undoErasure");

export const mayHoldCase = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && isTimeFor(asker, the, "holdCase");

/** Who asked and why is said within the team; to its applicant, when the case is erased. */
export const mayReadErasure = (asker: Asker, the: ApplicationFacts): boolean => mayReadEveryTask(asker, the);

/** What was erased, without a name. */
export const mayListErasures = (asker: Asker): boolean => hasRole(asker, "admin");
