import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { KnownFlow } from "@boreal/domain/questionnaire/knownFlow";
import { useMemo } from "react";
import { lazyPart } from "../../shell/lazyPart.tsx";
import { isStaff, useMe } from "../../shell/session.tsx";
import { isSpousePage, spousePages } from "./spousePages.ts";

const InvitationPart = lazyPart(async () => (await import("./InvitationPart.tsx")).InvitationPart);

/** One line once the invited spouse or partner said that they are done; nothing before. */
export const SpouseDone = lazyPart(async () => (await import("./SpouseDoneLine.tsx")).SpouseDoneLine);

type InvitationProps = {
  applicationId: string;
  flow: KnownFlow;
  caseFile: CaseFile;
  /** Only beside the page of this step, and only when it is the first of the part. */
  besideStep?: string;
};

/**
 * Where the applicant asks the spouse or partner to answer, and sees how that stands. Nothing while there is nothing to ask
 * them, and nothing for staff: whom to ask is the applicant's own matter.
 */
export function SpouseInvitation({ applicationId, flow, caseFile, besideStep }: InvitationProps) {
  const { role } = useMe();
  // Beside other pages nothing is worked out at each key.
  const pages = useMemo(
    () => (besideStep === undefined || isSpousePage(flow, besideStep) ? spousePages(flow, caseFile) : []),
    [flow, caseFile, besideStep],
  );
  const asking = pages.filter(({ asks }) => asks);
  if (isStaff(role) || asking.length === 0 || caseFile.application.status !== "Preparation") return null;
  if (besideStep !== undefined && pages[0]?.id !== besideStep) return null;
  return <InvitationPart applicationId={applicationId} isFinished={!asking.some(({ isOpen }) => isOpen)} />;
}
