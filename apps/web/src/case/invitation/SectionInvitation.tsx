import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { visitorInSentence } from "@boreal/domain/caseFile/whose/personToReader";
import { guestSections, type GuestSection } from "@boreal/domain/questionnaire/guestSections";
import type { LoadedFlow } from "@boreal/domain/questionnaire/loadedFlow";
import { useMemo } from "react";
import { readerOf } from "../flow/questions.ts";
import { isStaff, useMe } from "../../shell/session.tsx";
import { InvitationPart } from "./invitationParts.ts";
import { isPageOf, sectionPages } from "./sectionPages.ts";

type InvitationProps = {
  applicationId: string;
  flow: LoadedFlow;
  caseFile: CaseFile;
  /** Only beside the page of this step, and only when it is the first of the part. */
  besideStep?: string;
};

/** Of each section whose person may be asked; most cases have none. */
export function SectionInvitations(given: InvitationProps) {
  return guestSections.map((section) => <SectionInvitation key={section} {...given} section={section} />);
}

/**
 * Where the applicant asks the spouse or partner, the host of a visit or the visitor to answer, and sees how that stands. Nothing while
 * there is nothing to ask them, and nothing for staff: whom to ask is the applicant's own matter.
 */
function SectionInvitation({
  applicationId,
  flow,
  caseFile,
  besideStep,
  section,
}: InvitationProps & { section: GuestSection }) {
  const { role } = useMe();
  // Beside other pages nothing is worked out at each key.
  const pages = useMemo(
    () =>
      besideStep === undefined || isPageOf(section, flow, besideStep) ? sectionPages(section, flow, caseFile) : [],
    [section, flow, caseFile, besideStep],
  );
  const asking = pages.filter(({ asks }) => asks);
  if (isStaff(role) || asking.length === 0 || caseFile.application.status !== "Preparation") return null;
  if (besideStep !== undefined && pages[0]?.id !== besideStep) return null;
  const isFinished = !asking.some(({ isOpen }) => isOpen);
  const visitor = visitorInSentence(readerOf({ flow }, caseFile));
  return <InvitationPart applicationId={applicationId} section={section} isFinished={isFinished} visitor={visitor} />;
}
