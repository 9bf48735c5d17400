import { isTaskCause, taskCauses } from "@boreal/domain/notices/tasks";
import { giveTask, settleTask } from "../../commands/desk/tasks.ts";
import { notAllowed, notSignedIn } from "../../commands/deps.ts";
import { notReady } from "../../commands/refuse.ts";
import { mayGiveTask, mayReadEveryTask, mayReadTasks, maySettleTask } from "../../policies/desk/tasks.ts";
import { mayKnowWholeFirm, mayReadSummaries } from "../../policies/desk/queue.ts";
import { factsOf } from "../../policies/facts.ts";
import { readApplicationRows } from "../../store/cases/caseRow.ts";
import { listOpenTasksOf, listTasks, openTaskWords } from "../../store/desk/tasks.ts";
import { listTaskTakers } from "../../store/profiles.ts";
import { builder } from "../builder.ts";
import type { GraphqlContext, OpenCase } from "../context.ts";
import { unauthenticated, withheld } from "../errors.ts";
import { fullName } from "../fullName.ts";
import {
  ApplicationRef,
  ApplicationResultRef,
  CaseTaskRef,
  OwnTaskRef,
  TaskTakerRef,
  Text_,
  type CaseTaskView,
  type OwnTaskView,
} from "../refs.ts";

export function addTaskTypes(): void {
  addTask();
  OwnTaskRef.implement({
    description: "A task of the reader with the case that it belongs to.",
    fields: (t) => ({
      task: t.field({ type: CaseTaskRef, resolve: ({ task }) => task }),
      application: t.field({ type: ApplicationRef, resolve: ({ application }) => application }),
    }),
  });
  TaskTakerRef.implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ userId }) => userId }),
      name: t.string({
        nullable: true,
        resolve: async ({ userId }, _, { account }) => fullName(await account(userId)),
      }),
      isApplicant: t.exposeBoolean("isApplicant"),
    }),
  });
  builder.objectFields(ApplicationRef, (t) => ({
    tasks: t.field({
      type: [CaseTaskRef],
      description: "Tasks that this reader may know: open ones first, by the day on which they are due.",
      resolve: async ({ row: { id } }, _, context) => {
        const open = await context.openCase(id);
        return open ? [...(await tasksFor(context, open))] : [];
      },
    }),
    taskTakers: t.field({
      type: [TaskTakerRef],
      description: "To whom a task can be given, for those who may give one.",
      resolve: async ({ row, facts }, _, { actor, deps }) =>
        mayGiveTask(actor, facts)
          ? [
              { userId: row.owner_id, isApplicant: true },
              ...(await listTaskTakers(deps.db, row.assigned_to)).map((userId) => ({ userId, isApplicant: false })),
            ]
          : [],
    }),
  }));
}

function addTask(): void {
  CaseTaskRef.implement({
    description: "Something that somebody has to do in a case.",
    fields: (t) => ({
      id: t.id({ resolve: ({ row }) => row.id }),
      words: t.exposeString("words", { nullable: true }),
      cause: t.field({
        type: Text_,
        nullable: true,
        description: "What it is about, where the product gave it.",
        resolve: ({ row: { cause } }) => (cause !== null && isTaskCause(cause) ? taskCauses[cause] : null),
      }),
      dueOn: t.string({ nullable: true, resolve: ({ row }) => row.dueOn }),
      isLate: t.boolean({
        description: "The day is over and it is not done.",
        resolve: ({ row: { dueOn, doneAt } }, _, { deps }) => dueOn !== null && doneAt === null && dueOn < deps.today(),
      }),
      isForApplicant: t.boolean({ resolve: ({ row }) => row.isForApplicant }),
      isMine: t.boolean({
        resolve: ({ row }, _, { actor }) => row.assigneeId !== null && row.assigneeId === actor?.userId,
      }),
      assigneeName: t.string({
        nullable: true,
        description: "null: whoever of the team.",
        resolve: async ({ row }, _, { account }) =>
          row.assigneeId === null ? null : fullName(await account(row.assigneeId)),
      }),
      givenByName: t.string({
        nullable: true,
        description: "null: the product.",
        resolve: async ({ row }, _, { account }) => (row.cause === null ? fullName(await account(row.givenBy)) : null),
      }),
      givenAt: t.field({ type: "DateTime", resolve: ({ row }) => row.givenAt }),
      doneAt: t.field({ type: "DateTime", nullable: true, resolve: ({ row }) => row.doneAt }),
      doneByName: t.string({
        nullable: true,
        resolve: async ({ row }, _, { account }) => (row.doneBy === null ? null : fullName(await account(row.doneBy))),
      }),
      maySettle: t.exposeBoolean("maySettle"),
    }),
  });
}

