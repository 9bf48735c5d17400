import { fieldText } from "../../../case/fields/fields.text.ts";
import { useState } from "react";
import { Link } from "wouter";
import { useAction } from "../../../api/useAction.ts";
import { answersPath, changePath } from "../../../case/loading/addresses.ts";
import { questionOf } from "../../../case/answers/questionOf.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { Dialog } from "../../../ui/layout/Dialog.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { keptAnswersText as text } from "./keptAnswers.text.ts";
import { plainValue } from "../entry/plainValue.ts";
import type { KeptAnswer } from "./loadedAnswers.ts";
import type { Answers } from "./useAnswers.ts";
import "./KeptAnswers.css";

/** Told on a page of questions, in one line, with the way to where everything kept is listed. */
export function KeptAnswersNote({ answers }: { answers: Answers }) {
  const { t } = useLanguage();
  const count = answers.unreadable?.length ?? 0;
  if (count === 0) return null;
  return (
    <Banner tone="quiet">
      <p>
        {t(text.title, { count })}. <Link href={answersPath(answers.applicationId)}>{t(text.seeThem)}</Link>
      </p>
    </Banner>
  );
}

/** Answers of older versions of the questionnaire that fit none of its questions: shown as they were given, never dropped (ADR 0064). */
export function KeptAnswers({ answers }: { answers: Answers }) {
  const { t } = useLanguage();
  const kept = answers.unreadable ?? [];
  if (kept.length === 0) return null;
  return (
    <Banner tone="attention" title={t(text.title, { count: kept.length })}>
      <p>{t(text.more)}</p>
      <ul className="kept-answers">
        {kept.map((each) => (
          <KeptAnswerItem key={each.key} answers={answers} kept={each} />
        ))}
      </ul>
    </Banner>
  );
}

function KeptAnswerItem({ answers, kept }: { answers: Answers; kept: KeptAnswer }) {
  const { t } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const [asking, setAsking] = useState(false);
  const asked = questionOf(answers.questions.flow.steps, kept.key, { the: answers.reader });
  const name = asked ? t(asked.question) : t(text.noLongerAsked, { key: kept.key });
  const { removeUnreadable } = answers;
  const remove = () => {
    setAsking(false);
    void action.run(async () => {
      const how = await removeUnreadable?.(kept);
      if (how === "removed") showToast({ text: t(text.removed) });
      else if (how === "changed") showToast({ text: t(text.changedMeanwhile), tone: "fault" });
      else if (how) showToast({ text: t(how), tone: "fault" });
      document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
    });
  };
  return (
    <li>
      <p className="kept-answers__question">{name}</p>
      <p>{t(text.kept)}</p>
      <p className="kept-answers__value" dir="auto">
        {plainValue(kept.value, { yes: t(fieldText.yes), no: t(fieldText.no) }).join("\n")}
      </p>
      <FailureBanner failure={action.failure} />
      {answers.mayAnswer && (
        <ButtonRow>
          {asked && (
            <Link href={changePath(answers.applicationId, asked.stepId)}>
              {t(text.answerAgain)}
              <span className="visually-hidden"> {name}</span>
            </Link>
          )}
          {removeUnreadable && (
            <Button look="quiet" icon="bin" busy={action.busy} onClick={() => setAsking(true)}>
              {t(text.remove)}
              <span className="visually-hidden"> {name}</span>
            </Button>
          )}
        </ButtonRow>
      )}
      <Dialog title={t(text.removeTitle)} open={asking} onClose={() => setAsking(false)}>
        <p>{t(text.removeMore)}</p>
        <ButtonRow>
          <Button onClick={remove}>{t(text.remove)}</Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            {t(text.keepIt)}
          </Button>
        </ButtonRow>
      </Dialog>
    </li>
  );
}
