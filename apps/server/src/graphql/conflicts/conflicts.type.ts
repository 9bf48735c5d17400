import { checkConflicts } from "../../commands/conflicts/checkConflicts.ts";
import { decideConflict } from "../../commands/conflicts/decideConflict.ts";
import { mayBeginCase } from "../../policies/applications.ts";
import { mayCheckConflicts, mayDecideConflict, mayReadConflicts } from "../../policies/desk/conflicts.ts";
import { systemActor } from "../../store/auditLog.ts";
import { listConflictChecks } from "../../store/conflicts/conflictChecks.ts";
import { builder } from "../builder.ts";
import { fullName } from "../fullName.ts";
import { ConflictCheckRef, ConflictRef, PeopleFoundRef } from "../clientRefs.ts";
import { ApplicationRef, ApplicationResultRef, Text_ } from "../refs.ts";
import { peopleNamedLike, redactedCheck, redactedFindings } from "./redactedConflicts.ts";

export function addConflictTypes(): void {
  ConflictRef.implement({
    description: "Somebody whom another case of the firm names alike.",
    fields: (t) => ({
      application: t.field({ type: ApplicationRef, resolve: ({ application }) => application }),
      asWhat: t.field({ type: Text_, description: "What they are in that case.", resolve: ({ asWhat }) => asWhat }),
      name: t.exposeString("name", { description: "As that case names them; empty where it does so no more." }),
      searched: t.exposeString("searched", { description: "Who was looked for." }),
      isSame: t.exposeBoolean("isSame", { description: "The same name; else one that is written or sounds alike." }),
    }),
  });
  PeopleFoundRef.implement({
    fields: (t) => ({
      found: t.field({ type: [ConflictRef], resolve: ({ found }) => [...found] }),
      elsewhere: t.exposeInt("elsewhere", { description: "Cases outside the reader’s scope." }),
      ask: t.stringList({
        description: "Who works on those; nobody: nobody is assigned.",
        resolve: ({ ask }) => [...ask],
      }),
    }),
  });
  addChecks();
}

function addChecks(): void {
  ConflictCheckRef.implement({
    description:
      "That the people of a case were looked for in the others. Never told to the applicant or to outsiders.",
    fields: (t) => ({
      id: t.id({ resolve: ({ row }) => row.id }),
      checkedAt: t.field({ type: "DateTime", resolve: ({ row }) => row.checkedAt }),
      byName: t.string({
        nullable: true,
        description: "null: by itself, when the case began.",
        resolve: async ({ row }, _, { account }) =>
          row.checkedBy === systemActor ? null : fullName(await account(row.checkedBy)),
      }),
      searched: t.exposeInt("searched", { description: "So many names were looked for." }),
      people: t.field({
        type: PeopleFoundRef,
        nullable: true,
        resolve: async ({ findings }, _, context) =>
          context.actor === null ? null : await redactedFindings(context, context.actor, findings),
      }),
      decision: t.string({ nullable: true, resolve: ({ row }) => row.decision }),
      reason: t.exposeString("reason", { nullable: true }),
      decidedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ row }) => row.decidedAt }),
      decidedByName: t.string({
        nullable: true,
        resolve: async ({ row }, _, { account }) =>
          row.decidedBy === null ? null : fullName(await account(row.decidedBy)),
      }),
      mayDecide: t.exposeBoolean("mayDecide"),
    }),
  });
  builder.objectField(ApplicationRef, "conflictChecks", (t) =>
    t.field({
      type: [ConflictCheckRef],
      description: "Checks of conflicts of interest, for the legal team, the newest first.",
      resolve: async (the, _, context) => {
        if (!mayReadConflicts(context.actor, the.facts)) return [];
        const rows = await listConflictChecks(context.deps.db, the.row.id);
        return await Promise.all(rows.map(async (row) => await redactedCheck(the, row, context)));
      },
    }),
  );
}

export function addConflictQueries(): void {
  builder.queryFields((t) => ({
    peopleNamed: t.field({
      type: PeopleFoundRef,
      nullable: true,
      description: "For the legal team: everybody whom the firm knows by a name, before a case of it begins.",
      args: { firstName: t.arg.string({ required: true }), lastName: t.arg.string({ required: true }) },
      resolve: async (_, name, context) => {
        const { actor } = context;
        if (actor === null || !mayBeginCase(actor)) return null;
        return await peopleNamedLike(context, actor, name);
      },
    }),
  }));
}

export function addConflictMutations(): void {
  builder.mutationFields((t) => ({
    checkConflicts: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayCheckConflicts },
      description: "Looks for everybody whom the case names in the other cases of the firm.",
      args: { applicationId: t.arg.id({ required: true }) },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(checkConflicts(deps, actor, given)),
    }),
    decideConflict: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayDecideConflict },
      description: "Notes what was decided of a check: noConflict, conflict or waived, and why.",
      args: {
        applicationId: t.arg.id({ required: true }),
        checkId: t.arg.id({ required: true }),
        decision: t.arg.string({ required: true }),
        reason: t.arg.string({ required: true }),
      },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(decideConflict(deps, actor, given)),
    }),
  }));
}
