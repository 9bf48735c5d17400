import type { ApplicationStatus, ApplicationType } from "../caseFile/application.ts";
import type { Phase, VaultPage } from "./page.ts";

/**
 * Which phases of an application have come: what a page asks for is something to do from then on, and not before. What an
 * earlier phase asked for and did not get stays open, for nothing here knows that it no longer matters.
 */

type Facts = {
  readonly type: ApplicationType;
  readonly status?: ApplicationStatus | undefined;
  /** The pages that hold a file. */
  readonly filled: readonly Pick<VaultPage, "phase" | "category">[];
};

/** An application that waits in a pool is reviewed after its invitation (conditions/application/status.ts, `itaReceived`). */
const beforeInvitation = new Set<ApplicationStatus>(["Preparation", "ApplicantPool"]);
const beforeSending = new Set<ApplicationStatus>([...beforeInvitation, "ItaReceived", "LawyerReview"]);
const beforeDecision = new Set<ApplicationStatus>([...beforeSending, "IrccProcessing", "Returned"]);

/** These applications speak of one that IRCC already has, or has decided. */
const aboutAnEarlierOne = new Set<ApplicationType>(["IrccRequest", "JudicialReview"]);

/** A status that is not known is the first one. A letter that came in a phase shows that the phase has come, whatever the status says. */
export function phasesThatCame({ type, status = "Preparation", filled }: Facts): ReadonlySet<Phase> {
  const isInvited = type === "ExpressEntryIta" || !beforeInvitation.has(status);
  const came: Readonly<Record<Phase, boolean>> = {
    preparation: true,
    ita: isInvited,
    afterSubmission: aboutAnEarlierOne.has(type) || !beforeSending.has(status),
    afterDecision: !beforeDecision.has(status),
    court: type === "JudicialReview",
  };
  const shown = new Set(filled.filter(({ category }) => category === "Letter").map(({ phase }) => phase));
  return new Set((Object.keys(came) as Phase[]).filter((phase) => came[phase] || shown.has(phase)));
}
