import { linkRequestFile, sendRequestItems, takeBackSent } from "../../commands/requests/answerRequest.ts";
import { cancelRequest, changeRequest, recordRequest } from "../../commands/requests/recordRequest.ts";
import { mayAnswerRequests, mayRecordRequests } from "../../policies/desk/requests.ts";
import { builder } from "../builder.ts";
import { ApplicationResultRef } from "../refs.ts";

const AskedInput = builder.inputType("AskedInput", {
  fields: (t) => ({
    id: t.id({ description: "Of a thing that was recorded before." }),
    words: t.string({ description: "As the letter says it." }),
    page: t.string(),
    slot: t.string(),
    childNumber: t.int(),
  }),
});

type Given = {
  readonly id?: string | null | undefined;
  readonly words?: string | null | undefined;
  readonly page?: string | null | undefined;
  readonly slot?: string | null | undefined;
  readonly childNumber?: number | null | undefined;
};
const itemsOf = (items: readonly Given[]) =>
  items.map(({ id = null, words = null, page = null, slot = null, childNumber = null }) => ({
    id,
    words,
    page,
    slot,
    childNumber,
  }));

export function addRequestMutations(): void {
  addRecording();
  addAnswering();
}

function addRecording(): void {
  builder.mutationFields((t) => ({
    recordRequest: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayRecordRequests },
      description: "An authority or a court asks for something, split into what it asks for.",
      args: {
        applicationId: t.arg.id({ required: true }),
        kind: t.arg.string({ required: true }),
        addressee: t.arg.string({ required: true, description: "main, spouse or child." }),
        childNumber: t.arg.int(),
        letterFileId: t.arg.id(),
        letterDate: t.arg.string(),
        dueDate: t.arg.string({ description: "The day that the letter names." }),
        items: t.arg({ type: [AskedInput], required: true }),
        requestId: t.arg.string({ required: true, description: "The page’s own number: sent twice, it is done once." }),
      },
      resolve: async (_, { items, ...given }, { actor, deps, thenInvalidate }) => {
        const { childNumber = null, letterFileId = null, letterDate = null, dueDate = null } = given;
        const asked = { ...given, childNumber, letterFileId, letterDate, dueDate, items: itemsOf(items) };
        return await thenInvalidate(recordRequest(deps, actor, asked));
      },
    }),
    changeRequest: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayRecordRequests },
      description: "Dates, letter and what is asked for are put right. What was sent stays.",
      args: {
        applicationId: t.arg.id({ required: true }),
        authorityRequestId: t.arg.id({ required: true }),
        letterFileId: t.arg.id(),
        letterDate: t.arg.string(),
        dueDate: t.arg.string(),
        items: t.arg({ type: [AskedInput], required: true }),
        baseVersion: t.arg.int({ description: "The version that the page showed; without it nothing is compared." }),
      },
      resolve: async (_, { items, ...given }, { actor, deps, thenInvalidate }) => {
        const { letterFileId = null, letterDate = null, dueDate = null, baseVersion = null } = given;
        const asked = { ...given, letterFileId, letterDate, dueDate, baseVersion, items: itemsOf(items) };
        return await thenInvalidate(changeRequest(deps, actor, asked));
      },
    }),
    cancelRequest: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayRecordRequests },
      description: "It was recorded by mistake: nothing waits for it any more.",
      args: {
        applicationId: t.arg.id({ required: true }),
        authorityRequestId: t.arg.id({ required: true }),
      },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(cancelRequest(deps, actor, given)),
    }),
  }));
}

function addAnswering(): void {
  builder.mutationFields((t) => ({
    linkRequestFile: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayAnswerRequests },
      description: "A file answers a point of a request, or no longer does.",
      args: {
        applicationId: t.arg.id({ required: true }),
        itemId: t.arg.id({ required: true }),
        fileId: t.arg.id({ required: true }),
        linked: t.arg.boolean({ required: true }),
      },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(linkRequestFile(deps, actor, given)),
    }),
    sendRequestItems: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayAnswerRequests },
      description: "These points went to the authority, or were done there, on this day.",
      args: {
        applicationId: t.arg.id({ required: true }),
        authorityRequestId: t.arg.id({ required: true }),
        itemIds: t.arg.idList({ required: true }),
        on: t.arg.string({ required: true }),
      },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(sendRequestItems(deps, actor, given)),
    }),
    takeBackSent: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayAnswerRequests },
      description: "A point was marked as sent by mistake: it waits again.",
      args: {
        applicationId: t.arg.id({ required: true }),
        itemId: t.arg.id({ required: true }),
        reason: t.arg.string({
          description: "Needed of what was recorded more than an hour ago, or by somebody else.",
        }),
      },
      resolve: async (_, { reason = null, ...given }, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(takeBackSent(deps, actor, { ...given, reason })),
    }),
  }));
}
