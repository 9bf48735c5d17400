import type { AskingStep, CompositeStep, GroupStep, ListStep, QuestionStep } from "@boreal/domain/questionnaire/step";
import { Fragment, useMemo } from "react";
import { valueAt } from "../../../case/answers/askedFields.ts";
import { isSame } from "../../../case/answers/sameValue.ts";
import { storedForm } from "../pages/pageFields.ts";
import { Details } from "../../../ui/layout/Details.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { lazyPart } from "../../../shell/lazyPart.tsx";
import type { ReadOtherwiseProps } from "./ReadOtherwiseBox.tsx";
import { keyOf } from "../../../case/saving/answerQueue.ts";
import { ContactLine } from "../pages/ContactLine.tsx";
import { CompositeView } from "./CompositeView.tsx";
import { enterInto } from "../entry/enterInto.ts";
import { FieldView } from "./FieldView.tsx";
import { ListView } from "./ListView.tsx";
import { answerPath, controlId } from "./controlIds.ts";
import type { ThePage } from "../pages/thePage.ts";
import type { Answers } from "../saving/useAnswers.ts";
import { useAppearing } from "../../../case/fields/useAppearing.ts";
import { text } from "../text.ts";

const ReadOtherwiseBox = lazyPart<ReadOtherwiseProps>(
  async () => (await import("./ReadOtherwiseBox.tsx")).ReadOtherwiseBox,
);

type StepViewProps = {
  step: QuestionStep | ListStep | CompositeStep | GroupStep;
  answers: Answers;
  page: ThePage;
  /** What is wrong at a path of the case format, in the reader's language. */
  errorAt: (path: string) => string | undefined;
};

/** Draws any definition of the questionnaire: one question as the heading, or several under the heading of their group. */
export function StepView({ step, answers, page, errorAt }: StepViewProps) {
  const { t } = useLanguage();
  const said = useAppearing(
    useMemo(() => page.asked.map(({ id, question: name }) => ({ id, name })), [page.asked]),
    text,
  );
  const alone = step.type === "question" || step.type === "composite";
  return (
    <>
      {!alone && (
        <>
          <h1 tabIndex={-1}>{t(step.question)}</h1>
          {step.hint && <p className="field__hint">{t(step.hint)}</p>}
          {step.whyWeAsk && <Details>{t(step.whyWeAsk)}</Details>}
          <ContactLine contact={step.contact} email={answers.contactEmail} />
        </>
      )}
      {page.asked.map((asking) => (
        <Fragment key={asking.id}>
          <AskedView
            step={asking}
            asHeading={alone}
            withTitle={step.type === "group"}
            answers={answers}
            page={page}
            errorAt={errorAt}
          />
          {(alone || asking.id !== step.id) && <ContactLine contact={asking.contact} email={answers.contactEmail} />}
        </Fragment>
      ))}
      <div className="visually-hidden" aria-live="polite">
        {said}
      </div>
    </>
  );
}

type AskedProps = Omit<StepViewProps, "step"> & { step: AskingStep; asHeading: boolean; withTitle: boolean };

export function AskedView({ step, asHeading, withTitle, answers, page, errorAt }: AskedProps) {
  const { t } = useLanguage();
  const enter = enterInto(answers, page);
  const value = valueAt(page.caseFile.answers, step.id);
  const path = answerPath(step.id);
  const unread = answers.view.drafts[keyOf(path)]?.unread ?? {};
  const { the, origins } = page;
  switch (step.type) {
    case "list":
      return (
        <ListView
          {...{ step, the, value, errorAt, origins, unread, withTitle }}
          onRow={(index, field, entered) => enter.row(step, index, field, entered)}
          onAdd={(rows) => enter.addRow(step, rows)}
          onRemove={(rows, index) => enter.removeRow(step, rows, index)}
          onPutBack={(rows, index, row) => enter.putRowBack(step, rows, index, row)}
        />
      );
    case "composite":
      return (
        <CompositeView
          {...{ step, the, value, errorAt, origins, unread, asHeading }}
          onPart={(field, entered) => enter.part(step, field, entered)}
        />
      );
    case "question": {
      const origin = origins[path];
      return (
        <>
          <FieldView
            field={step}
            id={controlId(path)}
            the={the}
            value={value}
            error={errorAt(path)}
            origin={origin && t(origin)}
            typed={unread[path]?.typed}
            saved={savedBeside(step, value, answers)}
            asHeading={asHeading}
            {...(step.person === "main" ? {} : { autoComplete: "off" })}
            onEnter={(entered) => enter.answer(step, entered)}
          />
          {mayDiffer(step, answers, page) && (
            <ReadOtherwiseBox
              step={step}
              the={the}
              answers={answers}
              fieldId={controlId(path)}
              onEnter={(entered) => enter.answer(step, entered)}
            />
          )}
          {step.whyWeAsk && <Details>{t(step.whyWeAsk)}</Details>}
        </>
      );
    }
  }
}

/**
 * What nobody answered, or is half typed, says nothing else than a document. The part that shows it needs the file of all
 * questions, and a browser that failed to fetch a script once does not try again: it waits until that file is here (ADR 0126).
 */
function mayDiffer(step: QuestionStep, answers: Answers, { caseFile, origins }: ThePage): boolean {
  const { unread = {} } = answers.view.drafts[keyOf(answerPath(step.id))] ?? {};
  return (
    answers.questions.flow.isWhole &&
    step.prefill !== undefined &&
    valueAt(caseFile.answers, step.id) !== undefined &&
    origins[answerPath(step.id)] === undefined &&
    unread[answerPath(step.id)] === undefined
  );
}

/** The stored answer, while something else stands on the page that cannot be stored: it goes on counting, so it is shown. */
function savedBeside(step: QuestionStep, value: unknown, { view }: Answers): unknown {
  const stored = view.drafts[keyOf(answerPath(step.id))] && valueAt(view.values, step.id);
  return isSame(stored, storedForm(step, value)) ? undefined : stored;
}
