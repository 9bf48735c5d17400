import { splitPath } from "@boreal/domain/caseFile/answers/answers";
import { inWordsFor } from "@boreal/domain/questionnaire/ownWords";
import { stepText } from "@boreal/domain/questionnaire/questionText";
import type { Step } from "@boreal/domain/questionnaire/step";
import { useEffect, useMemo, useRef, useState } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { asApiError, type ApiError } from "../../../api/failure.ts";
import { cache } from "../../../api/queryCache.ts";
import { askingSteps } from "../../../case/answers/askedFields.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../../shell/Page.tsx";
import { Waiting } from "../../../shell/Waiting.tsx";
import { ButtonRow } from "../../../ui/controls/Button.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { loadLanguage } from "../../../ui/halves.ts";
import { useLanguage, type BilingualText } from "../../../ui/language.tsx";
import { useService } from "../../../ui/services.tsx";
import { LinkButton } from "../../../ui/controls/LinkButton.tsx";
import type { DrawGuestDocuments } from "../../../case/invitation/guestDocuments.ts";
import { SaveStatus } from "../../../case/saving/SaveStatus.tsx";
import { UnsettledAnswers } from "../saving/UnsettledAnswers.tsx";
import { StepContent } from "../questions/StepContent.tsx";
import { done, pageOf, documents, start } from "./addresses.ts";
import { DonePage } from "./DonePage.tsx";
import { LettersPart } from "./LettersPart.tsx";
import { Progress, progressOf, type PartProps } from "./Progress.tsx";
import { guestText as text, guestWordsOf } from "./guest.text.ts";
import { createVisits, takeToken } from "./openLink.ts";
import { useGuestAnswers } from "./useGuestAnswers.ts";
import "../assessment.css";

type Outcome = { readonly refused?: BilingualText; readonly failure?: ApiError; readonly isOpen?: true };

