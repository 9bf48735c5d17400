import { splitPath } from "@boreal/domain/caseFile/answers/answers";
import { answerLine, asksOccupation } from "../../../case/answers/answerWords.ts";
import { valueAt } from "../../../case/answers/askedFields.ts";
import { useOccupations } from "../../../case/fields/useOccupations.ts";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { pageFaults } from "../pages/pageFields.ts";
import { AskedView } from "./StepView.tsx";
import { useThePage } from "../pages/thePage.ts";
import { nameOf, type TrialQuestion } from "./trialQuestions.ts";
import type { Answers } from "../saving/useAnswers.ts";
import { whatIfWords } from "../whatIf/whatIf.text.ts";

type ViewProps = {
  question: TrialQuestion;
  /** With what is tried. */
  trial: Answers;
  /** As it is saved. */
  answers: Answers;
  onTakeOut: () => void;
};

const noErrors = () => undefined;

/** One question with the control of the questionnaire, whose answer is only tried. */
export function TrialQuestionView({ question: { step, page }, trial, answers, onTakeOut }: ViewProps) {
  const tools = useLanguage();
  const { t } = tools;
  useOccupations(asksOccupation(step));
  const standing = useThePage(page, trial);
  const name = t(nameOf(step, standing.the));
  const isAsked = standing.asked.includes(step);
  const now = valueAt(answers.caseFile.answers, step.id);
  const isDraft = trial.view.drafts[splitPath(step.id).key] !== undefined;
  const [fault] = isDraft && isAsked ? pageFaults([step], standing.caseFile, standing.the, trial.view.drafts) : [];
  return (
    <li className="trial">
      {!isAsked && (
        <>
          <p className="trial__name">{name}</p>
          <Banner tone="quiet">{t(whatIfWords.notAsked)}</Banner>
        </>
      )}
      {isAsked && (
        <AskedView step={step} asHeading={false} withTitle answers={trial} page={standing} errorAt={noErrors} />
      )}
      <p className="field__hint">
        {now === undefined
          ? t(whatIfWords.nowNone)
          : t(whatIfWords.now, { answer: answerLine(step, now, answers.reader.fresh(), tools) })}
      </p>
      <div aria-live="polite">
        {fault && <p className="trial__fault">{t(whatIfWords.doesNotCount, { fault: t(fault.refusal.text) })}</p>}
      </div>
      <Button look="quiet" icon="cross" onClick={onTakeOut}>
        {t(whatIfWords.takeOut)} <span className="visually-hidden">{name}</span>
      </Button>
    </li>
  );
}
