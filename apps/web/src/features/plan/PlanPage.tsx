import type { PlanBesideVault } from "@boreal/domain/plan/planned";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { useMemo } from "react";
import { Link } from "wouter";
import {
  answersPath,
  answersSheetPath,
  asOfPath,
  messagesPath,
  paymentPath,
  requestsPath,
  statusPath,
  whatIfPath,
} from "../../case/loading/addresses.ts";
import { applicationName } from "../../case/applicationNames.ts";
import { CaseNews } from "../../case/desk/CaseNews.tsx";
import { deskText } from "../../case/desk/desk.text.ts";
import { ClosedCase } from "../../case/closing/ClosedCase.tsx";
import { ApplicationGate } from "../../case/loading/ApplicationGate.tsx";
import { LoadedCase } from "../../case/loading/loadedCase.tsx";
import { printWhole, useShortOnPaper } from "../../case/printing.ts";
import { dateCount } from "../../case/counts.ts";
import { planWords } from "../../case/reasons/planWords.ts";
import { warningsOf } from "../../case/reasons/warningsOf.ts";
import { WarningsOfBefore } from "../../case/reasons/WarningsOfBefore.tsx";
import { isStillPrepared } from "../../case/vaultOverview.ts";
import { text as caseText } from "../../case/text.ts";
import { caseFileOf, type TheApplication } from "../../case/loading/theCase.ts";
import { useApplication } from "../../case/loading/useApplication.ts";
import { AnswersReadOtherwise } from "../../case/reasons/AnswersReadOtherwise.tsx";
import { differencesBesideWarnings } from "../../case/reasons/openDifferences.ts";
import { WarningList } from "../../case/reasons/WarningList.tsx";
import { Page } from "../../shell/Page.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { useLanguage, type LanguageTools } from "../../ui/language.tsx";
import { DatesPart } from "./dates/DatesPart.tsx";
import { datesWords } from "./dates/dates.text.ts";
import { DocumentsPart } from "./documents/DocumentsPart.tsx";
import { EligibilityPart } from "./eligibility/EligibilityPart.tsx";
import { FeesPart } from "./money/FeesPart.tsx";
import { FundsPart } from "./money/FundsPart.tsx";
import { FormsPart } from "./documents/FormsPart.tsx";
import { LettersPart } from "./documents/LettersPart.tsx";
import { PrintedSources } from "./PrintedSources.tsx";
import { SetAsidePart } from "./documents/SetAsidePart.tsx";
import { PlanPart, type PlanPartId } from "../../case/parts/PlanPart.tsx";
import { NextThing } from "./glance/NextThing.tsx";
import { VerdictFace } from "./glance/Verdict.tsx";
import { PlanSteps } from "./glance/PlanSteps.tsx";
import { planSteps } from "./glance/planSteps.ts";
import { mayAsk, PeoplePart } from "./PeoplePart.tsx";
import { taskList } from "./tasks/tasks.ts";
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
      {(known) => <LoadedPlan application={known} reload={reload} />}
    </ApplicationGate>
  );
}

/** Applicants may know all of it; who works on cases has another page. */
function planOf({ plan: { whole } }: TheApplication): PlanBesideVault {
  if (typeof whole !== "object" || whole === null) throw new Error("the server sent no whole plan");
  // Made by `planView` of the server.
  return whole as PlanBesideVault;
}

function LoadedPlan({ application, reload }: { application: TheApplication; reload: () => void }) {
  const { t, date } = useLanguage();
  useShortOnPaper();
  const caseFile = caseFileOf(application.caseFile);
  const plan = planOf(application);
  const review = useFormsInReview(application);
  const tasks = useMemo(() => taskList(application, plan, review), [application, plan, review]);
  const steps = useMemo(() => planSteps(application, plan, review), [application, plan, review]);
  const isReady = review?.readiness?.readyForReview ?? false;
  const part = { application, plan };
  const isWithOthers = application.dependents.length > 0 || mayAsk("host", caseFile) || mayAsk("visitor", caseFile);
  return (
    <LoadedCase caseFile={caseFile}>
      <Page
        title={t(text.title)}
        lead={t(text.kind, { name: t(applicationName(application.type)) })}
        width="wide"
        backHref="/"
      >
        <ClosedCase application={application} />
        {plan.notNeeded && <Banner tone="attention">{t(plan.notNeeded.text)}</Banner>}
        <p className="plan__printed">{t(text.printed, { date: date(plan.today), version: plan.rulesVersion })}</p>
        {plan.assessment.asksOnlyPart && (
          <Banner tone="quiet">
            {t(text.asksOnlyPart)} {t(text.planOfPart)}
          </Banner>
        )}
        {application.openPartCount > 0 && (
          <Banner tone="todo" title={t(text.openAgain, { count: application.openPartCount })}>
            <p>
              <Link href={statusPath(application.id)}>{t(text.seeOpenAgain)}</Link>
            </p>
          </Banner>
        )}
        <VerdictFace {...part} />
        {application.closedAt === null && (
          <div className="plan__glance">
            <NextThing
              tasks={tasks}
              plan={plan}
              application={application}
              sendHref={isReady && application.status === "Preparation" ? statusPath(application.id) : undefined}
            />
            {isStillPrepared(application) && <PlanSteps steps={steps} isReady={isReady} />}
          </div>
        )}
        <CaseNews applicationId={application.id} ofTeam={false} onlyWhenNew />
        <DocumentsPart application={application} />
        <FormsPart {...part} review={review} />
        <FundsPart {...part} onChanged={reload} />
        <DatesPart {...part} />
        <Check {...part} onChanged={reload} />
        {isWithOthers && <PeoplePart {...part} caseFile={caseFile} />}
        <NowAndThen {...part} caseFile={caseFile} isWithOthers={isWithOthers} />
        <PrintedSources plan={{ ...plan, vault: application.plan.vault }} />
      </Page>
    </LoadedCase>
  );
}

