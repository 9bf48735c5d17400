import { visitorInSentence } from "@boreal/domain/caseFile/whose/personToReader";
import type { LetterId } from "@boreal/domain/caseFile/letterValues";
import { contentOf } from "@boreal/domain/letters/contents";
import { isWrittenBy } from "@boreal/domain/letters/ofWhoWrites";
import { guestSections } from "@boreal/domain/questionnaire/guestSections";
import { preparesThemselves } from "@boreal/domain/questionnaire/preparer";
import { useMemo } from "react";
import { InvitationPart } from "../../../case/invitation/SectionInvitation.tsx";
import { readerOf } from "../../../case/loading/readerOf.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { isStaff, useMe } from "../../../shell/session.tsx";

/** Beside a letter in which somebody without an account speaks: the applicant asks them to write it. Nothing for staff, and once it is sent. */
export function LetterInvitation({ letter, application }: { letter: LetterId; application: TheApplication }) {
  const { role } = useMe();
  const the = useMemo(() => readerOf(application.caseFile), [application.caseFile]);
  const section = guestSections.find((one) => isWrittenBy(one, contentOf(letter)));
  const isOpen = application.status === "Preparation";
  if (isStaff(role) || !section || !isOpen || preparesThemselves(section, the)) return null;
  return (
    <InvitationPart
      applicationId={application.id}
      section={section}
      isFinished={false}
      visitor={visitorInSentence(the)}
      isOfLetter
    />
  );
}
