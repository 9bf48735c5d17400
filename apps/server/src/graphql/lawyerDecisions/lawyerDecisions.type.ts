import { acceptForm, overrideWarning, withdrawLawyerDecision } from "../../commands/documents/lawyerDecisions.ts";
import { mayReadLawyerDecision, maySpeakAsLawyer } from "../../policies/lawyerDecisions.ts";
import { listLawyerDecisions, openReason } from "../../store/documents/lawyerDecisions.ts";
import { pageFacts } from "../../store/documents/vaultPlace.ts";
import { builder } from "../builder.ts";
import { fullName } from "../fullName.ts";
import { ApplicationRef, ApplicationResultRef, LawyerDecisionRef } from "../refs.ts";

export function addLawyerDecisionTypes(): void {
  LawyerDecisionRef.implement({
    description: "What a lawyer decided about a file, against what was found in it, with the reason.",
    fields: (t) => ({
      id: t.id({ resolve: ({ row }) => row.id }),
      kind: t.string({ description: "warningOverridden or formAccepted.", resolve: ({ row }) => row.kind }),
      fileId: t.id({ resolve: ({ row }) => row.fileId }),
      warningId: t.string({ nullable: true, resolve: ({ row }) => row.warningId }),
      formKey: t.string({ nullable: true, resolve: ({ row }) => row.formKey }),
      reason: t.exposeString("reason"),
      givenAt: t.field({ type: "DateTime", resolve: ({ row }) => row.givenAt }),
      givenByName: t.string({
        nullable: true,
        resolve: async ({ row }, _, { account }) => fullName(await account(row.givenBy)),
      }),
      withdrawnAt: t.field({ type: "DateTime", nullable: true, resolve: ({ row }) => row.withdrawnAt }),
      withdrawnByName: t.string({
        nullable: true,
        resolve: async ({ row }, _, { account }) =>
          row.withdrawnBy === null ? null : fullName(await account(row.withdrawnBy)),
      }),
    }),
  });
  builder.objectField(ApplicationRef, "lawyerDecisions", (t) =>
    t.field({
      type: [LawyerDecisionRef],
      description:
        "What lawyers decided about files that this reader may open, the newest first; those taken back are the history.",
      resolve: async ({ row: { id } }, _, context) => {
        const open = await context.openCase(id);
        if (!open) return [];
        const seen = new Set(
          open.loaded.row.documents.flatMap((cell) =>
            mayReadLawyerDecision(context.actor, open.facts, pageFacts(open.loaded, cell.page, cell.childNumber))
              ? [cell.id]
              : [],
          ),
        );
        if (seen.size === 0) return [];
        const [key, rows] = await Promise.all([
          context.deps.personKey(open.loaded.row.owner_id),
          listLawyerDecisions(context.deps.db, id),
        ]);
        return rows
          .filter(({ fileId }) => seen.has(fileId))
          .map((row) => ({ row, reason: openReason(key, row).reason }));
      },
    }),
  );
}

export function addLawyerDecisionMutations(): void {
  builder.mutationFields((t) => ({
    overrideWarning: t.field({
      type: ApplicationResultRef,
      extensions: { policy: maySpeakAsLawyer },
      description: "A lawyer decides that a blocking warning about a file does not hold the case back.",
      args: {
        applicationId: t.arg.id({ required: true }),
        fileId: t.arg.id({ required: true }),
        warningId: t.arg.string({ required: true }),
        reason: t.arg.string({ required: true }),
      },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(overrideWarning(deps, actor, given)),
    }),
    acceptForm: t.field({
      type: ApplicationResultRef,
      extensions: { policy: maySpeakAsLawyer },
      description:
        "A lawyer decides that a file is the official form its place asks for: the right edition, complete, signed, and validated where it is.",
      args: {
        applicationId: t.arg.id({ required: true }),
        fileId: t.arg.id({ required: true }),
        formKey: t.arg.string({ required: true }),
        reason: t.arg.string({ required: true }),
      },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(acceptForm(deps, actor, given)),
    }),
    withdrawLawyerDecision: t.field({
      type: ApplicationResultRef,
      extensions: { policy: maySpeakAsLawyer },
      args: { applicationId: t.arg.id({ required: true }), wordId: t.arg.id({ required: true }) },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(withdrawLawyerDecision(deps, actor, given)),
    }),
  }));
}
