import type { Text } from "@boreal/domain/kernel/text";

/**
 * What each kind of mail needs to be written. Nothing personal is ever among the values: a mail names no person, no document
 * and no answer, it only leads to the place where the reader signs in.
 */
export type MailValues = {
  confirmEmail: { readonly token: string };
  accountExists: Record<never, never>;
  resetPassword: { readonly token: string };
  invitation: { readonly token: string };
  /** To the spouse or partner of an applicant; neither is named. */
  sectionInvitation: { readonly token: string };
  /** To the applicant: the invited person says that they are done. */
  sectionFinished: { readonly path: string };
  /** `path` without language, such as `/document-vault/biometrics-request`. */
  documentSupplied: { readonly path: string };
  /** A deadline of an application comes near; which one is told after signing in. */
  deadlineNear: { readonly path: string };
  passwordChanged: Record<never, never>;
  secondFactorSet: Record<never, never>;
  secondFactorRemoved: Record<never, never>;
  signInMethodAdded: Record<never, never>;
};

export type MailDefinition<V> = {
  readonly subject: Text;
  /** `{link}` stands on a line of its own. */
  readonly body: Text;
  /** After the origin and the language. A token goes behind `#`: browsers do not send that part, so no log ever holds it. */
  readonly link: (values: V) => string;
};

/** What is sent for these kinds of mail. */
export type MailsOf<K extends keyof MailValues> = { readonly [Kind in K]: MailDefinition<MailValues[Kind]> };
