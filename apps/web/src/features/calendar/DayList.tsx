import { Link } from "wouter";
import { useLanguage } from "../../ui/language.tsx";
import { calendarAddress, type CalendarChoice } from "./calendarAddress.ts";
import { CalendarEntry, type Entry, type FirmCalendar } from "./CalendarEntry.tsx";
import { calendarText as text } from "./calendar.text.ts";
import { useDayWords } from "./dayWords.ts";

/** Day by day, those alone on which something is due. */
export function DayList({ calendar, choice }: { calendar: FirmCalendar; choice: CalendarChoice }) {
  const { t } = useLanguage();
  const { whole } = useDayWords();
  const days = Map.groupBy(calendar.entries, ({ day }: Entry) => day);
  return (
    <>
      {[...days].map(([day, entries]) => (
        <section key={day} aria-labelledby={`day-${day}`} className="calendar__section">
          <h2 id={`day-${day}`}>
            <time dateTime={day}>{whole(day)}</time>
            {day === calendar.today && <span className="calendar__today">{t(text.today)}</span>}
          </h2>
          <ul className="calendar__entries calendar__entries--list">
            {entries.map((entry) => (
              <CalendarEntry key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      {(choice.after !== undefined || calendar.next !== null) && (
        <nav className="calendar__pages" aria-label={t(text.pages)}>
          {choice.after !== undefined && <Link href={calendarAddress(choice)}>{t(text.firstPage)}</Link>}
          {calendar.next !== null && (
            <Link href={calendarAddress(choice, { after: calendar.next })}>{t(text.nextPage)}</Link>
          )}
        </nav>
      )}
    </>
  );
}
