import { hasRole, type Asker } from "../actor.ts";
import { isInScope, type ApplicationFacts } from "../applications.ts";
import { mayReadReasons } from "../assessment.ts";
import { mayOpenPage, type PageFacts } from "../documents.ts";
import { isTimeFor } from "../whenMayChange.ts";

/** Looking at documents, returning them and asking for them: those who prepare the case (docs/facts/roles.md section 2, “Vault”). */
export const mayReviewDocuments = (asker: Asker, the: ApplicationFacts): boolean =>
  hasRole(asker, "lawyer", "paralegal") && isInScope(asker, the) && isTimeFor(asker, the, "reviewDocument");

/** A reason speaks of what is in a file: for those who may open its page and read why. */
export const mayReadReview = (asker: Asker, the: ApplicationFacts, page: PageFacts): boolean =>
  mayReadReasons(asker, the) && mayOpenPage(asker, the, page);
