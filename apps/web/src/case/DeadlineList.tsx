import { useLanguage } from '../ui/language.tsx';
import { planWords } from './planWords.ts';
import type { TheApplication } from './theCase.ts';
import { SourceStatus, WhyPanel } from './WhyPanel.tsx';

type DeadlineListProps = { application: TheApplication; own: boolean; reasonsOpen?: boolean };

/** Dates that are coming, each with how far its source can be trusted. */
export function DeadlineList({ application, own, reasonsOpen = false }: DeadlineListProps) {
  const { t, date } = useLanguage();
  const { deadlines } = application.plan;
  if (deadlines.length === 0) return <p>{t(planWords.noDeadlines)}</p>;
  return (
    <ul className="plan__list">
      {deadlines.map((deadline) => {
        const title = deadline.id === 'biometrics' ? t(own ? planWords.biometricsDeadline : planWords.biometricsDeadlineStaff) : t(planWords.otherDeadline);
        return (
          <li key={deadline.id}>
            <p className="plan__deadline">
              <strong>{title}</strong>{' '}
              {deadline.date ? <time dateTime={deadline.date}>{t(planWords.by, { date: date(deadline.date) })}</time> : t(planWords.noDate)}
            </p>
            {deadline.why.sources
              .filter((source) => source.status !== 'verified')
              .slice(0, 1)
              .map((source) => (
                <SourceStatus key={source.title} status={source.status} isOurs={!source.address} />
              ))}
            <WhyPanel why={deadline.why} applicationId={application.id} type={application.type} subject={title} open={reasonsOpen} />
          </li>
        );
      })}
    </ul>
  );
}
