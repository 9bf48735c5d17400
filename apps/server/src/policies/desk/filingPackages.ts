import type { Asker } from "../actor.ts";
import { isInScope, type ApplicationFacts } from "../applications.ts";
import { isTimeFor } from "../whenMayChange.ts";

/** All of a case leaves with a package, so only those who prepare it and know all of it build one (docs/facts/roles.md section 2: lawyer and paralegal generate). */
export const mayBuildPackage = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && isTimeFor(asker, the, "buildPackage");
