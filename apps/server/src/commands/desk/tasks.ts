import { longestTask } from "@boreal/domain/kernel/writtenLengths";
import { isIsoDate } from "@boreal/domain/kernel/calendarDate";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { Queryable } from "../../database/connect.ts";
import { publishChange } from "../../jobs/changes.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayGiveTask, mayReadTasks, maySettleTask } from "../../policies/desk/tasks.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { findTask, insertTask, openTaskWords, sealTaskWords, writeTaskDone } from "../../store/desk/tasks.ts";
import { listTaskTakers } from "../../store/profiles.ts";
import { says, type CommandDeps } from "../deps.ts";
import { tell } from "../notices/tell.ts";
import { isPageKey, keyNeeded } from "../pageKey.ts";
import { isLongerThan, oneLineOf } from "../personsWords.ts";
import { notDone, type ForApplication } from "../startApplication.ts";
import { findCaseForChange } from "../caseForChange.ts";

/** What somebody has to do in a case, by a day or not (ADR 0154). */

const wordsNeeded = says("taskWords", {
  en: "Say what is to be done.",
  fr: "Indiquez ce qu’il faut faire.",
});
const wordsTooLong = says("taskWordsTooLong", {
  en: `The task is longer than ${longestTask} characters. Shorten it; details can go into a note or a message.`,
  fr: `La tâche dépasse ${longestTask} caractères. Raccourcissez-la; les détails peuvent aller dans une note ou un message.`,
});
const dayNeeded = says("taskDay", {
  en: "Enter a real date that is not in the past and at most ten years ahead, or leave the date empty.",
  fr: "Entrez une date réelle qui n’est pas passée et qui est dans les dix prochaines années, ou laissez la date vide.",
});
const takerNeeded = says("taskTaker", {
  en: "Choose from the list who is to do it: somebody who works on this case, or the applicant.",
  fr: "Choisissez dans la liste qui doit le faire\u00a0: une personne qui travaille à ce dossier ou la personne qui présente la demande.",
});
const givenElsewise = says("taskGivenElsewise", {
  en: "This task was already added before you changed it. It is in the list; add another one if you need it.",
  fr: "Cette tâche a déjà été ajoutée avant votre changement. Elle figure dans la liste; ajoutez-en une autre au besoin.",
});
const taskNotFound = says("taskNotFound", {
  en: "We could not find this task. Load the page again to see the tasks of this case.",
  fr: "Nous n’avons pas trouvé cette tâche. Rechargez la page pour voir les tâches de ce dossier.",
});

export type GivenTask = {
  readonly applicationId: string;
  readonly key: string;
  readonly words: string;
  /** The owner of the case, somebody of the team, or nobody in particular. */
  readonly toUserId: string | null;
  readonly dueOn: string | null;
};

const yearsAhead = 10;

function faultOf({ key, dueOn }: GivenTask, words: string, today: string): Refusal | undefined {
  if (!isPageKey(key)) return keyNeeded;
  if (words === "") return wordsNeeded;
  if (isLongerThan(words, longestTask)) return wordsTooLong;
  const last = `${Number(today.slice(0, 4)) + yearsAhead}${today.slice(4)}`;
  return dueOn !== null && (!isIsoDate(dueOn) || dueOn < today || dueOn > last) ? dayNeeded : undefined;
}

/** Gives a task to oneself, to a colleague, to whoever of the team, or to the applicant. The same key again is the same task. */
export async function giveTask(deps: CommandDeps, asker: Asker, given: GivenTask): Promise<ForApplication> {
  const { applicationId, key: id, toUserId, dueOn } = given;
  const found = await findCaseForChange(deps, asker, applicationId, { may: mayGiveTask, change: "giveTask" });
  if ("refused" in found) return notDone(found.refused);
  const { row, actorId } = found;
  const words = oneLineOf(given.words);
  const fault = faultOf(given, words, deps.today());
  if (fault) return notDone(fault);
  const isForApplicant = toUserId === row.owner_id;
  if (toUserId !== null && !isForApplicant && !(await listTaskTakers(deps.db, row.assigned_to)).includes(toUserId))
    return notDone(takerNeeded);
  const key = await deps.personKey(row.owner_id);
  const at = deps.now();
  const outcome = await deps.db.transaction(async (tx): Promise<"given" | "known" | Refusal> => {
    const task = {
      id,
      applicationId,
      cause: null,
      sealedWords: sealTaskWords(key, { applicationId, id }, words),
      isForApplicant,
      assigneeId: toUserId,
      dueOn,
      givenBy: actorId,
      givenAt: at,
    };
    if (!(await insertTask(tx, task))) {
      const known = await findTask(tx, id);
      const isSame =
        known?.applicationId === applicationId &&
        known.givenBy === actorId &&
        known.assigneeId === toUserId &&
        known.dueOn === dueOn &&
        openTaskWords(key, known) === words;
      return isSame ? "known" : givenElsewise;
    }
    if (toUserId !== null && toUserId !== actorId)
      await tell(deps, tx, { kind: "taskGiven", to: toUserId, key: id, applicationId });
    await publishChange(tx, { applicationId, kind: "task", writer: deps.writer });
    await appendAudit(tx, {
      chainId: applicationId,
      actorId,
      kind: "taskGiven",
      subject: { taskId: id, isForApplicant },
      at,
    });
    return "given";
  });
  return typeof outcome === "object" ? notDone(outcome) : { applicationId, refusals: [] };
}

/** A task is done, or is not after all. Twice is once. */
export async function settleTask(
  deps: CommandDeps,
  asker: Asker,
  given: { readonly applicationId: string; readonly taskId: string; readonly isDone: boolean },
): Promise<ForApplication> {
  const { applicationId, taskId, isDone } = given;
  const found = await findCaseForChange(deps, asker, applicationId, { may: mayReadTasks, change: "settleTask" });
  if ("refused" in found) return notDone(found.refused);
  const { row, facts, actorId } = found;
  const task = await findTask(deps.db, taskId);
  if (task?.applicationId !== applicationId || !maySettleTask(asker, facts, task)) return notDone(taskNotFound);
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    if (!(await writeTaskDone(tx, taskId, isDone ? { at, by: actorId } : null))) return;
    // Who gave it to the applicant waits for it.
    const waits = task.isForApplicant && actorId === task.assigneeId && task.givenBy !== actorId;
    if (isDone && waits) {
      const key = `${taskId} ${at.toISOString()}`;
      const waiting = await whoWaits(tx, task.givenBy, row.assigned_to);
      await tell(deps, tx, ...waiting.map((to) => ({ kind: "taskDone", to, key, applicationId }) as const));
    }
    await publishChange(tx, { applicationId, kind: "task", writer: deps.writer });
    await appendAudit(tx, {
      chainId: applicationId,
      actorId,
      kind: isDone ? "taskDone" : "taskReopened",
      subject: { taskId },
      at,
    });
  });
  return { applicationId, refusals: [] };
}

/** Who gave a task; once they left the case, those who are assigned to it, or else whoever answers for the firm. */
async function whoWaits(db: Queryable, givenBy: string, assigned: readonly string[]): Promise<readonly string[]> {
  const takers = await listTaskTakers(db, assigned);
  if (takers.includes(givenBy)) return [givenBy];
  const working = takers.filter((userId) => assigned.includes(userId));
  return working.length > 0 ? working : takers;
}
