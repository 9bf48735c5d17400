import type { ResultOf } from "../../api/graphql.ts";
import { useLanguage, type LanguageTools } from "../../ui/language.tsx";
import { StatusTag } from "../../ui/layout/StatusTag.tsx";
import { deskText as text } from "./desk.text.ts";
import type { shownTask } from "./operations.ts";

export type ShownTask = ResultOf<typeof shownTask>;

/** What is to be done: in somebody’s words, or in those of the product where it gave the task. */
export const taskName = ({ words, cause }: Pick<ShownTask, "words" | "cause">, t: LanguageTools["t"]): string =>
  words ?? (cause === null ? "" : t(cause));

/** What is to be done, and by when. */
export function TaskWords({ task }: { task: ShownTask }) {
  const { t, date } = useLanguage();
  const { dueOn, isLate, doneAt } = task;
  return (
    <>
      <span dir="auto">{taskName(task, t)}</span>
      {dueOn !== null && doneAt === null && (
        <>
          {" "}
          <StatusTag tone={isLate ? "attention" : "todo"}>
            {t(isLate ? text.overdue : text.due, { date: date(dueOn) })}
          </StatusTag>
        </>
      )}
    </>
  );
}
