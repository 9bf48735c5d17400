import { applicationTypes, type ApplicationStatus, type ApplicationType } from "../caseFile/application.ts";

/** Which types go which way (docs/facts/statuses.md section 4). */

const all = new Set<ApplicationType>(applicationTypes);
const without = (...types: readonly ApplicationType[]): readonly ApplicationType[] =>
  [...all].filter((type) => !types.includes(type));

/** Prepared and reviewed here; a court case is the lawyer’s from its first day. */
export const prepared = without("JudicialReview", "SinRequest");
/** Sent to IRCC, or to the department of employment. A profile of Express Entry ends with its invitation. */
export const sent = without("JudicialReview", "ExpressEntry", "SinRequest");
/** Sent, and not through a pool first. */
export const sentAtOnce = without("JudicialReview", "ExpressEntry", "Iec", "SinRequest");
export const pooled: readonly ApplicationType[] = ["Iec", "ExpressEntry"];
/** A request is answered, neither approved nor refused. */
export const decided = without("JudicialReview", "ExpressEntry", "IrccRequest", "SinRequest");
/** Approved and then carried to a port of entry: a permit or visa that is asked for from abroad. */
export const carriedToTheBorder = without(
  "JudicialReview",
  "ExpressEntry",
  "ExpressEntryIta",
  "IrccRequest",
  "SinRequest",
  "Lmia",
  "Dli",
);
/** Decisions of an officer that the Federal Court may review; those of the department of employment and of schools go other ways. */
export const reviewable = without("JudicialReview", "ExpressEntry", "IrccRequest", "SinRequest", "Lmia", "Dli");
/** A court case of its own, or the same application in court. */
export const inCourt: readonly ApplicationType[] = [...reviewable, "JudicialReview"];

/** Where an application can begin, the usual way first. A court case is opened by a lawyer, or prepared by the applicant who asks for one. */
export const startsOf = (type: ApplicationType): readonly [ApplicationStatus, ...ApplicationStatus[]] =>
  type === "JudicialReview" ? ["JrPreparation", "Preparation"] : ["Preparation"];
