import type { Text } from "@boreal/domain/kernel/text";
import { Link } from "wouter";
import { useLanguage } from "../ui/language.tsx";
import { inOrder } from "./deadlineOrder.ts";
import { planWords } from "./reasons/planWords.ts";
import type { TheApplication } from "./loading/theCase.ts";
import { SourceStatus, WhyPanel, type ShownWhy } from "./reasons/WhyPanel.tsx";

/** A date as the server or the browser works it out. */
type ShownDeadline = {
  readonly id: string;
  readonly title?: Text;
  readonly date: string | null;
  /** Nothing for a day that the person told themselves. */
  readonly why?: ShownWhy;
  /** Where such a day was told. */
  readonly href?: string;
};

type DeadlineListProps = {
  application: Pick<TheApplication, "id" | "type"> & { plan: Pick<TheApplication["plan"], "deadlines"> };
  /** Those of the application unless told otherwise. */
  deadlines?: readonly ShownDeadline[];
  own: boolean;
  mayTry?: boolean;
};

/** Dates that are coming, in their order, each with how far its source can be trusted. The numbers are those of the picture beside it. */
export function DeadlineList({
  application,
  deadlines = application.plan.deadlines,
  own,
  mayTry = false,
}: DeadlineListProps) {
  const { t, date } = useLanguage();
  if (deadlines.length === 0) return <p>{t(planWords.noDeadlines)}</p>;
  return (
    <ol className="plan__dates">
      {inOrder(deadlines).map((deadline) => {
        const title = titleOf(deadline, own);
        return (
          <li key={deadline.id}>
            <p className="plan__deadline">
              <strong>{t(title)}</strong>
              {deadline.date ? (
                <time dateTime={deadline.date}>{t(dateWords(deadline.id), { date: date(deadline.date) })}</time>
              ) : (
                <> {t(planWords.noDate)}</>
              )}
            </p>
            {deadline.href !== undefined && (
              <p className="no-print">
                <Link href={deadline.href}>
                  {t(planWords.ownDay)} <span className="visually-hidden">{t(title)}</span>
                </Link>
              </p>
            )}
            {deadline.why?.sources
              .filter((source) => source.status !== "verified")
              .slice(0, 1)
              .map((source) => (
                <SourceStatus key={source.title} status={source.status} isOurs={!source.address} />
              ))}
            {deadline.why && (
              <WhyPanel
                why={deadline.why}
                applicationId={application.id}
                type={application.type}
                subject={t(title)}
                mayTry={mayTry}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

function titleOf({ id, title }: ShownDeadline, own: boolean): Text {
  if (id === "biometrics") return own ? planWords.biometricsDeadline : planWords.biometricsDeadlineStaff;
  return title ?? planWords.otherDeadline;
}

/** Something to do by a day, or something that happens on it. */
const dateWords = (id: string): Text => (id === "biometrics" ? planWords.by : planWords.on);
