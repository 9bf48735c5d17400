import { isLegalTeam, type Asker } from "../actor.ts";
import { isInScope, type ApplicationFacts } from "../applications.ts";

/** The readiness memo looks at a whole case through the eyes of who may refuse it: for the legal team alone (ADR 0390). */
export const mayReadMemo = (asker: Asker, the: ApplicationFacts): boolean =>
  isLegalTeam(asker) && isInScope(asker, the);
