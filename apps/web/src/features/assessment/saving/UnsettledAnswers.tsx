import type { AnswerKey } from "@boreal/domain/caseFile/answers/answers";
import type { PersonRole } from "@boreal/domain/caseFile/personRole";
import { Link } from "wouter";
import { stepPath } from "../../../case/loading/addresses.ts";
import { wholeAnswerLine } from "../../../case/answers/answerWords.ts";
import { stepsSetting } from "../../../case/answers/askedFields.ts";
import { questionOf } from "../../../case/answers/questionOf.ts";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { keyOf } from "../../../case/saving/answerQueue.ts";
import { savingText } from "./saving.text.ts";
import { text } from "../text.ts";
import type { Answers } from "./useAnswers.ts";
import "./UnsettledAnswers.css";

type UnsettledProps = {
  answers: Answers;
  /** Answers that the page asks for itself: their refusals stand beside the fields. */
  pageKeys: readonly string[];
  /** Where a question is answered; the invited spouse has pages of their own. */
  addressOf?: (stepId: string) => string;
  /** In whose words the questions are named. */
  readBy?: PersonRole;
};

/** What saving needs the person for: answers changed in two places, and answers given on another page that were refused. */
export function UnsettledAnswers({
  answers,
  pageKeys,
  addressOf = (stepId) => stepPath(answers.applicationId, stepId),
  readBy = "main",
}: UnsettledProps) {
  const { t } = useLanguage();
  const { flow } = answers.questions;
  // What cannot be said in words before all questions are here waits for them.
  const conflicts = answers.view.conflicts.filter(({ key }) => flow.isWhole || stepsSetting(flow, key).length > 0);
  const elsewhere = answers.view.refusals.filter((refusal) => !pageKeys.includes(keyOf(refusal.path)));
  return (
    <>
      {conflicts.map((conflict) => (
        <ConflictView key={conflict.key} {...{ answers, conflict, readBy }} />
      ))}
      {elsewhere.map((refusal) => {
        const asked = questionOf(flow.steps, keyOf(refusal.path), { the: answers.reader, readBy });
        return (
          <Banner key={`${refusal.path ?? ""} ${refusal.code}`} tone="blocked" title={t(text.refusedTitle)} live>
            <p>{t(refusal.text)}</p>
            {asked && <Link href={addressOf(asked.stepId)}>{t(asked.question)}</Link>}
          </Banner>
        );
      })}
    </>
  );
}

type ConflictProps = {
  answers: Answers;
  conflict: Answers["view"]["conflicts"][number];
  readBy: PersonRole;
};

/** Both values side by side in words; nothing is stored before one is chosen. */
function ConflictView({ answers, conflict, readBy }: ConflictProps) {
  const tools = useLanguage();
  const { t } = tools;
  const { flow } = answers.questions;
  const asked = questionOf(flow.steps, conflict.key, { the: answers.reader, readBy });
  const words = (value: unknown) =>
    wholeAnswerLine({ flow, key: conflict.key as AnswerKey, value }, answers.reader, tools);
  const time = conflict.answeredAt === "" ? "" : tools.dateTime(conflict.answeredAt);
  const said = conflict.unsent
    ? {
        more: savingText.conflictOnDevice,
        mine: savingText.fromThisPage,
        theirs: savingText.fromClosedPage,
        keepMine: savingText.keepThisPage,
        keepTheirs: savingText.keepClosedPage,
      }
    : {
        more: text.conflictMore,
        mine: text.yours,
        theirs: text.theOther,
        keepMine: text.keepYours,
        keepTheirs: text.keepStored,
      };
  return (
    <Banner tone="attention" title={t(text.conflictTitle)} live>
      {asked && <p>{t(asked.question)}</p>}
      <p>{t(said.more)}</p>
      <dl className="conflict">
        <div>
          <dt>{t(said.mine)}</dt>
          <dd>{words(conflict.mine)}</dd>
        </div>
        <div>
          <dt>{t(said.theirs, { time })}</dt>
          <dd>{words(conflict.theirs)}</dd>
        </div>
      </dl>
      <ButtonRow>
        <Button onClick={() => answers.sheet.queue.resolve(conflict.key, "mine")}>{t(said.keepMine)}</Button>
        <Button onClick={() => answers.sheet.queue.resolve(conflict.key, "theirs")}>{t(said.keepTheirs)}</Button>
      </ButtonRow>
    </Banner>
  );
}
