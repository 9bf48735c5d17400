import { builder } from '../builder.ts';
import { ApplicationChangeRef, NotificationRef, ReadingProgressRef } from '../refs.ts';
import { applicationChanges, arrivingNotifications } from './changeStream.ts';

export function addChangeTypes(): void {
  ApplicationChangeRef.implement({
    fields: (t) => ({
      applicationId: t.exposeID('applicationId'),
      kind: t.exposeString('kind'),
      fileId: t.id({ nullable: true, resolve: ({ fileId }) => fileId ?? null }),
      progress: t.field({ type: ReadingProgressRef, nullable: true, resolve: ({ progress }) => progress ?? null }),
    }),
  });
}

export function addSubscriptions(): void {
  builder.subscriptionFields((t) => ({
    applicationChanged: t.field({
      type: ApplicationChangeRef,
      description:
        'Something about this application changed; read it again. kind: answers, forms, dependents, document, reading, readingProgress, portalFit, warning, status.',
      args: { id: t.arg.id({ required: true }) },
      subscribe: (_, { id }, context) => applicationChanges(context, id),
      resolve: (change) => change,
    }),
    notificationArrived: t.field({
      type: NotificationRef,
      subscribe: (_, __, context) => arrivingNotifications(context),
      resolve: (notification) => notification,
    }),
  }));
}
