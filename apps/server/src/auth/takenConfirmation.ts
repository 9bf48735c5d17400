export type TakenConfirmation = {
  /** The library's own token for the short one that a mail carried. */
  readonly libraryToken: string;
  /** Whose address is not confirmed yet; nobody, when an earlier link did it. */
  readonly person: { readonly id: string; readonly email: string } | undefined;
};