/** What is looked up now and then, behind one line; people too, where there is nobody but the person. */
const atHand: readonly PlanPartId[] = ["letters", "fees", "eligibility", "people", "more"];
const atHandBesidePeople = atHand.filter((id) => id !== "people");

type PartProps = { application: TheApplication };

function NowAndThen({
  isWithOthers,
  ...props
}: PartProps & { plan: PlanBesideVault; caseFile: CaseFile; isWithOthers: boolean }) {
  const { t } = useLanguage();
  return (
    <PlanPart
      id="others"
      title={t(text.others)}
      result={t(isWithOthers ? text.othersBesidePeople : text.othersInOneLine)}
      holds={isWithOthers ? atHandBesidePeople : atHand}
    >
      {() => (
        <>
          <LettersPart {...props} />
          <FeesPart {...props} />
          <EligibilityPart {...props} />
          {!isWithOthers && <PeoplePart {...props} />}
          <Tools {...props} />
        </>
      )}
    </PlanPart>
  );
}

/** Other ways to look at the same case. */
function Tools({ application }: PartProps) {
  const { t } = useLanguage();
  return (
    <PlanPart id="more" title={t(text.tools)} result={t(text.toolsInOneLine)} onScreenOnly>
      {() => (
        <nav className="plan__tools" aria-label={t(text.tools)}>
          <Link href={answersPath(application.id)}>{t(text.checkAnswers)}</Link>
          {application.abilities.includes("readHistory") && (
            <Link href={answersSheetPath(application.id)}>{t(caseText.answersSheet)}</Link>
          )}
          {application.abilities.includes("answer") && <Link href={whatIfPath(application.id)}>{t(text.whatIf)}</Link>}
          {application.abilities.includes("readMessages") && (
            <Link href={messagesPath(application.id)}>{t(deskText.withTeam)}</Link>
          )}
          {application.abilities.includes("readPayments") && (
            <Link href={paymentPath(application.id)}>{t(text.payment)}</Link>
          )}
          {application.abilities.includes("answerRequests") && (
            <Link href={requestsPath(application.id)}>{t(text.requests)}</Link>
          )}
          <Link href={asOfPath(application.id)}>{t(text.asOf)}</Link>
          <Button look="quiet" icon="print" onClick={() => window.print()}>
            {t(text.print)}
          </Button>
          <Button look="quiet" icon="print" onClick={printWhole}>
            {t(text.printWhole)}
          </Button>
        </nav>
      )}
    </PlanPart>
  );
}

/** "Nothing to check" never stands beside a date that has passed. */
function checkInOneLine(count: number, past: number, t: LanguageTools["t"]): string {
  if (count + past === 0) return t(planWords.nothingToCheck);
  return [
    ...(past > 0 ? [t(datesWords.past, { count: past })] : []),
    ...(count > 0 ? [t(planWords.thingsToCheck, { count })] : []),
  ].join(", ");
}

function Check({ application, plan, onChanged }: PartProps & { plan: PlanBesideVault; onChanged: () => void }) {
  const { t } = useLanguage();
  const { now, before } = warningsOf(application);
  const isOpen = isStillPrepared(application);
  const blocks = now.some(({ blocking }) => blocking);
  const count = now.length + (isOpen ? differencesBesideWarnings(application).length : 0);
  const { past } = dateCount(plan.deadlines, plan.today);
  return (
    <PlanPart
      id="check"
      title={t(planWords.check)}
      result={checkInOneLine(count, past, t)}
      {...(count + past === 0 ? {} : { tone: blocks ? "blocked" : "attention" })}
    >
      {() => (
        <>
          {past > 0 && (
            <p>
              <a href="#dates">{t(datesWords.past, { count: past })}</a>
            </p>
          )}
          <WarningList
            warnings={now}
            application={application}
            withPlaces
            mayTry={application.abilities.includes("answer")}
            onChanged={onChanged}
          />
          {isOpen && <AnswersReadOtherwise application={application} onChanged={onChanged} />}
          <WarningsOfBefore warnings={before} application={application} onChanged={onChanged} />
          <SetAsidePart application={application} plan={plan} />
        </>
      )}
    </PlanPart>
  );
}
