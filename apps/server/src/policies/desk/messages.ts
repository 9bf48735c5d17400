import type { Asker } from "../actor.ts";
import { isInScope, type ApplicationFacts } from "../applications.ts";
import { mayReadReasons } from "../assessment.ts";
import { isTimeFor } from "../whenMayChange.ts";

/** Messages speak of anything in the case, so they are for those who may read all of it. */
export const mayReadMessages = (asker: Asker, the: ApplicationFacts): boolean => mayReadReasons(asker, the);

/** The applicant and the legal team. Support reads while a case is open to it, and writes by its own ways. */
export const mayWriteMessage = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && isTimeFor(asker, the, "writeMessage");
