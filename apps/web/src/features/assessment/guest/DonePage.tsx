import { useState } from "react";
import { useLocation } from "wouter";
import { cache } from "../../../api/queryCache.ts";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { device } from "../../../offline/device.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../../shell/Page.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { LinkButton } from "../../../ui/controls/LinkButton.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { useLanguage, type BilingualText } from "../../../ui/language.tsx";
import { useService } from "../../../ui/services.tsx";
import { finishSectionMutation } from "../operations.ts";
import { UnsettledAnswers } from "../saving/UnsettledAnswers.tsx";
import { pageOf, documents, start } from "./addresses.ts";
import { guestText as text } from "./guest.text.ts";
import { createVisits } from "./openLink.ts";
import { LettersPart } from "./LettersPart.tsx";
import { Progress, progressOf, type PartProps } from "./Progress.tsx";

/** The end of the part: what is open, a message to the applicant, and leaving the device empty. */
export function DonePage({ answers }: PartProps) {
  const { t } = useLanguage();
  const { open } = progressOf(answers);
  const first = open[0];
  const { isUnsaved } = answers.view;
  return (
    <Page title={t(text.doneTitle)} backHref={start} backLabel={t(text.back)}>
      <UnsettledAnswers answers={answers} pageKeys={[]} addressOf={pageOf} readBy={answers.section} />
      {answers.pages.length > 0 && <Progress answers={answers} />}
      {isUnsaved ? (
        <Banner tone="attention">{t(text.notSavedYet)}</Banner>
      ) : (
        answers.pages.length > 0 && <p>{first ? t(text.doneSome, { count: open.length }) : t(text.doneAll)}</p>
      )}
      {first && (
        <ButtonRow>
          <LinkButton look="primary" href={pageOf(first.id)}>
            {t(text.answerOpen)}
          </LinkButton>
        </ButtonRow>
      )}
      {answers.documents.length > 0 && (
        <ButtonRow>
          <LinkButton href={documents}>{t(text.documentsLink)}</LinkButton>
        </ButtonRow>
      )}
      <LettersPart answers={answers} isPrimary={false} />
      {!isUnsaved && <FinishPart answers={answers} isPrimary={!first} />}
      <p>{t(text.change)}</p>
      {!isUnsaved && <LeavePart />}
    </Page>
  );
}

/** Says that one is done: the applicant is told, and when that was stays here. */
function FinishPart({ answers, isPrimary }: PartProps & { isPrimary: boolean }) {
  const { t, dateTime } = useLanguage();
  const { busy, failure, run } = useAction();
  const [refused, setRefused] = useState<BilingualText>();
  const { finishedAt } = answers;
  const finish = () =>
    run(async () => {
      const { finishSection } = await send(finishSectionMutation, {}, { repeatable: true });
      setRefused(finishSection.refusals[0]?.text);
      answers.reload();
    });
  return (
    <>
      <FailureBanner failure={failure} />
      {refused && <Banner tone="attention">{t(refused)}</Banner>}
      <div aria-live="polite">
        {finishedAt === null ? (
          <p>{t(text.finishMore)}</p>
        ) : (
          <Banner tone="done">{t(text.finished, { date: dateTime(finishedAt) })}</Banner>
        )}
      </div>
      <ButtonRow>
        <Button
          look={isPrimary && finishedAt === null ? "primary" : "secondary"}
          busy={busy}
          onClick={() => void finish()}
        >
          {t(finishedAt === null ? text.finish : text.finishAgain)}
        </Button>
      </ButtonRow>
    </>
  );
}

function LeavePart() {
  const { t } = useLanguage();
  const [, navigate] = useLocation();
  const { busy, failure, run } = useAction();
  const { closeVisit } = useService(createVisits);
  const leave = () =>
    run(async () => {
      await closeVisit();
      navigate("/guest/left", { replace: true });
      cache.clear();
      await device("guest").wipe("signedOut");
    });
  return (
    <>
      <FailureBanner failure={failure} />
      <p>{t(text.leaveMore)}</p>
      <ButtonRow>
        <Button busy={busy} onClick={() => void leave()}>
          {t(text.leave)}
        </Button>
      </ButtonRow>
    </>
  );
}
