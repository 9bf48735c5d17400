import { builder } from "../builder.ts";
import { ApplicationChangeRef, NotificationRef, ReadingProgressRef } from "../refs.ts";
import { applicationChanges, arrivingNotifications } from "./changeStream.ts";

export function addChangeTypes(): void {
  ApplicationChangeRef.implement({
    fields: (t) => ({
      applicationId: t.exposeID("applicationId"),
      kind: t.exposeString("kind"),
      fileId: t.id({ nullable: true, resolve: ({ fileId }) => fileId ?? null }),
      progress: t.field({ type: ReadingProgressRef, nullable: true, resolve: ({ progress }) => progress ?? null }),
      isOwn: t.exposeBoolean("isOwn", {
        description:
          "The page that listens sent this itself, and nothing else follows from it. Pages name themselves at random in the header x-boreal-page.",
      }),
    }),
  });
}

const askedAgo = "So many milliseconds ago the reader asked for what they show: what changed since then is told first.";

export function addSubscriptions(): void {
  builder.subscriptionFields((t) => ({
    applicationChanged: t.field({
      type: ApplicationChangeRef,
      description:
        "Something about this application changed; read it again. kind: answers, forms, dependents, document, reading, readingProgress, portalFit, warning, status, payment, message, task, and for the legal team note.",
      args: { id: t.arg.id({ required: true }), askedAgo: t.arg.int({ description: askedAgo }) },
      subscribe: (_, { id, askedAgo: ago }, context) => applicationChanges(context, id, ago),
      resolve: (change) => change,
    }),
    notificationArrived: t.field({
      type: NotificationRef,
      args: { askedAgo: t.arg.int({ description: askedAgo }) },
      subscribe: (_, { askedAgo: ago }, context) => arrivingNotifications(context, ago),
      resolve: (notification) => notification,
    }),
  }));
}
