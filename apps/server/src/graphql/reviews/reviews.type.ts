import { acceptDocument, askForDocument, cancelReview, returnDocument } from "../../commands/review/reviewDocument.ts";
import { mayReadReview, mayReviewDocuments } from "../../policies/desk/reviews.ts";
import { pageFacts } from "../../store/documents/vaultPlace.ts";
import { listDocumentReviews, openReviewReason, valuesMacOf } from "../../store/reviews/documentReviews.ts";
import { builder } from "../builder.ts";
import { fullName } from "../fullName.ts";
import { ApplicationRef, ApplicationResultRef, DocumentReviewRef } from "../refs.ts";

export function addReviewTypes(): void {
  DocumentReviewRef.implement({
    description: "What the legal team decided about a document: of this very file, by whom and when.",
    fields: (t) => ({
      id: t.id({ resolve: ({ row }) => row.id }),
      kind: t.string({ description: "accepted, returned or asked (for a document).", resolve: ({ row }) => row.kind }),
      fileId: t.id({ nullable: true, resolve: ({ row }) => row.fileId }),
      page: t.string({ resolve: ({ row }) => row.page }),
      slot: t.string({ resolve: ({ row }) => row.slot }),
      childNumber: t.int({ nullable: true, resolve: ({ row }) => row.childNumber }),
      reason: t.string({ nullable: true, resolve: ({ reason }) => reason }),
      reviewedAt: t.field({ type: "DateTime", resolve: ({ row }) => row.reviewedAt }),
      reviewedByName: t.string({
        nullable: true,
        resolve: async ({ row }, _, { account }) => fullName(await account(row.reviewedBy)),
      }),
      cancelledAt: t.field({ type: "DateTime", nullable: true, resolve: ({ row }) => row.cancelledAt }),
      isCurrent: t.exposeBoolean("isCurrent", {
        description:
          "The values of the file are those that were looked at. Corrected later, it has to be looked at again.",
      }),
    }),
  });
  builder.objectField(ApplicationRef, "documentReviews", (t) =>
    t.field({
      type: [DocumentReviewRef],
      description: "What the legal team decided about documents that this reader may open, the newest first.",
      resolve: async ({ row: { id } }, _, context) => {
        const open = await context.openCase(id);
        if (!open) return [];
        const { loaded, facts } = open;
        const [key, rows] = await Promise.all([
          context.deps.personKey(loaded.row.owner_id),
          listDocumentReviews(context.deps.db, id),
        ]);
        const valuesOf = new Map(
          loaded.caseFile.documents.map(({ fileId, parsedValues }) => [fileId, parsedValues ?? {}]),
        );
        return rows
          .filter(({ page, childNumber }) => mayReadReview(context.actor, facts, pageFacts(loaded, page, childNumber)))
          .map((row) => ({
            row,
            reason: openReviewReason(key, row),
            isCurrent:
              row.fileId === null ||
              row.valuesMac === null ||
              valuesMacOf(key, row.fileId, valuesOf.get(row.fileId) ?? {}).equals(row.valuesMac),
          }));
      },
    }),
  );
}

export function addReviewMutations(): void {
  builder.mutationFields((t) => ({
    acceptDocument: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayReviewDocuments },
      description: "The legal team looked at this very file, with the values that it has now.",
      args: { applicationId: t.arg.id({ required: true }), fileId: t.arg.id({ required: true }) },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(acceptDocument(deps, actor, given)),
    }),
    returnDocument: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayReviewDocuments },
      description: "The document is not what is needed; the applicant is told why.",
      args: {
        applicationId: t.arg.id({ required: true }),
        fileId: t.arg.id({ required: true }),
        reason: t.arg.string({ required: true }),
      },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(returnDocument(deps, actor, given)),
    }),
    askForDocument: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayReviewDocuments },
      args: {
        applicationId: t.arg.id({ required: true }),
        page: t.arg.string({ required: true }),
        slot: t.arg.string({ required: true }),
        childNumber: t.arg.int(),
        reason: t.arg.string({ required: true }),
        requestId: t.arg.string({ description: "The page’s own number: sent twice, it is done once." }),
      },
      resolve: async (_, { childNumber = null, requestId = null, ...given }, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(askForDocument(deps, actor, { ...given, childNumber, requestId })),
    }),
    cancelReview: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayReviewDocuments },
      args: { applicationId: t.arg.id({ required: true }), reviewId: t.arg.id({ required: true }) },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(cancelReview(deps, actor, given)),
    }),
  }));
}