/** What somebody sees who was invited to answer the questions about them: an account is neither needed nor looked at. */
export function GuestPages({ drawDocuments }: { drawDocuments: DrawGuestDocuments }) {
  const { t, language } = useLanguage();
  const [path, navigate] = useLocation();
  const { openLink } = useService(createVisits);
  const [token, setToken] = useState(takeToken);
  const [outcome, setOutcome] = useState<Outcome>(token === undefined ? { isOpen: true } : {});
  useEffect(() => {
    // The link opened once more where the page is open already changes the address only.
    const arrive = () => {
      const another = takeToken();
      if (another === undefined) return;
      setToken(another);
      setOutcome({});
    };
    window.addEventListener("hashchange", arrive);
    return () => window.removeEventListener("hashchange", arrive);
  }, []);
  useEffect(() => {
    if (token === undefined) return;
    openLink(token).then(
      async (opened) => {
        if (opened.kind === "refused") return setOutcome({ refused: opened.text });
        cache.clear();
        // In the language of the invitation, if it can be fetched; the switch on top changes it.
        const isThere = await loadLanguage(opened.language).then(
          () => true,
          () => false,
        );
        setOutcome({ isOpen: true });
        if (isThere && opened.language !== language) navigate(`~/${opened.language}${start}`, { replace: true });
      },
      (thrown: unknown) => setOutcome({ failure: asApiError(thrown) }),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- the link is opened once; a later change of language is the reader's own
  }, [token]);
  if (path === "/guest/left") return <LeftPage />;
  if (outcome.refused) {
    return (
      <Page title={t(text.needLinkTitle)}>
        <Banner tone="attention">{t(outcome.refused)}</Banner>
      </Page>
    );
  }
  if (!outcome.isOpen) return <Waiting failure={outcome.failure} onRetry={() => location.reload()} />;
  return <OpenPart drawDocuments={drawDocuments} />;
}

function OpenPart({ drawDocuments }: { drawDocuments: DrawGuestDocuments }) {
  const { t } = useLanguage();
  const { answers, failure, reload } = useGuestAnswers();
  if (answers === undefined) return <Waiting failure={failure} onRetry={reload} />;
  if (answers === null) {
    return (
      <Page title={t(text.needLinkTitle)}>
        <p>{t(text.needLink)}</p>
      </Page>
    );
  }
  return (
    <>
      <FailureBanner failure={failure} onRetry={reload} />
      <Switch>
        <Route path="/guest/questions/:stepId">
          {({ stepId }) => <QuestionPage answers={answers} stepId={stepId} />}
        </Route>
        <Route path={documents}>
          <DocumentsPage answers={answers} draw={drawDocuments} />
        </Route>
        <Route path={done}>
          <DonePage answers={answers} />
        </Route>
        <Route>
          <StartPage answers={answers} />
        </Route>
      </Switch>
    </>
  );
}

function StartPage({ answers }: PartProps) {
  const { t } = useLanguage();
  const { open } = progressOf(answers);
  const [first] = answers.pages;
  const next: Step | undefined = open[0] ?? first;
  const words = guestWordsOf[answers.section];
  return (
    <Page title={t(text.title)} lead={t(words.lead)}>
      {next && <Progress answers={answers} />}
      <h2>{t(text.whoSees)}</h2>
      <ul>
        <li>{t(words.whoInvitedSees)}</li>
        <li>{t(text.whoSeesTeam)}</li>
        <li>{t(text.whoSeesYou)}</li>
      </ul>
      <h2>{t(text.how)}</h2>
      <p>
        {t(text.howAccount)} {t(text.howSaved)}
      </p>
      {next ? (
        <ButtonRow>
          <LinkButton look="primary" href={pageOf(next.id)}>
            {t(open.length === 0 ? text.look : next === first ? text.begin : text.goOn)}
          </LinkButton>
        </ButtonRow>
      ) : (
        answers.documents.length === 0 &&
        answers.letters.length === 0 && <Banner tone="quiet">{t(text.nothingAsked)}</Banner>
      )}
      <LettersPart answers={answers} isPrimary={!next} />
      {answers.documents.length > 0 && (
        <ButtonRow>
          <LinkButton href={documents}>{t(text.documentsLink)}</LinkButton>
        </ButtonRow>
      )}
    </Page>
  );
}

/** Where they add their own documents; features know nothing of each other, so how that looks is handed in. */
function DocumentsPage({ answers, draw: Documents }: PartProps & { draw: DrawGuestDocuments }) {
  const { t } = useLanguage();
  const { applicationId, documents: places, reload } = answers;
  return (
    <Page title={t(text.documentsTitle)} lead={t(text.documentsLead)} backHref={start} backLabel={t(text.back)}>
      <p>{t(text.documentsWrong)}</p>
      <Documents applicationId={applicationId} documents={places} onChanged={reload} />
      <ButtonRow>
        <LinkButton look="primary" href={done}>
          {t(text.documentsDone)}
        </LinkButton>
      </ButtonRow>
    </Page>
  );
}

function QuestionPage({ answers, stepId }: PartProps & { stepId: string }) {
  const { t } = useLanguage();
  const [, navigate] = useLocation();
  const latest = useRef(answers);
  latest.current = answers;
  const at = answers.pages.findIndex(({ id }) => id === stepId);
  const found = answers.pages[at];
  const step = useMemo(() => found && inWordsFor(answers.section, found), [found, answers.section]);
  // A page that an answer has put out of use, or that was never this person's.
  if (!step) return <Redirect to={start} replace />;
  const goOn = async () => {
    void answers.sheet.queue.flush();
    // Once the answer that was just given has decided what comes next.
    await new Promise((drawn) => setTimeout(drawn));
    const { pages } = latest.current;
    const next = pages[pages.findIndex(({ id }) => id === stepId) + 1];
    navigate(next ? pageOf(next.id) : done);
  };
  const before = answers.pages[at - 1];
  const pageKeys = askingSteps(step).map((asking) => splitPath(asking.id).key as string);
  return (
    <Page
      title={t(stepText(step, answers.reader))}
      heading={null}
      backHref={before ? pageOf(before.id) : start}
      backLabel={t(text.back)}
    >
      <div className="assessment-head">
        <SaveStatus state={answers.view.state} />
        <Progress answers={answers} />
      </div>
      <UnsettledAnswers answers={answers} pageKeys={pageKeys} addressOf={pageOf} readBy={answers.section} />
      <StepContent key={stepId} step={step} answers={answers} goOn={goOn} onResolve={(id) => navigate(pageOf(id))} />
    </Page>
  );
}

function LeftPage() {
  const { t } = useLanguage();
  return (
    <Page title={t(text.leftTitle)}>
      <p>{t(text.left)}</p>
    </Page>
  );
}
