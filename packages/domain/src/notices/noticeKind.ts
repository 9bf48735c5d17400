import type { Text } from "../kernel/text.ts";
import { pagePath } from "../vault/pagePath.ts";

/** Who is told: the person whose case it is, or those who work on it. */
export type Audience = "applicant" | "team";

/** When a mail about it goes out. `always`: right away, whatever a person chose and at any hour. */
export type MailTime = "atOnce" | "digest" | "never";

/** Ids, names of pages and addresses inside this site. Never the words of a person: this lies unsealed, and goes into links. */
export type NoticeSubject = Readonly<Record<string, string>>;

export type NoticeAbout = { readonly applicationId: string | null; readonly subject: NoticeSubject };

/** What a notice says. The same sentence is told in the application and by mail, so nothing in it is personal. */
export type NoticeWords = {
  /** On the page where a person chooses, after “Tell me when” and the like: a name, not a sentence. */
  readonly name: Text;
  /** What happened, as a sentence without its full stop. */
  readonly said: Text;
  /** The one thing to do, as the words of a link. */
  readonly act: Text;
};

export type NoticeKind = {
  /** Who may be told, with the words for each. */
  readonly words: Partial<Readonly<Record<Audience, NoticeWords>>>;
  readonly mail: MailTime | "always";
  /** Nobody else can do anything about it: only administrators are told, and only they choose about it. */
  readonly isForAdministrators?: true;
  /** What happened, with what it is about, as the application says it; a mail never says more than `words`. */
  readonly saidOf?: (subject: NoticeSubject) => Text | undefined;
  /** Where the one thing is done. */
  readonly path: (about: NoticeAbout) => string;
};

const notices = "/notices";

/** The case itself: the plan for its owner, the desk for those who work on it. */
export const caseOf = ({ applicationId }: NoticeAbout): string =>
  applicationId === null ? notices : `/applications/${encodeURIComponent(applicationId)}`;

/** What authorities ask for in this case. */
export const requestsOf = (about: NoticeAbout): string =>
  about.applicationId === null ? notices : `${caseOf(about)}/requests`;

/** Part of the page of the case. */
export const partOfCase =
  (part: string) =>
  (about: NoticeAbout): string =>
    about.applicationId === null ? notices : `${caseOf(about)}#${part}`;

/** The page of the vault that it is about; of the case where none is named. */
export function vaultPageOf(about: NoticeAbout): string {
  const { page, childNumber } = about.subject;
  if (about.applicationId === null || page === undefined) return caseOf(about);
  const search = new URLSearchParams({
    application: about.applicationId,
    ...(childNumber ? { child: childNumber } : {}),
  });
  return `${pagePath(page)}?${search.toString()}`;
}

/** A page of the case. */
export const pageOfCase =
  (page: string) =>
  (about: NoticeAbout): string =>
    about.applicationId === null ? notices : `${caseOf(about)}/${page}`;
