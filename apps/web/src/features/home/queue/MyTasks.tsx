import { Link } from "wouter";
import { useQuery } from "../../../api/useQuery.ts";
import { TaskWords } from "../../../case/desk/TaskWords.tsx";
import { tasksPath } from "../../../case/loading/addresses.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { myTasksQuery } from "./operations.ts";
import { queueText as text } from "./queue.text.ts";

/** One’s own open tasks of all cases, the first due first; nothing where there are none. */
export function MyTasks() {
  const { t } = useLanguage();
  const tasks = useQuery(myTasksQuery, {}).data?.myTasks ?? [];
  if (tasks.length === 0) return null;
  return (
    <Details summary={t(text.myTasks, { count: tasks.length })}>
      <ul>
        {tasks.map(({ task, application: { id, owner } }) => {
          const name = `${owner.firstName} ${owner.lastName}`.trim();
          return (
            <li key={task.id}>
              <Link href={tasksPath(id)}>{name === "" ? t(text.unnamed) : name}</Link>: <TaskWords task={task} />
            </li>
          );
        })}
      </ul>
    </Details>
  );
}
