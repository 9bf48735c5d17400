import type { ResultOf } from "../../api/graphql.ts";
import { useLanguage } from "../../ui/language.tsx";
import { StatusTag } from "../../ui/layout/StatusTag.tsx";
import { deskText as text } from "./desk.text.ts";
import type { shownTask } from "./operations.ts";

export type ShownTask = ResultOf<typeof shownTask>;

/** What is to be done, and by when. */
export function TaskWords({ task: { words, cause, dueOn, isLate, doneAt } }: { task: ShownTask }) {
  const { t, date } = useLanguage();
  return (
    <>
      <span dir="auto">{words ?? (cause && t(cause))}</span>
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
