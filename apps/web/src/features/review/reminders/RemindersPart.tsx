import { useQuery } from "../../../api/useQuery.ts";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { remindersQuery } from "./operations.ts";
import { remindersText as text } from "./reminders.text.ts";

/** That the applicant was reminded and has done nothing since: somebody may call them. */
export function RemindersPart({ applicationId }: { applicationId: string }) {
  const { t, dayOf } = useLanguage();
  const { data } = useQuery(remindersQuery, { id: applicationId });
  const reminders = data?.application?.reminders;
  if (!reminders) return null;
  const { count, last } = reminders;
  return (
    <Banner tone="quiet">
      <p>{t(text.reminded, { count, date: dayOf(last) })}</p>
    </Banner>
  );
}
