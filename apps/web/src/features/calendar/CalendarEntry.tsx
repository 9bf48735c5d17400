import type { CalendarKind } from "@boreal/domain/kernel/calendar/calendarKinds";
import { calendarKindWords } from "@boreal/domain/kernel/calendar/calendarKinds";
import { Link } from "wouter";
import type { ResultOf } from "../../api/graphql.ts";
import { planPath, requestsPath, tasksPath } from "../../case/loading/addresses.ts";
import { useLanguage } from "../../ui/language.tsx";
import { calendarText as text } from "./calendar.text.ts";
import type { firmCalendarQuery } from "./operations.ts";

export type FirmCalendar = NonNullable<ResultOf<typeof firmCalendarQuery>["firmCalendar"]>;
export type Entry = FirmCalendar["entries"][number];

/** Where what is due is done. */
function pathOf({ kind, application: { id } }: Entry): string {
  if (kind === "task") return tasksPath(id);
  return kind === "request" ? requestsPath(id) : planPath(id);
}

/** One thing that is due: of which kind, what, and in whose case. */
export function CalendarEntry({ entry }: { entry: Entry }) {
  const { t } = useLanguage();
  const { kind, title, words, application } = entry;
  const name = `${application.owner.firstName} ${application.owner.lastName}`.trim();
  return (
    <li className={`calendar__entry calendar__entry--${kind}`}>
      <span className="calendar__kind">{t(calendarKindWords[kind as CalendarKind])}</span>
      <Link href={pathOf(entry)} className="calendar__case">
        {name === "" ? t(text.unnamed) : name}
        {application.matterNumber !== null && <span className="calendar__number">{application.matterNumber}</span>}
      </Link>
      <span className="calendar__what" dir="auto">
        {words ?? (title === null ? "" : t(title))}
        {kind === "task" && <TaskTaker entry={entry} />}
      </span>
    </li>
  );
}

function TaskTaker({ entry: { isForApplicant, assigneeName } }: { entry: Entry }) {
  const { t } = useLanguage();
  const who = isForApplicant
    ? t(text.forApplicant)
    : assigneeName === null
      ? t(text.forTeam)
      : t(text.forName, { name: assigneeName });
  return <span className="calendar__taker">{` (${who})`}</span>;
}
