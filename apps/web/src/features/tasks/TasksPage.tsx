import type { TasksOfCase } from "./tasksOfCase.ts";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { useAskOnChange } from "../../api/useAskOnChange.ts";
import { useQuery } from "../../api/useQuery.ts";
import { taskName, TaskWords, type ShownTask } from "../../case/desk/TaskWords.tsx";
import { ApplicationGate } from "../../case/loading/ApplicationGate.tsx";
import { planPath } from "../../case/loading/addresses.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../shell/Page.tsx";
import { isStaff, useMe } from "../../shell/session.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { GiveTask } from "./GiveTask.tsx";
import { settleTaskMutation, tasksQuery } from "./operations.ts";
import { text } from "./text.ts";
import "./tasks.css";

/** Who does what by when: for the team all of a case, for the applicant their own. */
export function TasksPage({ applicationId }: { applicationId: string }) {
  const { t } = useLanguage();
  const ofTeam = isStaff(useMe().role);
  const query = useQuery(tasksQuery, { id: applicationId });
  const { askNow } = useAskOnChange(applicationId, query, { only: ["task"] });
  return (
    <ApplicationGate value={query.data?.application} failure={query.failure} onRetry={askNow}>
      {(application) => (
        <Page
          title={t(text.title)}
          lead={t(ofTeam ? text.leadTeam : text.leadApplicant)}
          backHref={planPath(applicationId)}
        >
          {application.abilities.includes("readTasks") ? (
            <Lists application={application} ofTeam={ofTeam} onChanged={askNow} />
          ) : (
            <p>{t(text.notYours)}</p>
          )}
          {application.abilities.includes("giveTask") && <GiveTask application={application} onGiven={askNow} />}
        </Page>
      )}
    </ApplicationGate>
  );
}

type ListsProps = { application: TasksOfCase; ofTeam: boolean; onChanged: () => void };

function Lists({ application, ofTeam, onChanged }: ListsProps) {
  const { t } = useLanguage();
  const { id, tasks } = application;
  const lists = [
    { key: "open", title: text.open, of: tasks.filter(({ doneAt }) => doneAt === null) },
    { key: "done", title: text.done, of: tasks.filter(({ doneAt }) => doneAt !== null) },
  ];
  return lists.map(({ key, title, of }) =>
    key === "done" && of.length === 0 ? null : (
      <section key={key} aria-labelledby={`tasks-${key}`}>
        <h2 id={`tasks-${key}`} tabIndex={-1}>
          {t(title)}
        </h2>
        {of.length === 0 ? (
          <p>{t(text.none)}</p>
        ) : (
          <ul className="tasks__list">
            {of.map((task) => (
              <TaskLine key={task.id} applicationId={id} task={task} ofTeam={ofTeam} onChanged={onChanged} />
            ))}
          </ul>
        )}
      </section>
    ),
  );
}

type LineProps = { applicationId: string; task: ShownTask; ofTeam: boolean; onChanged: () => void };

function TaskLine({ applicationId, task, ofTeam, onChanged }: LineProps) {
  const { t } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const isDone = task.doneAt !== null;
  const settle = () =>
    run(async () => {
      const given = { applicationId, taskId: task.id, isDone: !isDone };
      const { settleTask } = await send(settleTaskMutation, given, { repeatable: true });
      const [refused] = settleTask.refusals;
      if (refused) showToast({ text: t(refused.text), tone: "fault" });
      // The line moves to the other list, and its button with it.
      document.getElementById("tasks-open")?.focus();
      onChanged();
    });
  return (
    <li className="tasks__one">
      <div>
        <TaskWords task={task} />
      </div>
      <TaskFacts task={task} ofTeam={ofTeam} />
      {task.maySettle && (
        <Button busy={busy} onClick={() => void settle()}>
          {t(isDone ? text.markOpen : text.markDone)} <span className="visually-hidden">{taskName(task, t)}</span>
        </Button>
      )}
      <FailureBanner failure={failure} />
    </li>
  );
}

function TaskFacts({ task, ofTeam }: { task: ShownTask; ofTeam: boolean }) {
  const { t, dayOf } = useLanguage();
  const { isMine, isForApplicant, assigneeName, givenByName, givenAt, doneAt, doneByName, cause } = task;
  const forWhom = isMine
    ? t(text.forYou)
    : isForApplicant
      ? t(text.forApplicant)
      : assigneeName === null
        ? t(text.forTeam)
        : t(text.forName, { name: assigneeName });
  const from = cause
    ? t(text.fromBoreal, { date: dayOf(givenAt) })
    : t(text.from, { name: givenByName ?? t(text.someone), date: dayOf(givenAt) });
  // Who has no name may be anybody: the applicant settles tasks too.
  const done = doneByName === null ? text.doneOn : text.doneBy;
  const doneWords = doneAt === null ? [] : [t(done, { name: doneByName ?? "", date: dayOf(doneAt) })];
  return <p className="tasks__facts">{[...(ofTeam ? [forWhom] : []), from, ...doneWords].join(", ")}</p>;
}
