import type { Asker } from "./actor.ts";
import { isInScope, type ApplicationFacts } from "./applications.ts";
import { mayOpenPage, type PageFacts } from "./documents.ts";
import { mayReadReasons } from "./assessment.ts";
import { isTimeFor } from "./whenMayChange.ts";

/** A lawyer answers for what was found in a file: nobody else overrides it (document 1 section 6), and nothing of a case that is closed. */
export const maySpeakAsLawyer = (asker: Asker, the: ApplicationFacts): boolean =>
  asker?.role === "lawyer" && isInScope(asker, the) && isTimeFor(asker, the, "speakAsLawyer");

/** The reasons of a lawyer speak of what is in a file: for those who may open it and read why. */
export const mayReadLawyerDecision = (asker: Asker, the: ApplicationFacts, page: PageFacts): boolean =>
  mayReadReasons(asker, the) && mayOpenPage(asker, the, page);
