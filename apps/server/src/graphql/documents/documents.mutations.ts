import { correctReading } from '../../commands/correctReading.ts';
import { deleteDocument } from '../../commands/deleteDocument.ts';
import { readAgain } from '../../commands/readAgain.ts';
import { restoreDocument } from '../../commands/restoreDocument.ts';
import { mayCorrectReading, mayDelete, mayReadAgain, mayRestore } from '../../policies/documents.ts';
import { readDocumentFile } from '../../store/documents.ts';
import { builder } from '../builder.ts';
import { DocumentFileRef, DocumentResultRef, RefusalRef } from '../refs.ts';
import { documentViewOf } from './documentView.ts';

export function addDocumentResult(): void {
  DocumentResultRef.implement({
    fields: (t) => ({
      document: t.field({
        type: DocumentFileRef,
        nullable: true,
        resolve: async ({ fileId }, _, context) => {
          const row = fileId === null ? undefined : await readDocumentFile(context.deps.db, fileId);
          const open = row && (await context.openCase(row.applicationId));
          return row && open ? ((await documentViewOf(context, open, row)) ?? null) : null;
        },
      }),
      refusals: t.field({ type: [RefusalRef], resolve: ({ refusals }) => refusals }),
    }),
  });
}

export function addDocumentMutations(): void {
  builder.mutationFields((t) => ({
    deleteDocument: t.field({
      type: DocumentResultRef,
      extensions: { policy: mayDelete },
      args: { fileId: t.arg.id({ required: true }) },
      resolve: async (_, { fileId }, { actor, deps, readAnew }) => {
        const outcome = await deleteDocument(deps, actor, fileId);
        readAnew();
        return outcome;
      },
    }),
    restoreDocument: t.field({
      type: DocumentResultRef,
      extensions: { policy: mayRestore },
      args: { fileId: t.arg.id({ required: true }) },
      resolve: async (_, { fileId }, { actor, deps, readAnew }) => {
        const outcome = await restoreDocument(deps, actor, fileId);
        readAnew();
        return outcome;
      },
    }),
    correctReading: t.field({
      type: DocumentResultRef,
      extensions: { policy: mayCorrectReading },
      args: { fileId: t.arg.id({ required: true }), field: t.arg.string({ required: true }), value: t.arg.string() },
      resolve: async (_, { fileId, field, value }, { actor, deps, readAnew }) => {
        const outcome = await correctReading(deps, actor, { fileId, field, value: value ?? null });
        readAnew();
        return outcome;
      },
    }),
    readAgain: t.field({
      type: DocumentResultRef,
      extensions: { policy: mayReadAgain },
      args: { fileId: t.arg.id({ required: true }), password: t.arg.string() },
      resolve: async (_, { fileId, password }, { actor, deps, readAnew }) => {
        const outcome = await readAgain(deps, actor, { fileId, password: password ?? null });
        readAnew();
        return outcome;
      },
    }),
  }));
}
