import { noticeKind, type NoticeKindId } from "./noticeKinds.ts";
import type { MailTime } from "./noticeKind.ts";

export const mailTimes = ["atOnce", "digest", "never"] as const satisfies readonly MailTime[];

export const digestTimes = ["daily", "weekly"] as const;
export type DigestTime = (typeof digestTimes)[number];

/** Minutes after midnight in the time zone of the person. From the evening to the morning when `from` is the larger. */
export type QuietHours = { readonly from: number; readonly until: number };

/** What a person chose about being told. A kind that is not named has its own default. */
export type NoticeChoices = {
  readonly kinds: Readonly<Partial<Record<NoticeKindId, MailTime>>>;
  readonly digest: DigestTime;
  readonly quiet: QuietHours | null;
  /** As in the time zone database: `Africa/Douala`. Null: not told, then that of the authority’s offices. */
  readonly timeZone: string | null;
};

export const noChoices: NoticeChoices = { kinds: {}, digest: "daily", quiet: null, timeZone: null };

/** When a mail of this kind goes out to who chose so. */
export function mailTimeOf(id: NoticeKindId, { kinds }: Pick<NoticeChoices, "kinds">): MailTime | "always" {
  const { mail } = noticeKind(id);
  return mail === "always" ? mail : (kinds[id] ?? mail);
}
