import type { PlanBesideVault } from "@boreal/domain/plan/planned";
import { wholeFlow } from "@boreal/domain/questionnaire/flow";
import { questionCount } from "@boreal/domain/questionnaire/questionCount";
import {
  answersPath,
  answersSheetPath,
  logPath,
  memoPath,
  documentsPath,
  paymentPath,
  reviewPath,
  requestsPath,
  statusPath,
} from "../../case/loading/addresses.ts";
import { AnswerList } from "../../case/answers/AnswerList.tsx";
import { answerLists } from "../../case/answers/answerLines.ts";
import { CaseNews } from "../../case/desk/CaseNews.tsx";
import { ClosedCase } from "../../case/closing/ClosedCase.tsx";
import { ApplicationGate } from "../../case/loading/ApplicationGate.tsx";
import { planWords } from "../../case/reasons/planWords.ts";
import { warningsOf } from "../../case/reasons/warningsOf.ts";
import { WarningsOfBefore } from "../../case/reasons/WarningsOfBefore.tsx";
import { text as caseText } from "../../case/text.ts";
import { usePersonName } from "../../case/usePersonName.ts";
import { readerOf } from "../../case/loading/readerOf.ts";
import { caseFileOf, type TheApplication } from "../../case/loading/theCase.ts";
import { useApplication } from "../../case/loading/useApplication.ts";
import { PlanPart } from "../../case/parts/PlanPart.tsx";
import { countOf, isStillPrepared, vaultOverview } from "../../case/vaultOverview.ts";
import { WarningList } from "../../case/reasons/WarningList.tsx";
import { viewerText } from "../../case/viewers/viewers.text.ts";
import { titleOfCase } from "../../case/visit/titleOfCase.ts";
import { Link } from "wouter";
import { Page } from "../../shell/Page.tsx";
import { statusName } from "../../case/desk/statusName.ts";
import { useLeftList } from "../../shell/leftList.ts";
import { useMe } from "../../shell/session.tsx";
import { AnswersReadOtherwise } from "../../case/reasons/AnswersReadOtherwise.tsx";
import { differencesBesideWarnings } from "../../case/reasons/openDifferences.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { BreakGlass } from "./breakGlass/BreakGlass.tsx";
import { MatterNumberPart } from "./matterNumber/MatterNumberPart.tsx";
import { RemindersPart } from "./reminders/RemindersPart.tsx";
import { ClientLinkPart } from "./clientLink/ClientLinkPart.tsx";
import { ConflictsPart } from "./conflicts/ConflictsPart.tsx";
import { DeskAffiliation } from "./affiliation/DeskAffiliation.tsx";
import { DeskDocuments } from "./DeskDocuments.tsx";
import { DeskDates } from "./DeskDates.tsx";
import { DeskFirst } from "./DeskFirst.tsx";
import { DeskForms, DeskLetters, DeskMoney } from "./DeskPlanParts.tsx";
import { DeskPeople } from "./DeskPeople.tsx";
import { documentsText } from "./documents/documents.text.ts";
import { NotesPart } from "./notes/NotesPart.tsx";
import { ChangedSince } from "./visit/ChangedSince.tsx";
import { text } from "./text.ts";
import "../../case/plan.css";
import "./desk.css";

/** A case as those who work on it see it: what comes first, then each part in one line that unfolds. */
export function CaseDeskPage({ applicationId }: { applicationId: string }) {
  const { t } = useLanguage();
  const { left } = useLeftList();
  const isSupport = useMe().role === "support";
  // As the page of the plan asks for it, which has the same address: it is asked ahead.
  const { application, failure, reload } = useApplication(applicationId, "whole");
  return (
    <ApplicationGate value={application} failure={failure} onRetry={reload}>
      {(known) => (
        <div className="density-desk desk">
          <Page title={titleOfCase(known, t)} namesCase width="full" backHref={left?.path ?? "/"}>
            <ClosedCase application={known} />
            {known.plan.isCut && <Banner tone="quiet">{t(caseText.planIsCut)}</Banner>}
            {known.abilities.includes("inviteClient") && <ClientLinkPart applicationId={known.id} />}
            {known.abilities.includes("setMatterNumber") && <RemindersPart applicationId={known.id} />}
            <ChangedSince />
            <Facts application={known} />
            {known.abilities.includes("setMatterNumber") && <MatterNumberPart applicationId={known.id} />}
            {known.abilities.includes("reviewDocuments") && (
              <p>
                <Link href={reviewPath(known.id)}>{t(documentsText.link)}</Link>
              </p>
            )}
            {known.abilities.includes("readMemo") && (
              <p>
                <Link href={memoPath(known.id)}>{t(text.memo)}</Link>
              </p>
            )}
            {known.abilities.includes("readLog") && (
              <p>
                <Link href={logPath(known.id)}>{t(viewerText.logTitle)}</Link>
              </p>
            )}
            {isSupport && (
              <BreakGlass
                applicationId={applicationId}
                isClosed={known.abilities.includes("breakGlass")}
                onOpened={reload}
              />
            )}
            <DeskFirst application={known} />
            <Check application={known} onChanged={reload} />
            <Answers application={known} />
            <Documents application={known} />
            <FormsLettersAndMoney application={known} />
            <DeskDates application={known} />
            <DeskPeople application={known} />
            {known.abilities.includes("checkConflicts") && <ConflictsPart applicationId={known.id} />}
            {known.abilities.includes("writeNote") && <NotesPart applicationId={known.id} />}
            {known.abilities.includes("readReasons") && (
              <DeskAffiliation applicationId={known.id} mayChange={known.abilities.includes("setAffiliation")} />
            )}
          </Page>
        </div>
      )}
    </ApplicationGate>
  );
}

