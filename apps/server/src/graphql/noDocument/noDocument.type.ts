import { stateNoDocument, takeBackNoDocument } from "../../commands/documents/noDocument.ts";
import { mayStateNoDocument } from "../../policies/documents.ts";
import { listNoDocument, openExplanation } from "../../store/documents/noDocument.ts";
import { maySeeStatement } from "../applications/caseView.ts";
import { builder } from "../builder.ts";
import { fullName } from "../fullName.ts";
import { ApplicationRef, ApplicationResultRef, NoDocumentRef } from "../refs.ts";

export function addNoDocumentTypes(): void {
  NoDocumentRef.implement({
    fields: (t) => ({
      page: t.string({ resolve: ({ row }) => row.page }),
      slot: t.string({ resolve: ({ row }) => row.slot }),
      childNumber: t.int({ nullable: true, resolve: ({ row }) => row.childNumber }),
      explanation: t.exposeString("explanation", { nullable: true }),
      statedAt: t.field({ type: "DateTime", resolve: ({ row }) => row.statedAt }),
      statedByMe: t.boolean({ resolve: ({ row }, _, { actor }) => row.statedBy === actor?.userId }),
      statedByName: t.string({
        nullable: true,
        resolve: async ({ row }, _, { account }) => fullName(await account(row.statedBy)),
      }),
      withdrawnAt: t.field({ type: "DateTime", nullable: true, resolve: ({ row }) => row.withdrawnAt }),
      withdrawnBecause: t.string({
        nullable: true,
        description: "fileArrived, takenBack, saidAnew or personChanged.",
        resolve: ({ row }) => row.withdrawnBecause,
      }),
    }),
  });
  builder.objectField(ApplicationRef, "noDocumentStatements", (t) =>
    t.field({
      type: [NoDocumentRef],
      description:
        "What was said about documents that are not there, the newest first; withdrawn ones are the history.",
      resolve: async ({ row: { id } }, _, context) => {
        const open = await context.openCase(id);
        if (!open) return [];
        const [key, rows] = await Promise.all([
          context.deps.personKey(open.loaded.row.owner_id),
          listNoDocument(context.deps.db, id),
        ]);
        return rows
          .filter((row) => maySeeStatement(context.actor, open, row))
          .map((row) => ({ row, explanation: openExplanation(key, row) }));
      },
    }),
  );
}

export function addNoDocumentMutations(): void {
  builder.mutationFields((t) => ({
    stateNoDocument: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayStateNoDocument },
      description: '"I do not have this document", said of a slot that allows it.',
      args: {
        applicationId: t.arg.id({ required: true }),
        page: t.arg.string({ required: true }),
        slot: t.arg.string({ required: true }),
        childNumber: t.arg.int(),
        explanation: t.arg.string(),
      },
      resolve: async (_, { childNumber, explanation, ...given }, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(
          stateNoDocument(deps, actor, {
            ...given,
            childNumber: childNumber ?? null,
            explanation: explanation ?? null,
          }),
        ),
    }),
    takeBackNoDocument: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayStateNoDocument },
      args: {
        applicationId: t.arg.id({ required: true }),
        page: t.arg.string({ required: true }),
        slot: t.arg.string({ required: true }),
        childNumber: t.arg.int(),
      },
      resolve: async (_, { childNumber, ...given }, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(takeBackNoDocument(deps, actor, { ...given, childNumber: childNumber ?? null })),
    }),
  }));
}
