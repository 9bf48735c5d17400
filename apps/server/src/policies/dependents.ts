import type { Asker } from "./actor.ts";
import { isInScope, type ApplicationFacts } from "./applications.ts";
import { isTimeFor } from "./whenMayChange.ts";

/** docs/facts/roles.md section 2, row "Dependents". */
export const mayReadDependents = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && asker?.role !== "schoolStaff";

export const mayChangeDependents = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && isTimeFor(asker, the, "changeDependents");

/** The visa type of a spouse or child who has one. */
export const mayChangeVisaType = (asker: Asker, the: ApplicationFacts): boolean =>
  mayChangeDependents(asker, the) && isTimeFor(asker, the, "changeVisaType");
