import type { Text } from "@boreal/domain/kernel/text";
import type { Audience } from "@boreal/domain/notices/noticeKind";
import type { NoticeKindId } from "@boreal/domain/notices/noticeKinds";

/** `path` without language, such as `/document-vault/biometrics-request`. */
/** `matterNumber`: by which the firm knows the case; it names nobody. */
export type NoticeMail = { readonly path: string; readonly to?: Audience; readonly matterNumber?: string };

/**
 * What each kind of mail needs to be written. Nothing personal is ever among the values: a mail names no person, no document
 * and no answer, it only leads to the place where the reader signs in.
 */
export type MailValues = {
  confirmEmail: { readonly token: string };
  accountExists: Record<never, never>;
  resetPassword: { readonly token: string };
  invitation: { readonly token: string };
  /** To a client for whom the firm began a case. */
  clientInvitation: { readonly token: string };
  /** To the spouse or partner of an applicant; neither is named. */
  sectionInvitation: { readonly token: string };
  /** To the host of a visitor; neither is named. */
  hostInvitation: { readonly token: string };
  /** To a visitor for whom somebody else prepares; neither is named. */
  visitorInvitation: { readonly token: string };
  /** To somebody who pays for an applicant; neither is named. */
  supporterInvitation: { readonly token: string };
  passwordChanged: Record<never, never>;
  secondFactorSet: Record<never, never>;
  secondFactorRemoved: Record<never, never>;
  signInMethodAdded: Record<never, never>;
  /** How many notices of each kind wait since the last one. */
  noticeDigest: { readonly to: Audience; readonly counts: Readonly<Record<string, number>> };
} & { [Kind in NoticeKindId]: NoticeMail };

/** The same for everybody, or chosen by the values; never made of them. */
type Words<V> = Text | ((values: V) => Text);

export const wordsOf = <V>(words: Words<V>, values: V): Text => (typeof words === "function" ? words(values) : words);

export type MailDefinition<V> = {
  readonly subject: Words<V>;
  /** `{link}` stands on a line of its own. */
  readonly body: Words<V>;
  /** After the origin and the language. A token goes behind `#`: browsers do not send that part, so no log ever holds it. */
  readonly link: (values: V) => string;
};

/** What is sent for these kinds of mail. */
export type MailsOf<K extends keyof MailValues> = { readonly [Kind in K]: MailDefinition<MailValues[Kind]> };
