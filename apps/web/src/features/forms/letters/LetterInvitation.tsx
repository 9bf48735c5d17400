import { guestSections } from "@boreal/domain/questionnaire/guestSections";
import { InvitationPart } from "../../../case/invitation/invitationParts.ts";
import { isStaff, useMe } from "../../../shell/session.tsx";
import type { LetterApplication, LetterPageView } from "./useLetterPage.ts";

type InvitationProps = {
  writer: LetterPageView["writer"];
  application: Pick<LetterApplication, "id" | "status">;
};

/** Beside a letter in which somebody without an account speaks: the applicant asks them to write it. Nothing for staff, and once it is sent. */
export function LetterInvitation({ writer, application }: InvitationProps) {
  const { role } = useMe();
  const section = guestSections.find((one) => one === writer?.section);
  if (isStaff(role) || !writer || !section || application.status !== "Preparation") return null;
  return (
    <InvitationPart
      applicationId={application.id}
      section={section}
      isFinished={false}
      visitor={writer.visitor}
      isOfLetter
    />
  );
}
