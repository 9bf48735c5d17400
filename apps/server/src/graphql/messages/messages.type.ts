import { markMessagesRead, sendMessage } from "../../commands/desk/messages.ts";
import { isStaff } from "../../policies/actor.ts";
import { mayReadMessages, mayWriteMessage } from "../../policies/desk/messages.ts";
import { countUnread, listMessages, listReadMarks, messagesAtOnce, openBody } from "../../store/desk/messages.ts";
import { builder } from "../builder.ts";
import type { GraphqlContext, OpenCase } from "../context.ts";
import { fullName } from "../fullName.ts";
import { ApplicationRef, ApplicationResultRef, MessageRef, MessageThreadRef, type MessageView } from "../refs.ts";

/** One case’s messages as its reader sees them, those before a place or the newest. */
async function messagesOf({ actor, deps }: GraphqlContext, open: OpenCase, before?: number): Promise<MessageView[]> {
  const { row } = open.loaded;
  const [key, rows, marks] = await Promise.all([
    deps.personKey(row.owner_id),
    listMessages(deps.db, row.id, before),
    listReadMarks(deps.db, row.id),
  ]);
  const readBy = (isOfTeam: boolean) =>
    Math.max(0, ...marks.filter((mark) => mark.isOfTeam === isOfTeam).map(({ position }) => position));
  const [byTeam, byApplicant] = [readBy(true), readBy(false)];
  return rows.map((message) => ({
    ...message,
    body: openBody(key, message),
    isOwn: message.writtenBy === actor?.userId,
    isRead: message.position <= (message.isFromTeam ? byApplicant : byTeam),
  }));
}

export function addMessageQueries(): void {
  builder.queryFields((t) => ({
    earlierMessages: t.field({
      type: [MessageRef],
      description: `The ${messagesAtOnce} before a place in the thread of a case, the oldest first.`,
      args: { applicationId: t.arg.id({ required: true }), position: t.arg.int({ required: true }) },
      resolve: async (_, { applicationId, position }, context) => {
        const open = await context.openCase(applicationId);
        return open && mayReadMessages(context.actor, open.facts) ? await messagesOf(context, open, position) : [];
      },
    }),
  }));
}

export function addMessageTypes(): void {
  MessageRef.implement({
    description: "What the applicant or somebody of the legal team wrote.",
    fields: (t) => ({
      id: t.exposeID("id"),
      position: t.exposeInt("position", { description: "Its place in the thread, from 1." }),
      body: t.exposeString("body"),
      isFromTeam: t.exposeBoolean("isFromTeam"),
      isOwn: t.exposeBoolean("isOwn", { description: "The reader wrote it." }),
      byName: t.string({
        nullable: true,
        resolve: async ({ writtenBy }, _, { account }) => fullName(await account(writtenBy)),
      }),
      writtenAt: t.field({ type: "DateTime", resolve: ({ writtenAt }) => writtenAt }),
      isRead: t.exposeBoolean("isRead", { description: "Somebody of the other side has read it." }),
    }),
  });
  MessageThreadRef.implement({
    description: "The messages of one case, between the applicant and the legal team.",
    fields: (t) => ({
      messages: t.field({
        type: [MessageRef],
        description: `The newest ${messagesAtOnce}, the oldest of them first.`,
        resolve: async ({ open }, _, context) => [...(await messagesOf(context, open))],
      }),
      unread: t.int({
        description: "How many of the other side this reader has not read.",
        resolve: async ({ open: { loaded } }, _, { actor, deps }) =>
          actor === null
            ? 0
            : await countUnread(deps.db, {
                applicationId: loaded.row.id,
                userId: actor.userId,
                isOfTeam: isStaff(actor),
              }),
      }),
      mayWrite: t.boolean({ resolve: ({ open }, _, { actor }) => mayWriteMessage(actor, open.facts) }),
    }),
  });
  builder.objectField(ApplicationRef, "thread", (t) =>
    t.field({
      type: MessageThreadRef,
      nullable: true,
      description: "null for those who may not read the messages of this case.",
      resolve: async ({ row: { id } }, _, context) => {
        const open = await context.openCase(id);
        if (!open || !mayReadMessages(context.actor, open.facts)) return null;
        return { open };
      },
    }),
  );
}

export function addMessageMutations(): void {
  builder.mutationFields((t) => ({
    sendMessage: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayWriteMessage },
      description: "Writes to the other side: the applicant to the legal team, or the team to the applicant.",
      args: {
        applicationId: t.arg.id({ required: true }),
        key: t.arg.id({ required: true, description: "Made by the page: the same message sent again is sent once." }),
        body: t.arg.string({ required: true }),
      },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(sendMessage(deps, actor, given)),
    }),
    markMessagesRead: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayReadMessages },
      args: {
        applicationId: t.arg.id({ required: true }),
        position: t.arg.int({ required: true, description: "Of the last message that was shown." }),
      },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(markMessagesRead(deps, actor, given)),
    }),
  }));
}
