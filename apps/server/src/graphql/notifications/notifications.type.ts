import type { NoticeWords } from "@boreal/domain/notices/noticeKind";
import { audienceOf, isNoticeKind, noticeKind, noticePath } from "@boreal/domain/notices/noticeKinds";
import { markNotificationsRead } from "../../commands/markNotificationsRead.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayMarkNotificationsRead } from "../../policies/administration.ts";
import { builder } from "../builder.ts";
import type { NotificationRow } from "../../store/notifications.ts";
import { DoneResultRef, NotificationRef, Text_ } from "../refs.ts";
import { seenNotifications } from "./seenNotifications.ts";

export function addNotificationTypes(): void {
  NotificationRef.implement({
    fields: (t) => ({
      id: t.exposeID("id"),
      kind: t.exposeString("kind"),
      applicationId: t.id({ nullable: true, resolve: ({ applicationId }) => applicationId }),
      page: t.string({ nullable: true, resolve: ({ subject }) => subject.page ?? null }),
      about: t.string({
        nullable: true,
        description: "Staff; whose case it is, and its number.",
        resolve: ({ about }) => about ?? null,
      }),
      said: t.field({
        type: Text_,
        description: "What happened.",
        resolve: (row, _, { actor }) => wordsOf(row, actor).said,
      }),
      act: t.field({
        type: Text_,
        description: "The one thing to do about it, as the words of a link.",
        resolve: (row, _, { actor }) => wordsOf(row, actor).act,
      }),
      path: t.string({
        nullable: true,
        description: "Where that is done, without the language; null where there is nothing to open.",
        resolve: pathOf,
      }),
      createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => createdAt }),
      readAt: t.field({ type: "DateTime", nullable: true, resolve: ({ readAt }) => readAt }),
    }),
  });
}

/** Of a kind that another version told. */
const somethingChanged = {
  said: { en: "Something changed in an application", fr: "Quelque chose a changé dans une demande" },
  act: { en: "See the application", fr: "Voir la demande" },
};

function wordsOf({ kind, subject }: NotificationRow, actor: Asker): Pick<NoticeWords, "said" | "act"> {
  if (!isNoticeKind(kind)) return somethingChanged;
  const { words, saidOf } = noticeKind(kind);
  const told = (actor && words[audienceOf(actor.role)]) ?? words.applicant ?? words.team ?? somethingChanged;
  const said = saidOf?.(subject);
  return said ? { ...told, said } : told;
}

const pathOf = ({ kind, applicationId, subject }: NotificationRow): string | null =>
  isNoticeKind(kind)
    ? noticePath(kind, { applicationId, subject })
    : applicationId === null
      ? null
      : `/applications/${encodeURIComponent(applicationId)}`;

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