type PartProps = { application: TheApplication };

function Facts({ application }: PartProps) {
  const { t, dayOf } = useLanguage();
  const { role } = useMe();
  const { status } = application;
  return (
    <div className="desk__facts">
      <p>
        {t(text.status, {
          status: t(statusName(status, role)),
          date: dayOf(application.statusUpdatedAt),
        })}{" "}
        <Link href={statusPath(application.id)}>{t(text.nextSteps)}</Link>
      </p>
      <p>
        {application.staff.length === 0
          ? t(text.noTeam)
          : t(text.team, {
              names: application.staff.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(", "),
            })}
      </p>
      {application.abilities.includes("readMessages") && (
        <CaseNews applicationId={application.id} ofTeam mayReadTasks={application.abilities.includes("readTasks")} />
      )}
      {application.abilities.includes("answerRequests") && (
        <p>
          <Link href={requestsPath(application.id)}>{t(text.requests)}</Link>
        </p>
      )}
      {application.abilities.includes("readPayments") && (
        <p>
          <Link href={paymentPath(application.id)}>{t(text.payments)}</Link>
        </p>
      )}
    </div>
  );
}

function Check({ application, onChanged }: PartProps & { onChanged: () => void }) {
  const { t } = useLanguage();
  const { now, before } = warningsOf(application);
  const differs = isStillPrepared(application) ? differencesBesideWarnings(application).length : 0;
  const count = now.length + differs;
  // Of a case of which a part is not shown, nobody is told that nothing is there.
  if (count + before.length === 0 && application.plan.isCut) return null;
  const blocks = now.some(({ blocking, overriddenBy }) => blocking && !overriddenBy);
  const result = count === 0 ? t(planWords.nothingToCheck) : t(planWords.thingsToCheck, { count });
  const tone = count === 0 ? {} : { tone: blocks ? ("blocked" as const) : ("attention" as const) };
  return (
    <PlanPart id="check" title={t(planWords.check)} result={result} {...tone}>
      {() => (
        <>
          <WarningList warnings={now} application={application} withPlaces onChanged={onChanged} />
          {differs > 0 && <AnswersReadOtherwise application={application} onChanged={onChanged} />}
          <WarningsOfBefore warnings={before} application={application} onChanged={onChanged} />
        </>
      )}
    </PlanPart>
  );
}

function Answers({ application }: PartProps) {
  const { t } = useLanguage();
  const { done, of } = questionCount(application.plan.progress);
  // What is withheld is neither counted nor "none".
  const isTold = application.abilities.includes("readAnswers");
  return (
    <PlanPart
      id="answers"
      title={t(text.answers)}
      result={isTold ? t(planWords.progress, { answered: done, asked: of }) : t(text.answersWithheld)}
    >
      {() => (
        <>
          {application.abilities.includes("readHistory") && (
            <p>
              <Link href={answersSheetPath(application.id)}>{t(caseText.answersSheet)}</Link>
            </p>
          )}
          <DeskAnswers application={application} />
        </>
      )}
    </PlanPart>
  );
}

function Documents({ application }: PartProps) {
  const { t } = useLanguage();
  const nameOf = usePersonName(false, application.caseFile);
  const counts = vaultOverview(application)
    .map((person) => ({ person, count: countOf(person) }))
    .filter(({ count }) => count.asked > 0)
    .map(({ person, count }) => t(text.personCount, { person: nameOf(person.person, person.childNumber), ...count }));
  return (
    <PlanPart
      id="documents"
      title={t(planWords.documents)}
      result={counts.length === 0 ? t(planWords.nothingAsked) : counts.join(", ")}
    >
      {() => (
        <>
          <DeskDocuments application={application} />
          <p>
            <Link href={documentsPath(application.id)}>{t(planWords.allDocuments)}</Link>
          </p>
        </>
      )}
    </PlanPart>
  );
}

/** Forms, letters and money, for those who may know the whole case. */
function FormsLettersAndMoney({ application }: PartProps) {
  const { whole } = application.plan;
  if (typeof whole !== "object" || whole === null) return null;
  // Made by `planView` of the server.
  const part = { application, plan: whole as PlanBesideVault };
  return (
    <>
      <DeskForms {...part} />
      <DeskLetters {...part} />
      <DeskMoney {...part} />
    </>
  );
}

function DeskAnswers({ application }: PartProps) {
  const { t } = useLanguage();
  if (!application.abilities.includes("readAnswers")) return <p>{t(text.answersWithheld)}</p>;
  const caseFile = caseFileOf(application.caseFile);
  const the = readerOf(application.caseFile);
  const { sections, unneeded } = answerLists(
    wholeFlow(caseFile.application.type),
    caseFile,
    the,
    application.untoldQuestions,
  );
  const list = (lines: (typeof sections)[number]["lines"]) => (
    <AnswerList the={the} lines={lines} applicationId={application.id} mayAnswer={() => false} />
  );
  return (
    <>
      <p>{t(text.wordsOfApplicant)}</p>
      {sections.map(({ section, lines }) => (
        <div key={section.id}>
          <h3>{t(section.title)}</h3>
          {list(lines)}
        </div>
      ))}
      {unneeded.length > 0 && (
        <>
          <h3>{t(text.unneeded)}</h3>
          {list(unneeded.map(({ step, value }) => ({ step, value, pageId: step.id, state: "answered" as const })))}
        </>
      )}
      <p>
        <Link href={answersPath(application.id)}>{t(text.answers)}</Link>
      </p>
    </>
  );
}
