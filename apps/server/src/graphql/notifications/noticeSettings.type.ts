import type { NoticeKindChoice } from "../refs.ts";
import { mailTimeOf } from "@boreal/domain/notices/noticeChoices";
import { audienceOf, isToldTo, noticeKind, noticeKindIds } from "@boreal/domain/notices/noticeKinds";
import { chooseNotices } from "../../commands/notices/chooseNotices.ts";
import { mayChooseNotices } from "../../policies/administration.ts";
import { readNoticeReader, type NoticeReader } from "../../store/notices.ts";
import { builder } from "../builder.ts";
import { DoneResultRef, NoticeKindChoiceRef, NoticeSettingsRef, Text_ } from "../refs.ts";

function choicesOf({ role, choices }: NoticeReader): readonly NoticeKindChoice[] {
  const audience = audienceOf(role);
  return noticeKindIds.flatMap((id) => {
    const words = isToldTo(id, role) ? noticeKind(id).words[audience] : undefined;
    return words ? [{ id, name: words.name, mail: mailTimeOf(id, choices) }] : [];
  });
}

export function addNoticeSettingsTypes(): void {
  NoticeKindChoiceRef.implement({
    fields: (t) => ({
      id: t.exposeID("id"),
      name: t.field({ type: Text_, resolve: ({ name }) => name }),
      mail: t.exposeString("mail", { description: "atOnce, digest, never; or always, which nobody can change." }),
    }),
  });
  NoticeSettingsRef.implement({
    fields: (t) => ({
      kinds: t.field({ type: [NoticeKindChoiceRef], resolve: (reader) => [...choicesOf(reader)] }),
      digest: t.string({ description: "daily or weekly", resolve: ({ choices }) => choices.digest }),
      quietFrom: t.int({
        nullable: true,
        description: "Minutes after midnight; null for no quiet hours.",
        resolve: ({ choices }) => choices.quiet?.from ?? null,
      }),
      quietUntil: t.int({ nullable: true, resolve: ({ choices }) => choices.quiet?.until ?? null }),
      timeZone: t.string({
        nullable: true,
        description: "As in the time zone database; null until somebody told theirs.",
        resolve: ({ choices }) => choices.timeZone,
      }),
    }),
  });
}

export function addNoticeSettingsQueries(): void {
  builder.queryField("noticeSettings", (t) =>
    t.field({
      type: NoticeSettingsRef,
      nullable: true,
      description: "What the reader is told, and how they chose to be told.",
      resolve: async (_, __, { actor, deps }) =>
        actor && mayChooseNotices(actor) ? ((await readNoticeReader(deps.db, actor.userId)) ?? null) : null,
    }),
  );
}

export function addNoticeSettingsMutations(): void {
  const KindChoice = builder.inputType("NoticeKindChoiceInput", {
    fields: (t) => ({
      kind: t.string({ required: true }),
      mail: t.string({ required: true, description: "atOnce, digest or never" }),
    }),
  });
  builder.mutationField("chooseNotices", (t) =>
    t.field({
      type: DoneResultRef,
      extensions: { policy: mayChooseNotices },
      description: "Keeps how the reader wants to be told. What is not named has its own default again.",
      args: {
        kinds: t.arg({ type: [KindChoice], required: true }),
        digest: t.arg.string({ required: true, description: "daily or weekly" }),
        quietFrom: t.arg.int({ description: "Minutes after midnight; both or none." }),
        quietUntil: t.arg.int(),
        timeZone: t.arg.string(),
      },
      resolve: async (_, given, { actor, deps }) => await chooseNotices(deps, actor, given),
    }),
  );
}
