import type { ApplicationStatus, ApplicationType } from "../caseFile/application.ts";
import { closedStatuses, isBeforeSending } from "../conditions/application/status.ts";
import type { Phase, VaultPage } from "./page.ts";

/**
 * Which phases of an application have come: what a page asks for is something to do from then on, and not before. And which are
 * over: what was not added by then is no longer to do.
 */

type Facts = {
  readonly type: ApplicationType;
  readonly status?: ApplicationStatus | undefined;
  /** The pages that hold a file. */
  readonly filled: readonly Pick<VaultPage, "phase" | "category">[];
};

/** An application that waits in a pool is reviewed after its invitation (conditions/application/status.ts, `itaReceived`). */
const beforeInvitation = new Set<ApplicationStatus>(["Preparation", "ApplicantPool"]);
const atAuthority = new Set<ApplicationStatus>(["IrccProcessing", "Returned"]);

/** These applications speak of one that IRCC already has, or has decided. */
const aboutAnEarlierOne = new Set<ApplicationType>(["IrccRequest", "JudicialReview"]);

/** A status that is not known is the first one. A letter that came in a phase shows that the phase has come, whatever the status says. */
export function phasesThatCame({ type, status = "Preparation", filled }: Facts): ReadonlySet<Phase> {
  const isInvited = type === "ExpressEntryIta" || !beforeInvitation.has(status);
  const came: Readonly<Record<Phase, boolean>> = {
    preparation: true,
    ita: isInvited,
    afterSubmission: aboutAnEarlierOne.has(type) || !isBeforeSending(status),
    afterDecision: !isBeforeSending(status) && !atAuthority.has(status),
    court: type === "JudicialReview",
  };
  const shown = new Set(filled.filter(({ category }) => category === "Letter").map(({ phase }) => phase));
  return new Set((Object.keys(came) as Phase[]).filter((phase) => came[phase] || shown.has(phase)));
}

/** Sent back, or decided anew: what is sent is put right or brought up to date. A court case of its own is over by then: the application is prepared again. */
const sentAgain = new Set<ApplicationStatus>(["Returned", "JrRedetermination"]);
/** A court case of its own is prepared until its record is filed. */
const recordIsAhead = new Set<ApplicationStatus>([
  "JrPreparation",
  "JrLeaveFiled",
  "JrRule9Requested",
  "JrRule9Received",
  "JrSimplifiedProcedure",
  "JrSettlementOffered",
  "MandamusDemand",
  "MandamusLeaveFiled",
]);

type Stage = Pick<Facts, "type" | "status">;

/** Whether what goes into the application is still prepared, so that an open question or a fault in a document holds something back. */
export const isPrepared = ({ type, status = "Preparation" }: Stage): boolean =>
  isBeforeSending(status) || (type === "JudicialReview" ? recordIsAhead : sentAgain).has(status);

/** The phases of which nothing is to do any more; of a closed case that is every one. */
export function phasesOver(stage: Stage): ReadonlySet<Phase> {
  const { type, status = "Preparation" } = stage;
  if (closedStatuses.includes(status)) return new Set(everyPhase);
  if (isPrepared(stage)) return new Set();
  const isDecided = !atAuthority.has(status) && !aboutAnEarlierOne.has(type);
  return new Set(isDecided ? ["preparation", "ita", "afterSubmission"] : ["preparation", "ita"]);
}

const everyPhase = [
  "preparation",
  "ita",
  "afterSubmission",
  "afterDecision",
  "court",
] as const satisfies readonly Phase[];
