import type { Language } from "@boreal/domain/kernel/text";

/** How a sign-up says which browser it came from; set by our handler, never by a caller. */
export const openedHereField = "openedHere";

export type Person = { readonly id: string; readonly email: string; readonly emailVerified: boolean };

export type SignUpFields = Readonly<
  Partial<
    Record<
      "firstName" | "lastName" | "language" | "invitationToken" | "setupToken" | "joinToken" | typeof openedHereField,
      string
    >
  >
>;

/** What the library asks of us. Each may write to the database and queue mail. */
export type LibraryEvents = {
  confirmationWanted(person: Person, token: string, language: Language | undefined): Promise<void>;
  existingAccountSignedUp(person: Person): Promise<void>;
  resetWanted(person: Person, token: string): Promise<void>;
  passwordReset(person: Person): Promise<void>;
  /** Whether a link in the sign-up already proves the address. */
  provesAddress(email: string, signUp: SignUpFields): Promise<boolean>;
  accountOpened(person: Person, signUp: SignUpFields): Promise<void>;
  secondFactorChanged(person: Person, isSet: boolean): Promise<void>;
  /** Whether this code of the person's authenticator was taken before; if not, it is taken from now on. */
  codeIsUsed(userId: string, code: string): Promise<boolean>;
  /** Whether an administrator ended this account. */
  isDisabled(userId: string): Promise<boolean>;
  /** Right before a session of this person begins. */
  sessionOpens?(userId: string): Promise<void>;
  fault(error: unknown): void;
};
