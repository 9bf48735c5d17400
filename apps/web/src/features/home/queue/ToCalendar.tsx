import { Link } from "wouter";
import { useQuery } from "../../../api/useQuery.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { calendarPath, calendarTitle } from "../../calendar/links.ts";
import { dueSoonQuery } from "./operations.ts";
import { queueText as text } from "./queue.text.ts";

const noVariables = {};

/** The way to the calendar of the firm, with how much is due within a week. */
export function ToCalendar() {
  const { t } = useLanguage();
  const soon = useQuery(dueSoonQuery, noVariables).data?.firmCalendar?.soon ?? 0;
  return (
    <Link href={calendarPath}>
      {t(calendarTitle)}
      {soon > 0 && ` (${t(text.dueSoon, { count: soon })})`}
    </Link>
  );
}
