import type { Text } from "@boreal/domain/kernel/text";
import type { AskingStep } from "@boreal/domain/questionnaire/step";
import { stepText } from "@boreal/domain/questionnaire/questionText";
import { AnswerWords } from "../../../case/answers/AnswerList.tsx";
import { valueAt } from "../../../case/answers/askedFields.ts";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { readerOf } from "../../../case/flow/questions.ts";
import type { Standing } from "../questions/questionnaire.ts";
import { text } from "../text.ts";

type NotAskedProps = {
  because: readonly Text[];
  /** The questions of the page that have an answer, which is kept and not used now. */
  kept: readonly AskingStep[];
  standing: Standing;
  onGoOn: () => void;
};

/** A page that was opened by its address and does not concern the person, with the reason and what is kept. */
export function NotAskedView({ because, kept, standing, onGoOn }: NotAskedProps) {
  const { t } = useLanguage();
  const { questions, caseFile } = standing;
  const the = readerOf(questions, caseFile);
  return (
    <>
      <h1 tabIndex={-1}>{t(text.notAskedTitle)}</h1>
      <p>{t(text.notAskedBecause)}</p>
      <ul>
        {because.map((sentence) => (
          <li key={t(sentence)}>{t(sentence)}</li>
        ))}
      </ul>
      {kept.length > 0 && (
        <>
          <Banner tone="quiet">{t(text.keptHere)}</Banner>
          <dl className="answer-list">
            {kept.map((step) => (
              <div className="answer-list__line" key={step.id}>
                <dt className="answer-list__question">{t(stepText(step, the))}</dt>
                <dd className="answer-list__answer">
                  <AnswerWords the={the} step={step} value={valueAt(caseFile.answers, step.id)} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <ButtonRow>
        <Button look="primary" onClick={onGoOn}>
          {t(text.continue)}
        </Button>
      </ButtonRow>
    </>
  );
}
