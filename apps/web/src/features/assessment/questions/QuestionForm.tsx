import { splitPath } from "@boreal/domain/caseFile/answers/answers";
import type { CompositeStep, GroupStep, ListStep, QuestionStep } from "@boreal/domain/questionnaire/step";
import type { Dependent } from "@boreal/domain/caseFile/dependents";
import type { Raised } from "@boreal/domain/warnings/raised";
import { useMemo, useState } from "react";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { lazyPart } from "../../../shell/lazyPart.tsx";
import { ErrorSummary } from "../../../ui/feedback/ErrorSummary.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import type { DrawAskedOfLife } from "../../../case/forms/askedOfLife.ts";
import { keyOf } from "../../../case/saving/answerQueue.ts";
import { enterInto } from "../entry/enterInto.ts";
import { pageFaults, type PlacedFault } from "../pages/pageFields.ts";
import { PageWarnings } from "../pages/PageWarnings.tsx";
import { pageWarnings, toConfirm } from "../pages/pageWarnings.ts";
import { InReach } from "./InReach.tsx";
import { StepView } from "./StepView.tsx";
import { summaryOf } from "./summaryOf.ts";
import { text } from "../text.ts";
import { useThePage } from "../pages/thePage.ts";
import type { Answers } from "../saving/useAnswers.ts";

const SameSpouse = lazyPart<{ spouse: Dependent; answers: Answers }>(
  async () => (await import("../spouse/SameSpouse.tsx")).SameSpouse,
);

type FormProps = {
  step: QuestionStep | ListStep | CompositeStep | GroupStep;
  answers: Answers;
  goOn: () => Promise<void>;
  /** Draws what only forms ask; nothing where the reader tells of nobody's life. */
  AskedOfLife?: DrawAskedOfLife | undefined;
};

/** The questions of one page with "Continue": always ready to be pressed; what is missing is said then. */
export function QuestionForm({ step, answers, goOn, AskedOfLife }: FormProps) {
  const { t } = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [fetched, setFetched] = useState<ReadonlySet<string>>(nothingFetched);
  const page = useThePage(step, answers, fetched);
  const { view, sheet } = answers;
  // Faults are named when the person wants to go on, and disappear as they are mended; new ones wait for the next attempt.
  const faults = useMemo(() => pageFaults(page.asked, page.caseFile, page.the, view.drafts), [page, view.drafts]);
  // An answer that another one made wrong meanwhile leads here: what is wrong with it is said at once.
  const [atAttempt, setAtAttempt] = useState(() => pathsOf(faults.filter(({ isMissing }) => !isMissing)));
  const keys = new Set<string>(page.asked.map((asking) => splitPath(asking.id).key));
  // What the server would not take of other pages is told over this one (UnsettledAnswers).
  const refused = view.refusals.flatMap((each): readonly PlacedFault[] =>
    each.path && keys.has(keyOf(each.path)) ? [{ path: each.path, refusal: each }] : [],
  );
  const told = [...faults.filter((fault) => atAttempt.includes(fault.path)), ...refused];
  const first = told.filter((fault, index) => told.findIndex((other) => other.path === fault.path) === index);
  const errorAt = (path: string) => {
    const fault = first.find((each) => each.path === path);
    return fault && t(fault.refusal.text);
  };
  const raised = useMemo(() => pageWarnings(page), [page]);
  const spouse = page.caseFile.dependents.find(({ type }) => type === "Spouse");
  const unconfirmed = useMemo(() => toConfirm(raised, answers.acknowledged), [raised, answers.acknowledged]);
  const submit = () => {
    if (faults.length === 0) {
      enterInto(answers, page).confirmFilledIn();
      void sheet.queue.flush();
      void confirm(answers, unconfirmed);
      void goOn();
      return;
    }
    void sheet.queue.flush();
    setAtAttempt(pathsOf(faults));
    setAttempt(attempt + 1);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- leaving any field saves; the listener only hears what bubbles up from the fields
    <form
      className="question-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onBlur={() => void sheet.queue.flush()}
    >
      <ErrorSummary faults={summaryOf(first, step.type === "question", t)} attempt={attempt} />
      <StepView step={step} answers={answers} page={page} errorAt={errorAt} />
      <InReach page={page} onFetch={(id) => setFetched(new Set([...fetched, id]))} />
      {AskedOfLife && step.alsoAsks && <AskedOfLife asked={step.alsoAsks} the={page.the} />}
      <PageWarnings raised={raised} unconfirmed={unconfirmed} />
      {spouse && raised.some(({ warning }) => warning.id === "spouseMayBeAnother") && (
        <SameSpouse spouse={spouse} answers={answers} />
      )}
      <ButtonRow>
        <Button look="primary" type="submit">
          {t(unconfirmed.length === 0 ? text.continue : text.confirmAndContinue)}
        </Button>
      </ButtonRow>
    </form>
  );
}

const nothingFetched: ReadonlySet<string> = new Set();

const pathsOf = (faults: readonly PlacedFault[]): readonly string[] => faults.map(({ path }) => path);

/** Notes that the person went on past these, once her answers are stored. Where that fails, she is asked again next time. */
async function confirm({ sheet, acknowledge }: Answers, unconfirmed: readonly Raised[]): Promise<void> {
  if (unconfirmed.length === 0) return;
  try {
    await sheet.settled();
    await acknowledge(unconfirmed.map(({ warning }) => ({ warningId: warning.id })));
  } catch {
    // Going on is never held up by this.
  }
}
