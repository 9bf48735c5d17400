import { markNotificationsRead } from "../../commands/markNotificationsRead.ts";
import { mayMarkNotificationsRead } from "../../policies/administration.ts";
import { builder } from "../builder.ts";
import { DoneResultRef, NotificationRef } from "../refs.ts";
import { seenNotifications } from "./seenNotifications.ts";

export function addNotificationTypes(): void {
  NotificationRef.implement({
    fields: (t) => ({
      id: t.exposeID("id"),
      kind: t.exposeString("kind"),
      applicationId: t.id({ nullable: true, resolve: ({ applicationId }) => applicationId }),
      page: t.string({ nullable: true, resolve: ({ subject }) => subject.page ?? null }),
      createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => createdAt }),
      readAt: t.field({ type: "DateTime", nullable: true, resolve: ({ readAt }) => readAt }),
    }),
  });
}

export function addNotificationQueries(): void {
  builder.queryField("notifications", (t) =>
    t.field({
      type: [NotificationRef],
      resolve: async (_, __, context) => await seenNotifications(context),
    }),
  );
}

export function addNotificationMutations(): void {
  builder.mutationField("markNotificationsRead", (t) =>
    t.field({
      type: DoneResultRef,
      extensions: { policy: mayMarkNotificationsRead },
      args: { ids: t.arg.idList({ required: true }) },
      resolve: async (_, { ids }, { actor, deps }) => await markNotificationsRead(deps, actor, ids),
    }),
  );
}
