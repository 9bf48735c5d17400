import { Link } from 'wouter';
import { answersPath, documentsPath, familyPath } from '../../case/addresses.ts';
import { applicationName } from '../../case/applicationNames.ts';
import { ApplicationGate } from '../../case/ApplicationGate.tsx';
import { DeadlineList } from '../../case/DeadlineList.tsx';
import { planWords } from '../../case/planWords.ts';
import { personName } from '../../case/text.ts';
import type { TheApplication } from '../../case/theCase.ts';
import { useApplication } from '../../case/useApplication.ts';
import { countOf, vaultOverview } from '../../case/vaultOverview.ts';
import { WarningList } from '../../case/WarningList.tsx';
import { Page } from '../../shell/Page.tsx';
import { useLanguage } from '../../ui/language.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { nextThing } from './nextThing.ts';
import { text } from './text.ts';
import '../../case/plan.css';

/** Everything that follows from the answers and documents so far, with the one thing to do next on top. */
export function PlanPage({ applicationId }: { applicationId: string }) {
  const { t } = useLanguage();
  const { application, failure, reload } = useApplication(applicationId);
  return (
    <ApplicationGate value={application} failure={failure} onRetry={reload}>
      {(known) => (
        <Page title={t(text.title)} lead={t(text.kind, { name: t(applicationName(known.type)) })} width="wide" backHref="/">
          <Next application={known} />
          <Questions application={known} />
          <Documents application={known} />
          <Check application={known} />
          <section className="plan__section" aria-labelledby="plan-dates">
            <h2 id="plan-dates">{t(planWords.deadlines)}</h2>
            <DeadlineList application={known} own />
          </section>
          <Family application={known} />
          <Team application={known} />
        </Page>
      )}
    </ApplicationGate>
  );
}

type PartProps = { application: TheApplication };

const sentences = {
  start: text.start,
  question: text.nextQuestion,
  confirm: text.nextConfirm,
  document: text.nextDocument,
  warning: text.nextWarning,
} as const;

function Next({ application }: PartProps) {
  const { t } = useLanguage();
  const next = nextThing(application);
  return (
    <section className="plan__next" aria-labelledby="plan-next">
      <h2 id="plan-next">{t(text.next)}</h2>
      {next ? (
        <>
          {next.kind !== 'start' && <p>{t(sentences[next.kind], { question: t(next.about), name: t(next.about) })}</p>}
          <LinkButton look="primary" icon="arrowRight" href={next.href}>
            {t(next.kind === 'start' ? text.start : text.goOn)}
          </LinkButton>
        </>
      ) : (
        <p>{t(text.nothingNext)}</p>
      )}
    </section>
  );
}

function Questions({ application }: PartProps) {
  const { t } = useLanguage();
  const { answered, total, skipped, ratio } = application.plan.progress;
  return (
    <section className="plan__section" aria-labelledby="plan-questions">
      <h2 id="plan-questions">{t(planWords.assessment)}</h2>
      <ProgressBar label={t(planWords.progress, { answered, asked: total - skipped })} ratio={ratio} />
      <p>
        <Link href={answersPath(application.id)}>{t(text.checkAnswers)}</Link>
      </p>
    </section>
  );
}

function Documents({ application }: PartProps) {
  const { t } = useLanguage();
  const people = vaultOverview(application.plan.vault, application.documents);
  return (
    <section className="plan__section" aria-labelledby="plan-documents">
      <h2 id="plan-documents">{t(planWords.documents)}</h2>
      <ul className="plan__people">
        {people.map((person) => {
          const name = personName(person.person, person.childNumber, true);
          const count = countOf(person);
          return (
            <li key={`${person.person} ${person.childNumber ?? ''}`}>
              {t(name.text, name.values)}{' '}
              <span className="plan__count">{count.asked === 0 ? t(planWords.nothingAsked) : t(planWords.documentCount, count)}</span>
            </li>
          );
        })}
      </ul>
      <p>
        <Link href={documentsPath(application.id)}>{t(planWords.allDocuments)}</Link>
      </p>
    </section>
  );
}

function Check({ application }: PartProps) {
  const { t } = useLanguage();
  const warnings = [...application.plan.assessmentWarnings, ...application.plan.warnings];
  return (
    <section className="plan__section" aria-labelledby="plan-check">
      <h2 id="plan-check">{t(planWords.check)}</h2>
      {warnings.length === 0 && <p>{t(planWords.nothingToCheck)}</p>}
      <WarningList warnings={warnings} application={application} withPlaces />
    </section>
  );
}

function Family({ application }: PartProps) {
  const { t } = useLanguage();
  return (
    <section className="plan__section" aria-labelledby="plan-family">
      <h2 id="plan-family">{t(text.family)}</h2>
      {application.dependents.length === 0 ? (
        <p>{t(text.familyNone)}</p>
      ) : (
        <ul className="plan__people">
          {application.dependents.map((dependent) => {
            const name = personName(dependent.type === 'Child' ? 'child' : 'spouse', dependent.childNumber, true);
            return (
              <li key={dependent.id}>
                {dependent.applicantFullName
                  ? t(text.member, { person: t(name.text, name.values), name: dependent.applicantFullName })
                  : t(name.text, name.values)}
              </li>
            );
          })}
        </ul>
      )}
      <p>
        <Link href={familyPath(application.id)}>{t(text.familyLink)}</Link>
      </p>
    </section>
  );
}

function Team({ application }: PartProps) {
  const { t } = useLanguage();
  return (
    <section className="plan__section" aria-labelledby="plan-team">
      <h2 id="plan-team">{t(text.team)}</h2>
      <p>{application.staff.length === 0 ? t(text.noTeam) : application.staff.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')}</p>
    </section>
  );
}
