import type { Asker } from "../actor.ts";
import { isInScope, type ApplicationFacts } from "../applications.ts";
import { isTimeFor } from "../whenMayChange.ts";
import { mayReadEveryTask } from "./tasks.ts";

/** A case is closed when the firm’s work on it is over, and opened again, by those who work on it (ADR 0460). */

export const mayCloseCase = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && isTimeFor(asker, the, "closeCase");

export const mayReopenCase = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && isTimeFor(asker, the, "reopenCase");

/** That it is closed stands beside the status, for whoever reads that. By whom and why stays within the team. */
export const mayReadClosings = (asker: Asker, the: ApplicationFacts): boolean => mayReadEveryTask(asker, the);
