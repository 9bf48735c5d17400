import { isLegalTeam, type Asker } from "../actor.ts";
import { isInScope, isOwner, type ApplicationFacts } from "../applications.ts";

/** All of a case as an open archive, for those who prepare it and for whom it is no secret to anybody of the firm. */
export const mayTakeOutWhole = (asker: Asker, the: ApplicationFacts): boolean =>
  isLegalTeam(asker) && isInScope(asker, the);

/** Their own case, as far as they see it. Agents, schools, support and invited people take out nothing (ADR 0413). */
export const mayTakeOut = (asker: Asker, the: ApplicationFacts): boolean =>
  mayTakeOutWhole(asker, the) || (isOwner(asker, the) && isInScope(asker, the));
