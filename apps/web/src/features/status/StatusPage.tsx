import type { ApplicationStatus } from "@boreal/domain/caseFile/application";
import { isClosedStatus } from "@boreal/domain/lifecycle/statuses";
import { useAskOnChange } from "../../api/useAskOnChange.ts";
import { useQuery } from "../../api/useQuery.ts";
import { Link } from "wouter";
import { CaseNews } from "../../case/desk/CaseNews.tsx";
import { isOutsider } from "../../case/outsiders.ts";
import { planPath, requestsPath, timelinePath } from "../../case/loading/addresses.ts";
import { ClosedCase } from "../../case/closing/ClosedCase.tsx";
import { planWords } from "../../case/reasons/planWords.ts";
import { ApplicationGate } from "../../case/loading/ApplicationGate.tsx";
import { applicationStatusText } from "../../shell/applicationText.ts";
import { Page } from "../../shell/Page.tsx";
import { isStaff, useMe } from "../../shell/session.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { CaseClosing } from "./closing/CaseClosing.tsx";
import { Erasing } from "./erasing/Erasing.tsx";
import { FilingPackage } from "./filing/FilingPackage.tsx";
import { Filings } from "./Filings.tsx";
import { ForceStatus } from "./ForceStatus.tsx";
import { lifecycleQuery } from "./operations.ts";
import { RecordedFacts } from "./RecordedFacts.tsx";
import { ReopenedParts } from "./ReopenedParts.tsx";
import { Reports } from "./Reports.tsx";
import { StatusFacts } from "./StatusFacts.tsx";
import { StatusHistory } from "./StatusHistory.tsx";
import { ContinuesIn, EarlierApplication } from "./LinkedApplications.tsx";
import { StartFromHere } from "./StartFromHere.tsx";
import { StepForm } from "./StepForm.tsx";
import { text } from "./status.text.ts";
import type { SeenApplication } from "./useChangeStatus.ts";
import "./status.css";

/** Where a case is, what can happen next by whoever looks at it, and what happened so far. */
export function StatusPage({ applicationId }: { applicationId: string }) {
  const { t, dayOf } = useLanguage();
  const { role } = useMe();
  const query = useQuery(lifecycleQuery, { id: applicationId });
  const { askNow } = useAskOnChange(applicationId, query);
  return (
    <ApplicationGate value={query.data?.application} failure={query.failure} onRetry={askNow}>
      {(application) => {
        const { lifecycle } = application;
        return (
          <Page title={t(text.title)} backHref={planPath(applicationId)}>
            <div className="status__now">
              <p className="status__name">
                {t(isOutsider(role) ? applicationStatusText(application.status).text : lifecycle.name)}
              </p>
              <p className="status__quiet">{t(text.since, { date: dayOf(application.statusUpdatedAt) })}</p>
              {!isStaff(role) && application.closedAt === null && <p>{t(lifecycle.now)}</p>}
            </div>
            <ClosedCase application={application} isHere />
            {application.abilities.includes("reopenCase") && (
              <CaseClosing applicationId={applicationId} onChanged={askNow} />
            )}
            <EarlierApplication application={application} />
            <ContinuesIn application={application} />
            <ReopenedParts applicationId={applicationId} />
            {!isStaff(role) && <CaseNews applicationId={applicationId} ofTeam={false} />}
            <Reports application={application} onChanged={askNow} />
            {application.closedAt === null && <NextSteps application={application} onChanged={askNow} />}
            {application.abilities.includes("buildPackage") && (
              <FilingPackage application={application} onChanged={askNow} />
            )}
            <StartFromHere application={application} onChanged={askNow} />
            {application.abilities.includes("answerRequests") && (
              <p>
                <Link href={requestsPath(applicationId)}>{t(text.requests)}</Link>
              </p>
            )}
            <p>
              <Link href={timelinePath(applicationId)}>{t(planWords.timeline)}</Link>
            </p>
            <StatusFacts lifecycle={lifecycle} />
            <Filings applicationId={applicationId} filings={lifecycle.filings} />
            {isStaff(role) && <RecordedFacts applicationId={applicationId} />}
            <StatusHistory application={application} onChanged={askNow} />
            <ForceStatus key={application.status} application={application} onChanged={askNow} />
            {application.abilities.includes("closeCase") && (
              <CaseClosing applicationId={applicationId} onChanged={askNow} />
            )}
            {isStaff(role) && !isOutsider(role) && <Erasing applicationId={applicationId} onChanged={askNow} />}
          </Page>
        );
      }}
    </ApplicationGate>
  );
}

function NextSteps({ application, onChanged }: { application: SeenApplication; onChanged: () => void }) {
  const { t } = useLanguage();
  const { status, lifecycle } = application;
  return (
    <section aria-labelledby="status-steps">
      <h2 id="status-steps">{t(text.steps)}</h2>
      {lifecycle.steps.length === 0 && (
        <p>{t(isClosedStatus(status as ApplicationStatus) ? text.noStepsOfClosed : text.noSteps)}</p>
      )}
      {lifecycle.steps.map((step) => (
        <StepForm key={`${status} ${step.id}`} application={application} step={step} onChanged={onChanged} />
      ))}
    </section>
  );
}
