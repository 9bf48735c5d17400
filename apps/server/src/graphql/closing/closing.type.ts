import type { Text } from "@boreal/domain/kernel/text";
import type { PlannedDeadline } from "@boreal/domain/plan/planned";
import { closingReasons, deadlinesAhead, reopeningReasons } from "@boreal/domain/office/caseClosing";
import { closeCase, reopenCase } from "../../commands/closing/closeCase.ts";
import { mayCloseCase, mayReadClosings, mayReopenCase } from "../../policies/desk/closing.ts";
import { listCaseClosings, openClosingWords, type CaseClosingRow } from "../../store/cases/caseClosings.ts";
import { countOpenTasks } from "../../store/desk/tasks.ts";
import { builder } from "../builder.ts";
import { fullName } from "../fullName.ts";
import { ApplicationRef, ApplicationResultRef, Text_ } from "../refs.ts";

type ClosingView = { readonly row: CaseClosingRow; readonly words: ReturnType<typeof openClosingWords> };
type BeforeClosing = { readonly deadlines: readonly PlannedDeadline[]; readonly openTasks: number };

const CaseClosingRef = builder.objectRef<ClosingView>("CaseClosing");
const BeforeClosingRef = builder.objectRef<BeforeClosing>("BeforeClosing");
const DeadlineAheadRef = builder.objectRef<PlannedDeadline>("DeadlineAhead");

const nameOf = (known: Readonly<Record<string, Text>>, id: string): Text => known[id] ?? { en: id, fr: id };

export function addClosing(): void {
  addClosingTypes();
  builder.objectFields(ApplicationRef, (t) => ({
    closedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Since when the firm has closed the case: it is read only until it is opened again.",
      resolve: ({ row }) => row.closed_at,
    }),
    closings: t.field({
      type: [CaseClosingRef],
      description: "Every time that the firm closed the case, the last first; for the team.",
      resolve: async ({ row, facts }, _, { actor, deps }) => {
        if (!mayReadClosings(actor, facts)) return [];
        const rows = await listCaseClosings(deps.db, row.id);
        if (rows.length === 0) return [];
        const key = await deps.personKey(row.owner_id);
        return rows.map((one): ClosingView => ({ row: one, words: openClosingWords(key, one) }));
      },
    }),
    beforeClosing: t.field({
      type: BeforeClosingRef,
      nullable: true,
      description: "What is still ahead in the case, for whoever may close it.",
      resolve: async ({ row: { id } }, _, { actor, deps, openCase }): Promise<BeforeClosing | null> => {
        const open = await openCase(id);
        if (!open || !mayCloseCase(actor, open.facts)) return null;
        const deadlines = deadlinesAhead(open.plan().deadlines, deps.today());
        return { deadlines, openTasks: await countOpenTasks(deps.db, id) };
      },
    }),
  }));
}

function addClosingTypes(): void {
  CaseClosingRef.implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ row }) => row.id }),
      reason: t.field({ type: Text_, resolve: ({ row }) => nameOf(closingReasons, row.reason) }),
      words: t.string({ nullable: true, resolve: ({ words }) => words.closed }),
      closedAt: t.field({ type: "DateTime", resolve: ({ row }) => row.closedAt }),
      closedByName: t.string({
        nullable: true,
        resolve: async ({ row }, _, { account }) => fullName(await account(row.closedBy)),
      }),
      reopenedReason: t.field({
        type: Text_,
        nullable: true,
        resolve: ({ row }) => (row.reopenedReason === null ? null : nameOf(reopeningReasons, row.reopenedReason)),
      }),
      reopenedWords: t.string({ nullable: true, resolve: ({ words }) => words.reopened }),
      reopenedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ row }) => row.reopenedAt }),
      reopenedByName: t.string({
        nullable: true,
        resolve: async ({ row }, _, { account }) =>
          row.reopenedBy === null ? null : fullName(await account(row.reopenedBy)),
      }),
    }),
  });
  DeadlineAheadRef.implement({
    fields: (t) => ({
      id: t.exposeID("id"),
      title: t.field({ type: Text_, resolve: ({ title }) => title }),
      date: t.field({ type: "Date", nullable: true, resolve: ({ date }) => date }),
    }),
  });
  BeforeClosingRef.implement({
    fields: (t) => ({
      deadlines: t.field({ type: [DeadlineAheadRef], resolve: ({ deadlines }) => [...deadlines] }),
      openTasks: t.exposeInt("openTasks"),
    }),
  });
}

export function addClosingMutations(): void {
  builder.mutationFields((t) => ({
    closeCase: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayCloseCase },
      description: "Closes a case with a reason: it leaves lists and reminders and is read only.",
      args: {
        applicationId: t.arg.id({ required: true }),
        reason: t.arg.string({ required: true, description: "Of the list of closing reasons." }),
        ownWords: t.arg.string({ required: true, description: "For the team." }),
        seenDeadlines: t.arg.stringList({
          required: true,
          description: "Ids of the deadlines ahead that were shown and confirmed.",
        }),
      },
      resolve: async (_, given, { actor, deps, thenInvalidate }) => await thenInvalidate(closeCase(deps, actor, given)),
    }),
    reopenCase: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayReopenCase },
      description: "Opens a closed case again, with a reason.",
      args: {
        applicationId: t.arg.id({ required: true }),
        reason: t.arg.string({ required: true, description: "Of the list of reasons to reopen." }),
        ownWords: t.arg.string({ required: true, description: "For the team." }),
      },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(reopenCase(deps, actor, given)),
    }),
  }));
}
