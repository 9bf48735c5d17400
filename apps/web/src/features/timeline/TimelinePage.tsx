import { expectedSpans } from "@boreal/domain/deadlines/expectedSpans";
import { easternDay } from "@boreal/domain/kernel/easternDay";
import { caseEvents, type CaseEvent } from "@boreal/domain/plan/caseEvents";
import { Link } from "wouter";
import { planPath, statusPath, vaultPagePath } from "../../case/loading/addresses.ts";
import { ApplicationGate } from "../../case/loading/ApplicationGate.tsx";
import { LoadedCase } from "../../case/loading/loadedCase.tsx";
import { readerOf } from "../../case/loading/readerOf.ts";
import { caseFileOf, type TheApplication } from "../../case/loading/theCase.ts";
import { useApplication } from "../../case/loading/useApplication.ts";
import { planWords } from "../../case/reasons/planWords.ts";
import { SourceStatus, WhyPanel, type ShownWhy } from "../../case/reasons/WhyPanel.tsx";
import { Page } from "../../shell/Page.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { useLanguage, type LanguageTools } from "../../ui/language.tsx";
import { timelineEntries, type TimelineEntry } from "./timelineEntries.ts";
import { timelineText as text } from "./timeline.text.ts";
import "./timeline.css";

/** A case as one line from its sending to what is still to come: what happened, what is expected, what has its day. */
export function TimelinePage({ applicationId }: { applicationId: string }) {
  const { application, failure, reload } = useApplication(applicationId, "whole");
  return (
    <ApplicationGate value={application} failure={failure} onRetry={reload}>
      {(known) => <LoadedTimeline application={known} />}
    </ApplicationGate>
  );
}

function LoadedTimeline({ application }: { application: TheApplication }) {
  const { t } = useLanguage();
  const caseFile = caseFileOf(application.caseFile);
  const the = readerOf(application.caseFile);
  const events = [begun(application), ...caseEvents(caseFile, the)];
  const entries = timelineEntries({
    today: caseFile.today,
    events,
    expected: expectedSpans(the),
    deadlines: application.plan.deadlines,
  });
  return (
    <LoadedCase caseFile={caseFile}>
      <Page title={t(planWords.timeline)} lead={t(text.lead)} backHref={planPath(application.id)}>
        <ol className="case-line" aria-label={t(text.list)}>
          {entries.map((entry) => (
            <TimelineLine key={`${entry.kind} ${entry.key}`} entry={entry} application={application} />
          ))}
        </ol>
        <p className="no-print">
          <Link href={statusPath(application.id)}>{t(text.status)}</Link>
        </p>
        <p className="no-print">
          <Button onClick={() => window.print()}>{t(text.print)}</Button>
        </p>
      </Page>
    </LoadedCase>
  );
}

const begun = ({ createdAt }: TheApplication): CaseEvent => ({
  id: "begun",
  title: text.begun,
  date: easternDay(createdAt),
});

type LineProps = { entry: TimelineEntry; application: TheApplication };

function TimelineLine({ entry, application }: LineProps) {
  const { t, date } = useLanguage();
  if (entry.kind === "today")
    return (
      <li className="case-line__entry case-line__entry--today" aria-current="date">
        <p className="case-line__title">
          {t(text.today)}, <time dateTime={entry.day}>{date(entry.day)}</time>
        </p>
      </li>
    );
  return (
    <li className={`case-line__entry case-line__entry--${entry.kind}`}>
      <p className="case-line__day">
        {t(text.kinds[entry.kind])} · <DayOf entry={entry} today={caseFileOf(application.caseFile).today} />
      </p>
      <TitleAndReason entry={entry} application={application} />
    </li>
  );
}

function DayOf({ entry, today }: { entry: Exclude<TimelineEntry, { kind: "today" }>; today: string }) {
  const tools = useLanguage();
  const { t, date } = tools;
  if (entry.kind === "expected") return spanInWords(entry.span.decision.value, today, tools);
  if (entry.day === null) return t(text.noDay);
  const day = date(entry.day);
  const isUpload = entry.kind === "event" && entry.event.isUpload;
  const isPast = entry.kind === "deadline" && entry.day < today;
  return (
    <time dateTime={entry.day}>
      {isUpload ? t(text.added, { date: day }) : isPast ? t(text.passed, { date: day }) : day}
    </time>
  );
}

type Span = Extract<TimelineEntry, { kind: "expected" }>["span"]["decision"]["value"];

function spanInWords(value: Span, today: string, { t, date }: LanguageTools): string {
  if (value === null) return t(text.notKnown);
  if (value.to < today) return t(text.over, { to: date(value.to) });
  if (value.from === undefined) return t(text.until, { to: date(value.to) });
  return t(text.between, { from: date(value.from), to: date(value.to) });
}

function TitleAndReason({
  entry,
  application,
}: {
  entry: Exclude<TimelineEntry, { kind: "today" }>;
  application: TheApplication;
}) {
  const { t } = useLanguage();
  if (entry.kind === "event") {
    const { title, page, childNumber } = entry.event;
    return (
      <p className="case-line__title">
        {page === undefined ? (
          t(title)
        ) : (
          <Link href={vaultPagePath(application.id, page, childNumber)}>{t(title)}</Link>
        )}
      </p>
    );
  }
  const { title } = entry.kind === "expected" ? entry.span : entry.deadline;
  const why: ShownWhy = entry.kind === "expected" ? entry.span.decision : entry.deadline.why;
  const unsure = why.sources.find(({ status }) => status !== "verified");
  return (
    <>
      <p className="case-line__title">{t(title)}</p>
      {unsure && <SourceStatus status={unsure.status} isOurs={!unsure.address} />}
      <WhyPanel why={why} applicationId={application.id} type={application.type} subject={t(title)} />
    </>
  );
}
