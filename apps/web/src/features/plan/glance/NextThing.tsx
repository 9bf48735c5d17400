import type { IsoDate } from "@boreal/domain/kernel/calendarDate";
import type { PlanBesideVault } from "@boreal/domain/plan/plan";
import { useId } from "react";
import { FoldedMore } from "../../../case/FoldedMore.tsx";
import { inOrder } from "../../../case/deadlineOrder.ts";
import { LinkButton } from "../../../ui/controls/LinkButton.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { distanceTo, toneOfDay, withPerson } from "../tasks/taskSentences.ts";
import { AllTasks } from "../tasks/TaskList.tsx";
import type { Task, TaskItem, TaskList } from "../tasks/tasks.ts";
import { text } from "../text.ts";
import { buttonWords, glanceWords, nextWords } from "./glance.text.ts";

type NextProps = {
  tasks: TaskList;
  plan: Pick<PlanBesideVault, "deadlines" | "today">;
  /** Where the case is sent to the review, once nothing is open. */
  sendHref?: string | undefined;
};

/** What to do now, with the one button of the page; below it the next date of anybody, and all the rest folded. */
export function NextThing({ tasks, plan, sendHref }: NextProps) {
  const { t } = useLanguage();
  const id = useId();
  // What has no page, such as a day that has passed, is told below.
  const first = tasks.open.find(({ items }) => items[0]?.href !== undefined) ?? tasks.open[0];
  const item = first?.items[0];
  const count = tasks.open.reduce((sum, task) => sum + task.count, 0);
  return (
    <section className="plan__next" aria-labelledby={id}>
      <h2 id={id}>{t(glanceWords.next)}</h2>
      {first && item ? <Thing task={first} item={item} today={plan.today} /> : <p>{t(text.nothingNext)}</p>}
      {sendHref !== undefined && (
        <p className="no-print">
          <LinkButton look={first ? "secondary" : "primary"} icon="arrowRight" href={sendHref}>
            {t(glanceWords.send)}
          </LinkButton>
        </p>
      )}
      {first?.kind !== "date" && first?.kind !== "overdue" && <NextDate plan={plan} />}
      {(count > 1 || tasks.done.length > 0) && (
        <FoldedMore summary={t(glanceWords.allToDo, { count })}>
          {() => <AllTasks tasks={tasks} today={plan.today} />}
        </FoldedMore>
      )}
    </section>
  );
}

type ThingProps = { task: Task; item: TaskItem; today: IsoDate };

function Thing({ task: { kind }, item, today }: ThingProps) {
  const { t } = useLanguage();
  return (
    <>
      <p className="plan__next-what">
        {t(nextWords[kind], { name: withPerson(t, item.of, t(item.about)) })}{" "}
        {item.due !== undefined && <Due today={today} due={item.due} />}
      </p>
      <p className="no-print">
        {item.href === undefined ? (
          <a className="button button--primary" href="#dates">
            {t(glanceWords.seeDate)}
          </a>
        ) : (
          <LinkButton look="primary" icon="arrowRight" href={item.href}>
            {t(buttonWords[kind])}
          </LinkButton>
        )}
      </p>
    </>
  );
}

/** The first date of anybody in the case, past or however far. */
function NextDate({ plan: { deadlines, today } }: Pick<NextProps, "plan">) {
  const { t } = useLanguage();
  const next = inOrder(deadlines).find(({ date }) => date !== null);
  if (!next || next.date === null) return null;
  return (
    <p className="plan__next-date">
      <strong className="plan__next-label">{t(next.date < today ? glanceWords.pastDate : glanceWords.nextDate)}</strong>{" "}
      {t(next.title)}, <Due today={today} due={next.date} />
    </p>
  );
}

function Due({ today, due }: { today: IsoDate; due: IsoDate }) {
  const { t, date } = useLanguage();
  return (
    <>
      <time dateTime={due}>{date(due)}</time>{" "}
      <StatusTag tone={toneOfDay(today, due)}>{distanceTo(t, today, due)}</StatusTag>
    </>
  );
}
