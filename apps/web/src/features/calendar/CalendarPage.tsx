import { calendarViews, steppedDay, type CalendarView } from "@boreal/domain/kernel/calendar/calendarSpan";
import { useMemo } from "react";
import { Link, useSearchParams } from "wouter";
import { useQuery } from "../../api/useQuery.ts";
import { PrivateAddress } from "../../case/calendarFeed/PrivateAddress.tsx";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../shell/Page.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { Details } from "../../ui/layout/Details.tsx";
import { Icon } from "../../ui/layout/Icon.tsx";
import { usePhone } from "../../ui/layout/usePhone.ts";
import { useLanguage } from "../../ui/language.tsx";
import { calendarAddress, calendarChoiceFrom, type CalendarChoice } from "./calendarAddress.ts";
import type { FirmCalendar } from "./CalendarEntry.tsx";
import { CalendarFilters } from "./CalendarFilters.tsx";
import { calendarText as text, viewWords } from "./calendar.text.ts";
import { DayList } from "./DayList.tsx";
import { useDayWords } from "./dayWords.ts";
import { calendarTitle } from "./links.ts";
import { MonthGrid } from "./MonthGrid.tsx";
import { firmCalendarQuery } from "./operations.ts";
import "./calendar.css";

type Chosen = CalendarChoice & { readonly view: CalendarView };

/** What is due in the firm, or in the cases that somebody works on: by month, by week or as a list. */
export function CalendarPage() {
  const { t } = useLanguage();
  const [address] = useSearchParams();
  const isPhone = usePhone();
  const asked = calendarChoiceFrom(address);
  const choice: Chosen = { ...asked, view: asked.view ?? (isPhone ? "list" : "month") };
  const { view, day, kind, staff, case: applicationId, after } = choice;
  const variables = useMemo(
    () => ({
      view,
      day: day ?? null,
      kinds: kind ? [kind] : null,
      staff: staff ?? null,
      applicationId: applicationId ?? null,
      after: after ?? null,
    }),
    [view, day, kind, staff, applicationId, after],
  );
  const { data, failure, reload } = useQuery(firmCalendarQuery, variables);
  const calendar = data?.firmCalendar ?? undefined;
  return (
    <Page title={t(calendarTitle)} heading={null} width="full">
      <div className="density-desk calendar">
        <div className="calendar__top">
          <h1 tabIndex={-1}>{t(calendarTitle)}</h1>
          <Views choice={choice} overdue={calendar?.overdue ?? 0} />
          {isPhone ? (
            <Details summary={t(text.filters)} open={(kind ?? staff) !== undefined}>
              <CalendarFilters choice={choice} />
            </Details>
          ) : (
            <CalendarFilters choice={choice} />
          )}
        </div>
        <FailureBanner failure={failure} onRetry={reload} />
        {!calendar && !failure && <Spinner />}
        {calendar && <Days calendar={calendar} choice={choice} />}
        <Details summary={t(text.own)}>
          <p>{t(text.ownLead)}</p>
          <PrivateAddress ofTeam />
        </Details>
      </div>
    </Page>
  );
}

function Views({ choice, overdue }: { choice: Chosen; overdue: number }) {
  const { t, number } = useLanguage();
  return (
    <nav aria-label={t(text.views)}>
      <ul className="calendar__views">
        {calendarViews.map((view) => (
          <li key={view}>
            <Link
              href={calendarAddress(choice, { view, ...(view === "overdue" ? { day: undefined } : {}) })}
              className="calendar__view"
              aria-current={view === choice.view ? "page" : undefined}
            >
              {t(viewWords[view])}
              {view === "overdue" && overdue > 0 && <span className="calendar__count">{number(overdue)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type DaysProps = { calendar: FirmCalendar; choice: Chosen };

function Days({ calendar, choice }: DaysProps) {
  const title = useTitle({ calendar, choice });
  const isGrid = choice.view === "month" || choice.view === "week";
  return (
    <>
      <div className="calendar__which">
        <p className="calendar__title" aria-live="polite">
          {title}
        </p>
        {choice.view !== "overdue" && <Steps calendar={calendar} choice={choice} />}
        {choice.case !== undefined && <OneCase calendar={calendar} choice={choice} />}
      </div>
      {calendar.entries.length === 0 && <Nothing choice={choice} />}
      {isGrid ? (
        <MonthGrid calendar={calendar} choice={choice} caption={title} />
      ) : (
        <DayList calendar={calendar} choice={choice} />
      )}
    </>
  );
}

function useTitle({ calendar: { day, from, to }, choice: { view } }: DaysProps): string {
  const { t, month, date } = useLanguage();
  const { whole } = useDayWords();
  if (view === "month") return month(day.slice(0, 7));
  if (view === "week") return t(text.weekOf, { from: date(from), to: date(to) });
  return view === "list" ? t(text.fromDay, { day: whole(from) }) : t(text.overdueLead);
}

function Steps({ calendar: { day }, choice }: DaysProps) {
  const { t } = useLanguage();
  const to = (steps: number) => calendarAddress(choice, { day: steppedDay(choice.view, day, steps) });
  return (
    <nav className="calendar__steps" aria-label={t(text.days)}>
      <Link href={to(-1)}>
        <Icon name="arrowLeft" />
        {t(text.earlier)}
      </Link>
      <Link href={calendarAddress(choice, { day: undefined })}>{t(text.today)}</Link>
      <Link href={to(1)}>
        {t(text.later)}
        <Icon name="arrowRight" />
      </Link>
    </nav>
  );
}

function OneCase({ calendar, choice }: DaysProps) {
  const { t } = useLanguage();
  const owner = calendar.entries[0]?.application.owner;
  const name = owner ? `${owner.firstName} ${owner.lastName}`.trim() : "";
  return (
    <p className="calendar__one-case">
      {name === "" ? t(text.oneCaseAlone) : t(text.oneCase, { name })}{" "}
      <Link href={calendarAddress(choice, { case: undefined })}>{t(text.allCases)}</Link>
    </p>
  );
}

const nothingIn = {
  month: text.noneMonth,
  week: text.noneWeek,
  list: text.noneList,
  overdue: text.noneOverdue,
} as const;

function Nothing({ choice }: { choice: Chosen }) {
  const { t } = useLanguage();
  const isNarrowed = (choice.kind ?? choice.staff ?? choice.case) !== undefined;
  return (
    <EmptyState title={t(nothingIn[choice.view])}>
      {isNarrowed ? (
        <p>
          {t(text.noneFiltered)}{" "}
          <Link href={calendarAddress(choice, { kind: undefined, staff: undefined, case: undefined })}>
            {t(text.clearFilters)}
          </Link>
        </p>
      ) : (
        <p>{t(text.noneMore)}</p>
      )}
    </EmptyState>
  );
}
