import type { Audience, NoticeAbout, NoticeKind } from "./noticeKind.ts";
import { caseNotices } from "./caseNotices.ts";
import { closingNotices } from "./closingNotices.ts";
import { documentNotices } from "./documentNotices.ts";
import { dueNotices } from "./dueNotices.ts";
import { peopleNotices } from "./peopleNotices.ts";

/** Everything that somebody is told, in the order in which a person chooses about it. */
export const noticeKinds = {
  ...caseNotices,
  ...closingNotices,
  ...dueNotices,
  ...documentNotices,
  ...peopleNotices,
} satisfies Readonly<Record<string, NoticeKind>>;

export type NoticeKindId = keyof typeof noticeKinds;

export const noticeKindIds = Object.keys(noticeKinds) as readonly NoticeKindId[];

export const isNoticeKind = (id: string): id is NoticeKindId => Object.hasOwn(noticeKinds, id);

export const noticeKind = (id: NoticeKindId): NoticeKind => noticeKinds[id];

/** Whether somebody of this role may ever be told of it. */
export const isToldTo = (id: NoticeKindId, role: string): boolean =>
  noticeKind(id).words[audienceOf(role)] !== undefined && (!noticeKind(id).isForAdministrators || role === "admin");

export const audienceOf = (role: string): Audience => (role === "student" ? "applicant" : "team");

/** Inside this site and nowhere else: a path that begins with one slash. */
const isPathHere = (path: string): boolean => /^\/(?![/\\])[\x21-\x7e]*$/.test(path);

/** Where the one thing is done: the place that the cause named (`at`), else the usual place of its kind. */
export function noticePath(id: NoticeKindId, about: NoticeAbout): string {
  const named = about.subject["at"];
  return named !== undefined && isPathHere(named) ? named : noticeKind(id).path(about);
}
