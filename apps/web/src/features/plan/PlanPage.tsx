import type { PlanBesideVault } from "@boreal/domain/plan/plan";
import { useMemo } from "react";
import { Link } from "wouter";
import {
  answersPath,
  answersSheetPath,
  asOfPath,
  familyPath,
  formsPath,
  whatIfPath,
} from "../../case/loading/addresses.ts";
import { applicationName } from "../../case/applicationNames.ts";
import { ApplicationGate } from "../../case/loading/ApplicationGate.tsx";
import { KnownCase } from "../../case/loading/knownCase.tsx";
import { SpouseInvitation } from "../../case/invitation/SpouseInvitation.tsx";
import { planWords } from "../../case/reasons/planWords.ts";
import { personName, text as caseText } from "../../case/text.ts";
import { caseFileOf, type TheApplication } from "../../case/loading/theCase.ts";
import { useApplication } from "../../case/loading/useApplication.ts";
import { WarningList } from "../../case/reasons/WarningList.tsx";
import { Page } from "../../shell/Page.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { ProgressBar } from "../../ui/feedback/ProgressBar.tsx";
import { DatesPart } from "./dates/DatesPart.tsx";
import { DocumentsPart } from "./documents/DocumentsPart.tsx";
import { EligibilityPart } from "./eligibility/EligibilityPart.tsx";
import { FeesPart } from "./money/FeesPart.tsx";
import { FundsPart } from "./money/FundsPart.tsx";
import { FormsPart } from "./documents/FormsPart.tsx";
import { LettersPart } from "./documents/PapersPart.tsx";
import { PrintedSources } from "./PrintedSources.tsx";
import { SetAsidePart } from "./documents/SetAsidePart.tsx";
import { TaskList } from "./TaskList.tsx";
import { taskList } from "./tasks.ts";
import { text } from "./text.ts";
import { useFormsInReview } from "./documents/useFormsInReview.ts";
import "../../case/plan.css";
import "./planParts.css";
import "./planPrint.css";

/** Everything that follows from the answers and documents so far, as the server works it out, with what to do next on top. */
export function PlanPage({ applicationId }: { applicationId: string }) {
  const { application, failure, reload } = useApplication(applicationId, "whole");
  return (
    <ApplicationGate value={application} failure={failure} onRetry={reload}>
      {(known) => <KnownPlan application={known} />}
    </ApplicationGate>
  );
}

/** Applicants may know all of it; who works on cases has another page. */
function planOf({ plan: { whole } }: TheApplication): PlanBesideVault {
  if (typeof whole !== "object" || whole === null) throw new Error("the server sent no whole plan");
  // Made by `planView` of the server.
  return whole as PlanBesideVault;
}

function KnownPlan({ application }: { application: TheApplication }) {
  const { t, date } = useLanguage();
  const caseFile = caseFileOf(application.caseFile);
  const plan = planOf(application);
  const review = useFormsInReview(application);
  const tasks = useMemo(() => taskList(application, plan, review), [application, plan, review]);
  const part = { application, plan };
  return (
    <KnownCase caseFile={caseFile}>
      <Page
        title={t(text.title)}
        lead={t(text.kind, { name: t(applicationName(application.type)) })}
        width="wide"
        backHref="/"
      >
        <p className="plan__printed">{t(text.printed, { date: date(plan.today), version: plan.rulesVersion })}</p>
        {plan.assessment.asksOnlyPart && (
          <Banner tone="quiet">
            {t(caseText.asksOnlyPart)} {t(caseText.planOfPart)}
          </Banner>
        )}
        {review?.readiness?.readyForReview && <Banner tone="done">{t(text.readyForReview)}</Banner>}
        <TaskList tasks={tasks} today={plan.today} />
        <Tools application={application} />
        <Questions {...part} />
        <DocumentsPart application={application} />
        <LettersPart {...part} />
        <FormsPart {...part} />
        <FundsPart {...part} />
        <FeesPart {...part} />
        <DatesPart {...part} />
        <EligibilityPart {...part} />
        <Check application={application} />
        <Family application={application} />
        <SpouseInvitation applicationId={application.id} caseFile={caseFile} />
        <Team application={application} />
        <PrintedSources plan={{ ...plan, vault: application.plan.vault }} />
      </Page>
    </KnownCase>
  );
}

type PartProps = { application: TheApplication };

/** Other ways to look at the same case. */
function Tools({ application }: PartProps) {
  const { t } = useLanguage();
  return (
    <nav className="plan__tools no-print" aria-label={t(text.tools)}>
      {application.abilities.includes("answer") && <Link href={whatIfPath(application.id)}>{t(text.whatIf)}</Link>}
      <Link href={asOfPath(application.id)}>{t(text.asOf)}</Link>
      {application.abilities.includes("readForms") && <Link href={formsPath(application.id)}>{t(text.forms)}</Link>}
      <Button look="quiet" icon="print" onClick={() => window.print()}>
        {t(text.print)}
      </Button>
    </nav>
  );
}

function Questions({ application, plan }: PartProps & { plan: PlanBesideVault }) {
  const { t } = useLanguage();
  const { answered, total, skipped, ratio } = plan.assessment.progress;
  return (
    <section className="plan__section" aria-labelledby="plan-questions">
      <h2 id="plan-questions">{t(planWords.assessment)}</h2>
      <ProgressBar label={t(planWords.progress, { answered, asked: total - skipped })} ratio={ratio} />
      <p className="no-print">
        <Link href={answersPath(application.id)}>{t(text.checkAnswers)}</Link>
      </p>
      {application.abilities.includes("readHistory") && (
        <p className="no-print">
          <Link href={answersSheetPath(application.id)}>{t(caseText.answersSheet)}</Link>
        </p>
      )}
      <SetAsidePart application={application} plan={plan} />
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
      <WarningList
        warnings={warnings}
        application={application}
        withPlaces
        mayTry={application.abilities.includes("answer")}
      />
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
            const name = personName(dependent.type === "Child" ? "child" : "spouse", dependent.childNumber, true);
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
      <p className="no-print">
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
      <p>
        {application.staff.length === 0
          ? t(text.noTeam)
          : application.staff.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(", ")}
      </p>
    </section>
  );
}
