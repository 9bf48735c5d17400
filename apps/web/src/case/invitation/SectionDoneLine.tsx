import type { GuestSection } from "@boreal/domain/questionnaire/guestSections";
import { useQuery } from "../../api/useQuery.ts";
import { useLanguage } from "../../ui/language.tsx";
import { wordsOfSection } from "./invitation.text.ts";
import { newestOf } from "./newestOf.ts";
import { sectionInvitationsQuery } from "./operations.ts";

export function SectionDoneLine({ applicationId, section }: { applicationId: string; section: GuestSection }) {
  const { t, dateTime } = useLanguage();
  const { data } = useQuery(sectionInvitationsQuery, { applicationId });
  const finishedAt = newestOf(data?.sectionInvitations, section)?.finishedAt;
  return finishedAt ? <>. {t(wordsOfSection[section].stateDone, { date: dateTime(finishedAt) })}</> : null;
}
