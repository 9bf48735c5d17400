import type { TaskItem } from "./task.ts";
import type { IsoDate } from "@boreal/domain/kernel/calendarDate";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { FoldedMore } from "../../../case/FoldedMore.tsx";
import { planWords } from "../../../case/reasons/planWords.ts";
import { usePersonName } from "../../../case/usePersonName.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import type { DoneThing, Task, TaskList as Tasks } from "./tasks.ts";
import { distanceTo, toneOfDay, withPerson } from "./taskSentences.ts";
import { taskWords, text } from "../text.ts";

/** How many lines of one task are seen before "more". */
const atFirst = 3;

/** All that is to do as a plain ordered list; what is done folds away. */
export function AllTasks({ tasks, today }: { tasks: Tasks; today: IsoDate }) {
  const { t } = useLanguage();
  const { open, done } = tasks;
  return (
    <>
      {open.length > 1 && <p>{t(text.inOrder)}</p>}
      {open.length > 0 && (
        <ol className="tasks">
          {open.map((task) => (
            <TaskView key={task.kind} task={task} today={today} />
          ))}
        </ol>
      )}
      {done.length > 0 && (
        <FoldedMore summary={t(text.done, { count: done.length })}>
          {() => (
            <ul className="tasks__items">
              {done.map((thing) => (
                <DoneLine key={thing.key} thing={thing} />
              ))}
            </ul>
          )}
        </FoldedMore>
      )}
    </>
  );
}

function TaskView({ task, today }: { task: Task; today: IsoDate }) {
  const { t } = useLanguage();
  const { kind, count, items } = task;
  const rest = items.slice(atFirst);
  const line = (item: TaskItem) => <ItemLine key={item.key} item={item} kind={kind} today={today} />;
  const people = byPerson(rest);
  return (
    <li className="tasks__task">
      <h3 className="tasks__title">{t(taskWords[kind], { count })}</h3>
      <ul className="tasks__items">{items.slice(0, atFirst).map(line)}</ul>
      {rest.length > 0 && (
        <FoldedMore summary={t(text.more, { count: rest.length })}>
          {() =>
            people.length > 1 ? (
              people.map((own) => <PersonItems key={own.key} own={own} line={line} />)
            ) : (
              <ul className="tasks__items">{rest.map(line)}</ul>
            )
          }
        </FoldedMore>
      )}
    </li>
  );
}

type OfPerson = { readonly key: string; readonly of: NonNullable<TaskItem["of"]>; readonly items: readonly TaskItem[] };

/** What is to do, person by person; nothing where a line is nobody's own. */
function byPerson(items: readonly TaskItem[]): readonly OfPerson[] {
  const people = new Map<string, { of: NonNullable<TaskItem["of"]>; items: TaskItem[] }>();
  for (const item of items) {
    if (!item.of) return [];
    const key = `${item.of.person} ${item.of.childNumber ?? ""}`;
    const own = people.get(key) ?? { of: item.of, items: [] };
    own.items.push(item);
    people.set(key, own);
  }
  return [...people].map(([key, own]) => ({ key, ...own }));
}

function PersonItems({ own, line }: { own: OfPerson; line: (item: TaskItem) => ReactNode }) {
  const { t } = useLanguage();
  const { of, items } = own;
  const name = usePersonName(true)(of.person, of.childNumber);
  return (
    <>
      <h4 className="plan__group">{t(text.ofPerson, { person: name, count: items.length })}</h4>
      <ul className="tasks__items">{items.map(({ of: _inTheHeading, ...item }) => line(item))}</ul>
    </>
  );
}

function ItemLine({ item, kind, today }: { item: TaskItem; kind: Task["kind"]; today: IsoDate }) {
  const { t, date } = useLanguage();
  const personName = usePersonName(true);
  const own = withPerson({ t, personName }, item.of, t(item.about));
  const words = kind === "question" ? t(text.nextQuestion, { name: own }) : own;
  return (
    <li>
      {item.href === undefined ? words : <Link href={item.href}>{words}</Link>}
      {item.due !== undefined && (
        <>
          <time dateTime={item.due}>{t(planWords.on, { date: date(item.due) })}</time>{" "}
          <StatusTag tone={toneOfDay(today, item.due)}>{distanceTo(t, today, item.due)}</StatusTag>
        </>
      )}
    </li>
  );
}

function DoneLine({ thing }: { thing: DoneThing }) {
  const { t } = useLanguage();
  const name = "questions" in thing.about ? t(text.questionsDone, { count: thing.about.questions }) : t(thing.about);
  const words = withPerson({ t, personName: usePersonName(true) }, thing.of, name);
  return (
    <li>
      <Link href={thing.href}>{words}</Link>
    </li>
  );
}
