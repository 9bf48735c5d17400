import { logFilters, type LogFilter } from "@boreal/domain/notices/caseLog";
import { saysBroken } from "@boreal/domain/notices/chainCheck";
import { builder } from "../builder.ts";
import { RoleRef, Text_ } from "../refs.ts";
import { caseLogOf, checkOfLog, type CaseLogView, type LogCheckView, type LogEntryView } from "./caseLogOf.ts";
import type { LogActor } from "./whoDidIt.ts";

const LogActorRef = builder.objectRef<LogActor>("LogActor");
const LogEntryRef = builder.objectRef<LogEntryView>("LogEntry");
const CaseLogRef = builder.objectRef<CaseLogView>("CaseLog");
const LogCheckRef = builder.objectRef<LogCheckView>("LogCheck");

export function addCaseLogTypes(): void {
  const KindRef = builder.enumType("LogActorKind", {
    values: ["self", "boreal", "invited", "person", "unknown"] as const satisfies readonly LogActor["kind"][],
  });
  LogActorRef.implement({
    fields: (t) => ({
      kind: t.field({ type: KindRef, resolve: ({ kind }) => kind }),
      name: t.exposeString("name", {
        nullable: true,
        description: "null where the reader may not know it, or nobody does",
      }),
      role: t.field({ type: RoleRef, nullable: true, resolve: ({ role }) => role }),
    }),
  });
  LogEntryRef.implement({
    fields: (t) => ({
      position: t.exposeInt("position", { description: "Its number in the log of the case." }),
      at: t.field({ type: "DateTime", resolve: ({ at }) => at }),
      who: t.field({ type: LogActorRef, resolve: ({ who }) => who }),
      what: t.field({ type: Text_, resolve: ({ what }) => what }),
      about: t.field({
        type: Text_,
        nullable: true,
        description: "To what: a page, a form, a letter, an amount, two statuses, a member of the team.",
        resolve: ({ about }) => about,
      }),
    }),
  });
  CaseLogRef.implement({
    description: "Who did what in a case, as far as the reader may know it, the newest first.",
    fields: (t) => ({
      entries: t.field({ type: [LogEntryRef], resolve: ({ entries }) => [...entries] }),
      next: t.exposeInt("next", {
        nullable: true,
        description: "What `before` asks for what is older; null: nothing is.",
      }),
      mayCheck: t.exposeBoolean("mayCheck", { description: "Whether the reader may ask `caseLogCheck`." }),
    }),
  });
  LogCheckRef.implement({
    description: "Whether the log of a case is as it was written, as `boreal audit verify` finds it.",
    fields: (t) => ({
      isWhole: t.boolean({ resolve: ({ check }) => check.whole }),
      entries: t.int({ nullable: true, resolve: ({ check }) => (check.whole ? check.length : null) }),
      brokenAt: t.int({ nullable: true, resolve: ({ check }) => (check.whole ? null : check.position) }),
      fault: t.field({
        type: Text_,
        nullable: true,
        description: "Which entry is the first that is not as it was written, and how.",
        resolve: ({ check }) => (check.whole ? null : saysBroken(check)),
      }),
      isGuarded: t.exposeBoolean("isGuarded", { description: "The database refuses to change what was written." }),
    }),
  });
}

const isFilter = (given: string | null | undefined): given is LogFilter =>
  logFilters.some((filter) => filter === given);

export function addCaseLogQueries(): void {
  builder.queryFields((t) => ({
    caseLog: t.field({
      type: CaseLogRef,
      nullable: true,
      description: "Who did what in a case; null for those who may not know it.",
      args: {
        applicationId: t.arg.id({ required: true }),
        before: t.arg.int(),
        only: t.arg.string({ description: "looks or changes; both without it" }),
      },
      resolve: (_, { applicationId, before, only }, context) =>
        caseLogOf(context, applicationId, { before: before ?? undefined, filter: isFilter(only) ? only : undefined }),
    }),
    caseLogCheck: t.field({
      type: LogCheckRef,
      nullable: true,
      description: "Walks the whole log of a case, for lawyers and administrators; null for others.",
      args: { applicationId: t.arg.id({ required: true }) },
      resolve: (_, { applicationId }, context) => checkOfLog(context, applicationId),
    }),
  }));
}
