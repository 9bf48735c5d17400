import type { TaskItem } from "../tasks/task.ts";
import type { Verdict } from "@boreal/domain/plan/planned";
import type { Task, TaskKind, TaskList } from "../tasks/tasks.ts";

/** What comes next: a thing to do, what decides on the way, or the legal team where nothing else is of use today. */
type Next =
  | { readonly kind: "task"; readonly task: Task; readonly item: TaskItem }
  | { readonly kind: "decides"; readonly fact: string }
  | { readonly kind: "team" }
  | { readonly kind: "nothing" };

/** A time limit runs whatever stands in the way, and a case that has not begun has to begin. */
const always: readonly TaskKind[] = ["overdue", "tell", "start"];

/** The first thing to do that the verdict does not rule out. */
export function nextThing({ open }: TaskList, verdict?: Pick<Verdict, "way" | "rulesOut" | "waitsFor">): Next {
  const isShut = verdict?.way === "closed" || verdict?.way === "notNeeded";
  const useful = open.filter(({ kind }) =>
    isShut ? always.includes(kind) : !(verdict?.rulesOut as readonly string[] | undefined)?.includes(kind),
  );
  // What has no page, such as a day that has passed, is told below.
  const task = useful.find(({ items }) => items[0]?.href !== undefined) ?? (isShut ? undefined : useful[0]);
  const item = task?.items[0];
  if (task && item) return { kind: "task", task, item };
  const [fact] = verdict?.waitsFor ?? [];
  if (fact !== undefined) return { kind: "decides", fact };
  return verdict && verdict.way !== "open" ? { kind: "team" } : { kind: "nothing" };
}
