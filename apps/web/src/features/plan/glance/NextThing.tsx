import type { TaskItem } from "../tasks/task.ts";
import type { PlanBesideVault } from "@boreal/domain/plan/planned";
import type { ApplicationType } from "@boreal/domain/caseFile/application";
import { addDays, type IsoDate } from "@boreal/domain/kernel/calendarDate";
import { useId } from "react";
import { FoldedMore } from "../../../case/FoldedMore.tsx";
import { factLink } from "../../../case/answers/factLinks.ts";
import { inOrder } from "../../../case/deadlineOrder.ts";
import { messagesPath } from "../../../case/loading/addresses.ts";
import { readerOf } from "../../../case/loading/readerOf.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { usePageOf } from "../../../case/loading/usePageOf.ts";
import { LinkButton } from "../../../ui/controls/LinkButton.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { soonDays } from "../tasks/dateTasks.ts";
import { distanceTo, toneOfDay, withPerson } from "../tasks/taskSentences.ts";
import { usePersonName } from "../../../case/usePersonName.ts";
import { AllTasks } from "../tasks/TaskList.tsx";
import type { Task, TaskList } from "../tasks/tasks.ts";
import { text } from "../text.ts";
import { buttonWords, glanceWords, nextWords } from "./glance.text.ts";
import { nextThing } from "./nextThing.ts";

type NextProps = {
  tasks: TaskList;
  plan: Pick<PlanBesideVault, "deadlines" | "today" | "verdict">;
  application?: Pick<TheApplication, "id" | "type" | "abilities" | "caseFile"> | undefined;
  /** Where the case is sent to the review, once nothing is open. */
  sendHref?: string | undefined;
};

/** What to do now, with the one button of the page; below it the next date of anybody, and all the rest folded. */
export function NextThing({ tasks, plan, application, sendHref }: NextProps) {
  const { t } = useLanguage();
  const id = useId();
  const { verdict, today } = plan;
  const next = nextThing(tasks, verdict);
  const count = tasks.open.reduce((sum, task) => sum + task.count, 0);
  const isDay = next.kind === "task" && (next.task.kind === "date" || next.task.kind === "overdue");
  const maySend = sendHref !== undefined && !verdict?.rulesOut.includes("send");
  return (
    <section className="plan__next" aria-labelledby={id}>
      <h2 id={id}>{t(glanceWords.next)}</h2>
      {next.kind === "task" && <Thing task={next.task} item={next.item} today={today} />}
      {next.kind === "decides" && application && <Decides application={application} fact={next.fact} />}
      {next.kind === "team" && <AskTeam application={application} isClosed={verdict?.way === "closed"} />}
      {next.kind === "nothing" && <p>{t(text.nothingNext)}</p>}
      {maySend && (
        <p className="no-print">
          <LinkButton look={next.kind === "nothing" ? "primary" : "secondary"} icon="arrowRight" href={sendHref}>
            {t(glanceWords.send)}
          </LinkButton>
        </p>
      )}
      {!isDay && <NextDate plan={plan} />}
      {(count > 1 || tasks.done.length > 0) && (
        <FoldedMore summary={t(glanceWords.allToDo, { count })}>
          {() => <AllTasks tasks={tasks} today={today} />}
        </FoldedMore>
      )}
    </section>
  );
}

type DecidesProps = { application: NonNullable<NextProps["application"]>; fact: string };

/** The question or the document on which the verdict waits. */
function Decides({ application, fact }: DecidesProps) {
  const { t } = useLanguage();
  const pageOf = usePageOf(fact.startsWith("documents."));
  const the = readerOf(application.caseFile);
  const place = { applicationId: application.id, type: application.type as ApplicationType, the };
  const { label, href } = factLink(fact, place, pageOf);
  return (
    <>
      <p className="plan__next-what">{t(glanceWords.decides, { name: t(label) })}</p>
      {href !== undefined && (
        <p className="no-print">
          <LinkButton look="primary" icon="arrowRight" href={href}>
            {t(glanceWords.goThere)}
          </LinkButton>
        </p>
      )}
    </>
  );
}

/** Where nothing that could be added or filled in would help today. */
function AskTeam({ application, isClosed }: { application: NextProps["application"]; isClosed: boolean }) {
  const { t } = useLanguage();
  return (
    <>
      <p className="plan__next-what">{t(isClosed ? glanceWords.whatOpens : glanceWords.teamFirst)}</p>
      <p className="no-print">
        {application?.abilities.includes("readMessages") ? (
          <LinkButton look="primary" icon="arrowRight" href={messagesPath(application.id)}>
            {t(buttonWords.tell)}
          </LinkButton>
        ) : (
          <a className="button button--primary" href="#eligibility">
            {t(glanceWords.seeRules)}
          </a>
        )}
      </p>
    </>
  );
}

type ThingProps = { task: Task; item: TaskItem; today: IsoDate };

function Thing({ task: { kind }, item, today }: ThingProps) {
  const { t } = useLanguage();
  const personName = usePersonName(true);
  return (
    <>
      <p className="plan__next-what">
        {kind === "document" && item.toAdd
          ? t(item.toAdd)
          : t(nextWords[kind], { name: withPerson({ t, personName }, item.of, t(item.about)) })}{" "}
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

/** The first date of anybody in the case, past or however far, unless the verdict told it. */
function NextDate({ plan: { deadlines, today, verdict } }: Pick<NextProps, "plan">) {
  const { t } = useLanguage();
  const next = inOrder(deadlines).find(({ date }) => date !== null);
  if (!next || next.date === null) return null;
  // The verdict says until when to send; another day that is far can wait for the dates.
  if (verdict?.sendBy && (next.id === verdict.sendBy.deadline || next.date > addDays(today, soonDays))) return null;
  const isPast = next.date < today;
  return (
    <p className="plan__next-date">
      <strong className={isPast ? "plan__next-label" : "visually-hidden"}>
        {t(isPast ? glanceWords.pastDate : glanceWords.nextDate)}
      </strong>{" "}
      <span className="plan__next-day">
        <Due today={today} due={next.date} />
      </span>{" "}
      {t(next.title)}
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
