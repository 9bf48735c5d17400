import { addDays } from "@boreal/domain/kernel/calendarDate";
import { daysOfSpan } from "@boreal/domain/kernel/calendar/calendarSpan";
import { Link } from "wouter";
import { classNames } from "../../ui/classNames.ts";
import { useLanguage } from "../../ui/language.tsx";
import { calendarAddress, type CalendarChoice } from "./calendarAddress.ts";
import { CalendarEntry, type FirmCalendar } from "./CalendarEntry.tsx";
import { calendarText as text } from "./calendar.text.ts";
import { useDayWords } from "./dayWords.ts";
import "./monthGrid.css";

type GridProps = { calendar: FirmCalendar; choice: CalendarChoice; caption: string };

/** Whole weeks as a table: each day with how much is due, and the first of it. */
export function MonthGrid({ calendar, choice, caption }: GridProps) {
  const { weekday } = useDayWords();
  const days = daysOfSpan({ from: calendar.from, to: calendar.to });
  const weeks = days.filter((_, at) => at % 7 === 0);
  return (
    <div className="calendar__grid">
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {days.slice(0, 7).map((day) => (
              <th scope="col" key={day}>
                {weekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((first) => (
            <tr key={first}>
              {daysOfSpan({ from: first, to: addDays(first, 6) }).map((day) => (
                <DayCell key={day} day={day} calendar={calendar} choice={choice} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DayCell({ day, calendar, choice }: { day: string } & Pick<GridProps, "calendar" | "choice">) {
  const { t, date } = useLanguage();
  const { short, weekday } = useDayWords();
  const count = calendar.days.find((one) => one.day === day)?.count ?? 0;
  const entries = calendar.entries.filter((one) => one.day === day);
  const isOutside = choice.view === "month" && day.slice(0, 7) !== calendar.day.slice(0, 7);
  const said = count === 0 ? t(text.noneOnDay, { day: date(day) }) : t(text.countOnDay, { day: date(day), count });
  const more = count - entries.length;
  const ofDay = calendarAddress(choice, { view: "list", day });
  return (
    <td
      className={classNames(
        "calendar__day",
        isOutside && "calendar__day--outside",
        count === 0 && "calendar__day--free",
        day < calendar.today && "calendar__day--past",
      )}
      aria-current={day === calendar.today ? "date" : undefined}
    >
      <Link href={ofDay} className="calendar__day-number">
        <time dateTime={day}>
          <span className="calendar__weekday">{weekday(day)} </span>
          {day.endsWith("-01") ? short(day) : String(Number(day.slice(8)))}
        </time>
        <span className="visually-hidden"> {said}</span>
        {count > 0 && (
          <span className="calendar__count" aria-hidden="true">
            {count}
          </span>
        )}
      </Link>
      {entries.length > 0 && (
        <ul className="calendar__entries">
          {entries.map((entry) => (
            <CalendarEntry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <Link href={ofDay} className="calendar__more">
          {t(text.more, { count: more })}
          <span className="visually-hidden"> {t(text.moreOnDay, { day: date(day) })}</span>
        </Link>
      )}
    </td>
  );
}
