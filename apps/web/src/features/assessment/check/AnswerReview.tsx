import type { Section } from "@boreal/domain/questionnaire/flows/section";
import { stepText } from "@boreal/domain/questionnaire/questionText";
import { isPrepared } from "@boreal/domain/vault/phases";
import { useMemo, useState } from "react";
import { planPath, stepPath } from "../../../case/loading/addresses.ts";
import { AnswerList, AnswerWords } from "../../../case/answers/AnswerList.tsx";
import { answerLists, type AnswerLine, type UnneededAnswer } from "../../../case/answers/answerLines.ts";
import { wholeWith } from "../../../case/answers/askedFields.ts";
import { readerOf } from "../../../case/flow/questions.ts";
import { usePrinting } from "../../../case/printing.ts";
import { isStaff, useMe } from "../../../shell/session.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { Icon } from "../../../ui/layout/Icon.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { LinkButton } from "../../../ui/controls/LinkButton.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { useService } from "../../../ui/services.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { KeptAnswers } from "../saving/KeptAnswers.tsx";
import { openQuestions, waitingPages } from "../pages/pageOrder.ts";
import { text } from "../text.ts";
import type { Answers } from "../saving/useAnswers.ts";

const needsThePerson = ({ state }: AnswerLine) => state === "open" || state === "wrong";

/** Up to this many questions the page opens with every section open; with more, only the first that needs the person. */
const shortEnough = 30;

/** Sections that the person opened or closed, as long as this tab lives: a change leads back to the same view. A few ids for each application. */
const createChosenSections = () => new Map<string, ReadonlyMap<string, boolean>>();

/** All answers on one page, to be checked before anything is built on them. */
export function AnswerReview({ answers }: { answers: Answers }) {
  const { t } = useLanguage();
  const { role } = useMe();
  const { applicationId, caseFile, mayAnswer, untold } = answers;
  const { flow } = answers.questions;
  const the = readerOf(answers.questions, caseFile);
  const { sections, unneeded } = useMemo(() => answerLists(flow, caseFile, the, untold), [flow, caseFile, the, untold]);
  const chosenSections = useService(createChosenSections);
  const [chosen, setChosen] = useState(chosenSections.get(applicationId) ?? new Map<string, boolean>());
  const lines = sections.flatMap((each) => each.lines);
  const open = openQuestions(answers, untold);
  // Of what was sent nothing is open any more, and who cannot answer is not told to.
  const isOpenYet = isPrepared(caseFile.application) && (mayAnswer || isStaff(role));
  const [next] = waitingPages(answers);
  const firstToDo = sections.find((each) => each.lines.some(needsThePerson))?.section;
  const printing = usePrinting();
  // On paper everything is open.
  const isOpen = (section: Section) =>
    printing || (chosen.get(section.id) ?? (lines.length <= shortEnough || section === firstToDo));
  const allOpen = sections.every((each) => isOpen(each.section));
  const choose = (choice: ReadonlyMap<string, boolean>) => {
    chosenSections.set(applicationId, choice);
    setChosen(choice);
  };
  return (
    <>
      <h1 tabIndex={-1}>{t(text.checkTitle)}</h1>
      {!mayAnswer && !isStaff(role) && <Banner tone="quiet">{t(text.readOnly)}</Banner>}
      {isOpenYet && <StillOpen count={open} />}
      <KeptAnswers answers={answers} />
      <Button
        look="quiet"
        className="no-print"
        onClick={() => choose(new Map(sections.map(({ section }) => [section.id, !allOpen])))}
      >
        {t(allOpen ? text.closeAll : text.openAll)}
      </Button>
      {sections.map(({ section, lines: own }) => (
        <ReviewSection
          key={section.id}
          section={section}
          lines={own}
          answers={answers}
          isOpen={isOpen(section)}
          isOpenYet={isOpenYet}
          onToggle={(now) => choose(new Map([...chosen, [section.id, now]]))}
        />
      ))}
      {unneeded.length > 0 && <Kept answers={answers} kept={unneeded} />}
      <div className="button-row no-print">
        {next !== undefined && mayAnswer && (
          <LinkButton look="primary" href={stepPath(applicationId, next)}>
            {t(text.nextOpen)}
          </LinkButton>
        )}
        <LinkButton look={next === undefined && mayAnswer ? "primary" : "secondary"} href={planPath(applicationId)}>
          {t(isStaff(role) ? text.toCase : text.toPlan)}
        </LinkButton>
      </div>
    </>
  );
}

function StillOpen({ count }: { count: number }) {
  const { t } = useLanguage();
  return (
    <Banner tone={count === 0 ? "done" : "attention"}>
      <p>{count === 0 ? t(text.allAnswered) : t(text.openCount, { count })}</p>
    </Banner>
  );
}

type SectionProps = {
  section: Section;
  lines: readonly AnswerLine[];
  answers: Answers;
  isOpen: boolean;
  isOpenYet: boolean;
  onToggle: (open: boolean) => void;
};

/** The answers of one section behind its heading. Closed, its answers are not drawn at all. */
function ReviewSection({ section, lines, answers, isOpen, isOpenYet, onToggle }: SectionProps) {
  const { t } = useLanguage();
  const waits = isOpenYet && lines.some(needsThePerson);
  const id = `section-${section.id}`;
  return (
    <section aria-labelledby={id} className="review-section">
      <h2 className="review-section__heading">
        <button
          type="button"
          className="review-section__toggle"
          aria-expanded={isOpen}
          onClick={() => onToggle(!isOpen)}
        >
          <Icon name={isOpen ? "chevronDown" : "chevronRight"} />
          <span id={id}>{t(section.title)}</span>
          {waits && <StatusTag tone="attention">{t(text.sectionOpen)}</StatusTag>}
        </button>
      </h2>
      {isOpen && (
        <AnswerList
          the={readerOf(answers.questions, answers.caseFile)}
          lines={lines}
          applicationId={answers.applicationId}
          mayAnswer={answers.mayAnswerAt}
        />
      )}
    </section>
  );
}

/** Answers that other answers have put out of use: shown with the reason, kept until the person takes them out. */
function Kept({ answers, kept }: { answers: Answers; kept: readonly UnneededAnswer[] }) {
  const { t } = useLanguage();
  const showToast = useToast();
  const { queue } = answers.sheet;
  const the = readerOf(answers.questions, answers.caseFile);
  const put = ({ step }: UnneededAnswer, value: unknown) => {
    const whole = wholeWith(queue.view().values, step.id, value);
    queue.set(whole.key, whole.value, 0);
  };
  const remove = (each: UnneededAnswer) => {
    put(each, undefined);
    showToast({ text: t(text.answerRemoved), undo: () => put(each, each.value) });
  };
  return (
    <section aria-labelledby="kept">
      <h2 id="kept">{t(text.kept)}</h2>
      <p>{t(text.keptMore)}</p>
      <dl className="answer-list">
        {kept.map((each) => (
          <div className="answer-list__line" key={each.step.id}>
            <dt className="answer-list__question">{t(stepText(each.step, the))}</dt>
            <dd className="answer-list__answer">
              <AnswerWords the={the} step={each.step} value={each.value} />
              {each.because.length > 0 && (
                <p className="answer-list__because">
                  {t(text.notAskedBecause)} {each.because.map((sentence) => t(sentence)).join("; ")}
                </p>
              )}
            </dd>
            {answers.mayAnswer && (
              <dd className="answer-list__change">
                <Button look="quiet" onClick={() => remove(each)}>
                  {t(text.remove)}
                  <span className="visually-hidden"> {t(stepText(each.step, the))}</span>
                </Button>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
