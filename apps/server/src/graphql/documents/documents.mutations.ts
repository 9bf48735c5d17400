import { allowModel } from "../../commands/reading/allowModel.ts";
import { arrangeFiles } from "../../commands/documents/arrangeFiles.ts";
import { sayWhyDocumentCounts } from "../../commands/reading/sayWhyDocumentCounts.ts";
import { countAccount } from "../../commands/reading/countAccount.ts";
import { explainTransaction } from "../../commands/reading/explainTransaction.ts";
import { correctReading } from "../../commands/reading/correctReading.ts";
import { deleteDocument } from "../../commands/documents/deleteDocument.ts";
import { eraseDocument } from "../../commands/documents/eraseDocument.ts";
import { keepDuplicate } from "../../commands/documents/keepDuplicate.ts";
import { readAgain } from "../../commands/reading/readAgain.ts";
import { renameDocument } from "../../commands/documents/renameDocument.ts";
import { restoreDocument } from "../../commands/documents/restoreDocument.ts";
import { rotateDocument } from "../../commands/documents/rotateDocument.ts";
import { sortDocument } from "../../commands/documents/sortDocument.ts";
import {
  mayAllowModel,
  mayArrange,
  mayCorrectReading,
  mayDelete,
  mayErase,
  mayKeepDuplicate,
  mayReadAgain,
  mayRename,
  mayRestore,
  mayRotate,
  maySort,
} from "../../policies/documents.ts";
import { readDocumentFile } from "../../store/documents/documents.ts";
import { builder } from "../builder.ts";
import { DocumentFileRef, DocumentResultRef, DoneResultRef, RefusalRef } from "../refs.ts";
import { documentViewOf } from "./documentView.ts";

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
  addPlaceMutations();
  addLookMutations();
  addReadingMutations();
  addMoneyMutations();
}

/** Into a slot, into the trash, out of it, and gone. */
function addPlaceMutations(): void {
  builder.mutationFields((t) => ({
    sortDocument: t.field({
      type: DocumentResultRef,
      extensions: { policy: maySort },
      description:
        "Puts a file that was dropped unsorted into a slot, where it is read as if it had been uploaded there.",
      args: {
        fileId: t.arg.id({ required: true }),
        page: t.arg.string({ required: true }),
        slot: t.arg.string({ required: true }),
        childNumber: t.arg.int(),
      },
      resolve: async (_, { fileId, page, slot, childNumber }, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(sortDocument(deps, actor, { fileId, page, slot, childNumber: childNumber ?? null })),
    }),
    deleteDocument: t.field({
      type: DocumentResultRef,
      extensions: { policy: mayDelete },
      args: { fileId: t.arg.id({ required: true }) },
      resolve: async (_, { fileId }, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(deleteDocument(deps, actor, fileId)),
    }),
    restoreDocument: t.field({
      type: DocumentResultRef,
      extensions: { policy: mayRestore },
      args: { fileId: t.arg.id({ required: true }) },
      resolve: async (_, { fileId }, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(restoreDocument(deps, actor, fileId)),
    }),
    eraseDocument: t.field({
      type: DocumentResultRef,
      extensions: { policy: mayErase },
      args: { fileId: t.arg.id({ required: true }) },
      resolve: async (_, { fileId }, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(eraseDocument(deps, actor, fileId)),
    }),
    keepDuplicate: t.field({
      type: DocumentResultRef,
      extensions: { policy: mayKeepDuplicate },
      args: { fileId: t.arg.id({ required: true }) },
      resolve: async (_, { fileId }, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(keepDuplicate(deps, actor, fileId)),
    }),
  }));
}

/** How a file is called and shown. */
function addLookMutations(): void {
  builder.mutationFields((t) => ({
    arrangeFiles: t.field({
      type: DoneResultRef,
      extensions: { policy: mayArrange },
      args: {
        fileIds: t.arg.idList({ required: true, description: "All files of one slot, each once, in their new order." }),
      },
      resolve: async (_, { fileIds }, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(arrangeFiles(deps, actor, fileIds)),
    }),
    renameDocument: t.field({
      type: DocumentResultRef,
      extensions: { policy: mayRename },
      args: { fileId: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
      resolve: async (_, { fileId, name }, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(renameDocument(deps, actor, { fileId, name })),
    }),
    rotateDocument: t.field({
      type: DocumentResultRef,
      extensions: { policy: mayRotate },
      args: { fileId: t.arg.id({ required: true }), rotation: t.arg.int({ required: true }) },
      resolve: async (_, { fileId, rotation }, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(rotateDocument(deps, actor, { fileId, rotation })),
    }),
  }));
}

/** What a person says of the money that a file shows. */
function addMoneyMutations(): void {
  builder.mutationFields((t) => ({
    explainTransaction: t.field({
      type: DocumentResultRef,
      extensions: { policy: mayCorrectReading },
      description: "What a person says of one transaction of a statement, such as a large deposit.",
      args: {
        fileId: t.arg.id({ required: true }),
        depositDate: t.arg.string({ required: true }),
        depositAmount: t.arg.float({
          required: true,
          description: "As the statement shows it; below zero when money left.",
        }),
        explanation: t.arg.string({ required: true }),
        noSupportingDocuments: t.arg.boolean({ required: true }),
        documentFiles: t.arg.idList({ required: true, description: "Files that show where the money came from." }),
      },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(explainTransaction(deps, actor, given)),
    }),
    sayWhyDocumentCounts: t.field({
      type: DocumentResultRef,
      extensions: { policy: mayCorrectReading },
      description:
        "Says why a paper counts that names nobody whose paper it could be; without a reason, it counts for nothing again.",
      args: { fileId: t.arg.id({ required: true }), because: t.arg.string() },
      resolve: async (_, { fileId, because }, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(sayWhyDocumentCounts(deps, actor, { fileId, because: because ?? null })),
    }),
    countAccount: t.field({
      type: DocumentResultRef,
      extensions: { policy: mayCorrectReading },
      description:
        "Takes the account that a file shows out of the funds, or counts it again; of a file that shows several, the one that the plan names.",
      args: {
        fileId: t.arg.id({ required: true }),
        isCounted: t.arg.boolean({ required: true }),
        account: t.arg.string(),
      },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(countAccount(deps, actor, given)),
    }),
  }));
}

/** What a person does about what was read in a file. */
function addReadingMutations(): void {
  builder.mutationFields((t) => ({
    correctReading: t.field({
      type: DocumentResultRef,
      extensions: { policy: mayCorrectReading },
      args: { fileId: t.arg.id({ required: true }), field: t.arg.string({ required: true }), value: t.arg.string() },
      resolve: async (_, { fileId, field, value }, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(correctReading(deps, actor, { fileId, field, value: value ?? null })),
    }),
    allowModel: t.field({
      type: DocumentResultRef,
      extensions: { policy: mayAllowModel },
      description:
        "Lets the words of a file, with numbers masked, be given to the language model of this deployment, or takes that back.",
      args: { fileId: t.arg.id({ required: true }), isAllowed: t.arg.boolean({ required: true }) },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(allowModel(deps, actor, given)),
    }),
    readAgain: t.field({
      type: DocumentResultRef,
      extensions: { policy: mayReadAgain },
      args: { fileId: t.arg.id({ required: true }), password: t.arg.string() },
      resolve: async (_, { fileId, password }, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(readAgain(deps, actor, { fileId, password: password ?? null })),
    }),
  }));
}
