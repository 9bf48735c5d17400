import { useQuery } from "../../api/useQuery.ts";
import { useLanguage } from "../../ui/language.tsx";
import { invitationText as text } from "./invitation.text.ts";
import { sectionInvitationsQuery } from "./operations.ts";

export function SpouseDoneLine({ applicationId }: { applicationId: string }) {
  const { t, dateTime } = useLanguage();
  const { data } = useQuery(sectionInvitationsQuery, { applicationId });
  const finishedAt = data?.sectionInvitations[0]?.finishedAt;
  return finishedAt ? <>. {t(text.stateDone, { date: dateTime(finishedAt) })}</> : null;
}
