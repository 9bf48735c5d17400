import type { TasksOfCase } from "./tasksOfCase.ts";
import { longestTask } from "@boreal/domain/kernel/writtenLengths";
import { send } from "../../api/send.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { useKeyedForm } from "../../shell/useKeyedForm.ts";
import { SelectField } from "../../ui/choices/SelectField.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { DateField } from "../../ui/controls/DateField.tsx";
import { TextArea } from "../../ui/controls/TextArea.tsx";
import { ErrorSummary } from "../../ui/feedback/ErrorSummary.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { giveTaskMutation } from "./operations.ts";
import { text } from "./text.ts";

/** Whoever of the team; the server hears null. */
const wholeTeam = "team";
type Entry = { readonly words: string; readonly who: string | undefined; readonly dueOn: string | null };
const empty: Entry = { words: "", who: wholeTeam, dueOn: null };

/** Which field a refusal speaks of. */
const fieldOf: Readonly<Record<string, string>> = { taskTaker: "task-who", taskDay: "task-due" };

type GiveProps = { application: TasksOfCase; onGiven: () => void };

const useGiving = ({ application, onGiven }: GiveProps) =>
  useKeyedForm({
    empty,
    fieldOf,
    firstField: "task-words",
    send: async ({ words, who = "", dueOn }, key) => {
      const given = { applicationId: application.id, key, words, toUserId: who === wholeTeam ? null : who, dueOn };
      return (await send(giveTaskMutation, given, { repeatable: true })).giveTask.refusals;
    },
    keyIsTaken: "taskGivenElsewise",
    written: text.added,
    onWritten: onGiven,
  });

export function GiveTask(props: GiveProps) {
  const { t } = useLanguage();
  const { key, entry, change, submit, busy, failure, faults, attempt, errorOf } = useGiving(props);
  const takers = props.application.taskTakers.map(({ id, name, isApplicant }) => ({
    value: id,
    label: isApplicant ? t(text.applicant) : (name ?? t(text.someone)),
  }));
  return (
    <section aria-labelledby="give-task">
      <h2 id="give-task">{t(text.add)}</h2>
      <ErrorSummary faults={faults} attempt={attempt} />
      <FailureBanner failure={failure} />
      <form noValidate onSubmit={submit}>
        <TextArea
          id="task-words"
          label={t(text.what)}
          hint={t(text.whatHint)}
          error={errorOf("task-words")}
          rows={2}
          limit={longestTask}
          value={entry.words}
          onChange={(words) => change({ words })}
        />
        <SelectField
          id="task-who"
          label={t(text.who)}
          error={errorOf("task-who")}
          value={entry.who}
          onChange={(who) => change({ who })}
          options={[{ value: wholeTeam, label: t(text.team) }, ...takers]}
        />
        <DateField
          key={key}
          id="task-due"
          label={t(text.due)}
          hint={t(text.dueHint)}
          optional
          error={errorOf("task-due")}
          value={undefined}
          // What is begun and is no date is refused, never left out.
          onChange={(read) =>
            change({ dueOn: read.state === "complete" ? read.date : read.state === "empty" ? null : "" })
          }
        />
        <ButtonRow>
          <Button type="submit" busy={busy}>
            {t(text.add)}
          </Button>
        </ButtonRow>
      </form>
    </section>
  );
}
