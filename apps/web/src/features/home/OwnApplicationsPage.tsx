import { questionCount } from "@boreal/domain/questionnaire/questionCount";
import { useState } from "react";
import { Link } from "wouter";
import type { ResultOf } from "../../api/graphql.ts";
import { useQuery } from "../../api/useQuery.ts";
import { applicationName } from "../../case/applicationNames.ts";
import { applicationStatusText } from "../../shell/applicationText.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../shell/Page.tsx";
import { useMe } from "../../shell/session.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { LinkButton } from "../../ui/controls/LinkButton.tsx";
import { ProgressBar } from "../../ui/feedback/ProgressBar.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { StatusTag } from "../../ui/layout/StatusTag.tsx";
import { capital } from "../../ui/capital.ts";
import { startable, usualWish } from "../../shell/wantedApplication.ts";
import { Details } from "../../ui/layout/Details.tsx";
import { SelectField } from "../../ui/choices/SelectField.tsx";
import { useStart } from "./useStart.ts";
import { applicationsQuery } from "./operations.ts";
import { text } from "./text.ts";
import "./OwnApplicationsPage.css";

const noVariables = {};

type OwnApplication = ResultOf<typeof applicationsQuery>["applications"][number];

/** An applicant's applications, and the way to start one. */
export function OwnApplicationsPage() {
  const { t } = useLanguage();
  const { abilities } = useMe();
  const { data, failure, reload } = useQuery(applicationsQuery, noVariables);
  const applications = data?.applications ?? [];
  const isEmpty = applications.length === 0;
  const mayStart = abilities.includes("startApplication");
  return (
    <Page title={t(text.yourTitle)}>
      <FailureBanner failure={failure} onRetry={reload} />
      {!data && !failure && <Spinner />}
      {data && isEmpty && (
        <EmptyState title={t(text.emptyTitle)}>
          <p>{t(text.empty)}</p>
        </EmptyState>
      )}
      {!isEmpty && (
        <ul className="own-applications">
          {applications.map((application) => (
            <ApplicationItem key={application.id} application={application} isOnly={applications.length === 1} />
          ))}
        </ul>
      )}
      {data &&
        mayStart &&
        (isEmpty ? (
          <StartForm />
        ) : (
          <Details summary={t(text.startAnother)}>
            <StartForm />
          </Details>
        ))}
    </Page>
  );
}

/** What to start, and the way to its first question. */
function StartForm() {
  const { t } = useLanguage();
  const { start, busy, failure, refusals } = useStart();
  const [wanted, setWanted] = useState<string>(usualWish);
  return (
    <>
      <FailureBanner failure={failure} />
      {refusals.map((refusal) => (
        <Banner tone="attention" live key={t(refusal)}>
          {t(refusal)}
        </Banner>
      ))}
      <SelectField
        id="wanted"
        label={t(text.wanted)}
        options={startable.map(({ type, wish }) => ({ value: type, label: t(wish) }))}
        value={wanted}
        onChange={(type) => setWanted(type ?? usualWish)}
      />
      <Button look="primary" icon="plus" busy={busy} onClick={() => void start(wanted)}>
        {t(text.start)}
      </Button>
    </>
  );
}

function ApplicationItem({ application, isOnly }: { application: OwnApplication; isOnly: boolean }) {
  const { t, dayOf } = useLanguage();
  const name = capital(t(applicationName(application.type)));
  const status = applicationStatusText(application.status);
  const { progress } = application.plan;
  const { done, of } = questionCount(progress);
  return (
    <li className="own-applications__item">
      <div className="own-applications__head">
        <h2 className="own-applications__name">{name}</h2>
        <StatusTag tone={status.tone}>{t(status.text)}</StatusTag>
      </div>
      <p className="own-applications__since">{t(text.started, { date: dayOf(application.createdAt) })}</p>
      <ProgressBar
        label={t(text.progress)}
        ratio={progress.ratio}
        value={t(text.progressOf, { answered: done, total: of })}
      />
      {application.closedAt !== null && (
        <p className="own-applications__open">{t(text.closedByTeam, { date: dayOf(application.closedAt) })}</p>
      )}
      {application.openPartCount > 0 && (
        <p className="own-applications__open">
          <Link href={`/applications/${application.id}/status`}>
            {t(text.openAgain, { count: application.openPartCount })}
          </Link>
        </p>
      )}
      <LinkButton href={`/applications/${application.id}`} look={isOnly ? "primary" : "secondary"} icon="arrowRight">
        {t(application.closedAt === null ? text.goOn : text.look)}
        {!isOnly && <span className="visually-hidden">: {name}</span>}
      </LinkButton>
    </li>
  );
}