async function tasksFor({ actor, deps }: GraphqlContext, open: OpenCase): Promise<readonly CaseTaskView[]> {
  const { facts, loaded } = open;
  if (!mayReadTasks(actor, facts)) return [];
  const of = mayReadEveryTask(actor, facts) ? "all" : "applicant";
  const [key, rows] = await Promise.all([
    deps.personKey(loaded.row.owner_id),
    listTasks(deps.db, { applicationId: facts.id, of }),
  ]);
  return rows.map((row) => ({ row, words: openTaskWords(key, row), maySettle: maySettleTask(actor, facts, row) }));
}

export function addTaskQueries(): void {
  builder.queryFields((t) => ({
    myTasks: t.field({
      type: [OwnTaskRef],
      nullable: true,
      description: "Open tasks of this member of the legal team in all cases, the first due first.",
      resolve: async (_, __, context) => [...(await ownTasks(context))],
    }),
  }));
}

async function ownTasks(context: GraphqlContext): Promise<readonly OwnTaskView[]> {
  const { actor, deps } = context;
  if (actor === null) throw unauthenticated(notSignedIn);
  if (!mayReadSummaries(actor)) throw withheld(notReady(actor) ?? notAllowed);
  const rows = await listOpenTasksOf(deps.db, { userId: actor.userId, inFirm: mayKnowWholeFirm(actor) });
  const ids = [...new Set(rows.map(({ applicationId }) => applicationId))];
  const cases = new Map((await readApplicationRows(deps.db, ids)).map((row) => [row.id, { row, facts: factsOf(row) }]));
  const own = await Promise.all(
    rows.map(async (row): Promise<OwnTaskView | undefined> => {
      const application = cases.get(row.applicationId);
      // Of a case that somebody no longer works on they know nothing.
      if (!application || !mayReadEveryTask(actor, application.facts)) return undefined;
      const words = openTaskWords(await deps.personKey(application.row.owner_id), row);
      return { application, task: { row, words, maySettle: maySettleTask(actor, application.facts, row) } };
    }),
  );
  return own.filter((one) => one !== undefined);
}

export function addTaskMutations(): void {
  builder.mutationFields((t) => ({
    giveTask: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayGiveTask },
      args: {
        applicationId: t.arg.id({ required: true }),
        key: t.arg.id({ required: true, description: "Made by the page: the same task sent again is one task." }),
        words: t.arg.string({ required: true }),
        toUserId: t.arg.id({ description: "The applicant, one of `taskTakers`, or null for whoever of the team." }),
        dueOn: t.arg.string({ description: "YYYY-MM-DD" }),
      },
      resolve: async (_, { toUserId = null, dueOn = null, ...given }, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(giveTask(deps, actor, { ...given, toUserId, dueOn })),
    }),
    settleTask: t.field({
      type: ApplicationResultRef,
      extensions: { policy: maySettleTask },
      description: "A task is done, or is not after all.",
      args: {
        applicationId: t.arg.id({ required: true }),
        taskId: t.arg.id({ required: true }),
        isDone: t.arg.boolean({ required: true }),
      },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(settleTask(deps, actor, given)),
    }),
  }));
}
