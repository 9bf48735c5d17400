import type { TaskItem } from "./task.ts";
import type { PlanBesideVault } from "@boreal/domain/plan/planned";
import { addDays } from "@boreal/domain/kernel/calendarDate";
import { inOrder } from "../../../case/deadlineOrder.ts";
import { messagesPath, requestsPath, vaultPagePath } from "../../../case/loading/addresses.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";

/** How far ahead a date counts as something to do now. */
export const soonDays = 30;

type Given = Pick<TheApplication, "id"> & { readonly plan: Pick<TheApplication["plan"], "vault"> };
type Deadline = PlanBesideVault["deadlines"][number];

/** The dates that are past and those that come soon, each with the page on which it is shown to be done. */
export function dateItems(
  application: Given,
  { deadlines, today }: Pick<PlanBesideVault, "deadlines" | "today">,
): { readonly overdue: readonly TaskItem[]; readonly soon: readonly TaskItem[] } {
  const dated = inOrder(deadlines).flatMap((deadline) =>
    deadline.date === null ? [] : [{ due: deadline.date, item: itemOf(application, deadline, deadline.date) }],
  );
  return {
    overdue: dated.filter(({ due }) => due < today).map(({ item }) => item),
    soon: dated.filter(({ due }) => due >= today && due <= addDays(today, soonDays)).map(({ item }) => item),
  };
}

/** The time to go to Court, which runs from a day that nobody recorded yet (`leaveWithoutDay` of the domain). */
export const runsFromUntoldDay = ({ id, date }: Pick<Deadline, "id" | "date">): boolean =>
  id === "leaveApplication" && date === null;

const dayOfDecision = {
  en: "the day on which you learned of the decision",
  fr: "la date où vous avez appris la décision",
};

/** What only the person can tell, and the team records. */
export const daysToTell = ({ id }: Given, { deadlines }: Pick<PlanBesideVault, "deadlines">): readonly TaskItem[] =>
  deadlines
    .filter((deadline) => runsFromUntoldDay(deadline))
    .map(({ id: key }) => ({ key, about: dayOfDecision, href: messagesPath(id) }));

/** The day of a request that was recorded leads to its page. */
const isOfRequest = (deadlineId: string): boolean => deadlineId.startsWith("request.");

function itemOf({ id, plan }: Given, { id: key, title, doneAt }: Deadline, due: string): TaskItem {
  if (isOfRequest(key)) return { key, about: title, due, href: requestsPath(id) };
  const isThere =
    doneAt !== undefined &&
    plan.vault.some(
      ({ page, childNumber, requirement, permissions }) =>
        page === doneAt.page &&
        (childNumber ?? null) === (doneAt.childNumber ?? null) &&
        requirement !== "NotApplicable" &&
        permissions.includes("View"),
    );
  return { key, about: title, due, ...(isThere ? { href: vaultPagePath(id, doneAt.page, doneAt.childNumber) } : {}) };
}
