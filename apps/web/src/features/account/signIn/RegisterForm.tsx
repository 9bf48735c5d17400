import { useState, type ReactNode } from "react";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { useSession } from "../../../shell/session.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { ErrorSummary } from "../../../ui/feedback/ErrorSummary.tsx";
import { useLanguage, useText } from "../../../ui/language.tsx";
import { PasswordField, TextField } from "../../../ui/controls/TextField.tsx";
import { authPost } from "../authClient.ts";
import { emailFault, namesFault, newPasswordFault } from "../checks.ts";
import { text } from "../text.ts";
import { useForm } from "../../../shell/useForm.ts";

/** A link that came with the visit: it proves the address, or the right to set up the installation, or leads to a school. */
export type LinkTokens = {
  readonly invitationToken?: string;
  readonly setupToken?: string;
  readonly joinToken?: string;
};

const nothingTyped = { firstName: "", lastName: "", email: "", password: "" };
type Typed = typeof nothingTyped;

const faultsIn = ({ firstName, lastName, email, password }: Typed) => ({
  lastName: namesFault(firstName, lastName),
  email: emailFault(email),
  password: newPasswordFault(password),
});

type FormProps = {
  linkTokens: LinkTokens;
  onSent: (email: string) => void;
  /** Asked before who opens the account. */
  children?: ReactNode;
};

/** Name, address and password of a new account. */
export function RegisterForm({ linkTokens, onSent, children }: FormProps) {
  const t = useText();
  const { form, values, set, work } = useRegistration(linkTokens, onSent);
  return (
    <>
      <ErrorSummary {...form.summary} />
      <FailureBanner failure={form.failure} />
      <form noValidate onSubmit={form.submit(() => faultsIn(values), work)}>
        {children}
        <TextField
          id="firstName"
          label={t(text.firstName)}
          hint={t(text.firstNameHint)}
          value={values.firstName}
          onChange={set("firstName")}
          autoComplete="given-name"
        />
        <TextField
          id="lastName"
          label={t(text.lastName)}
          error={form.errorOf("lastName")}
          value={values.lastName}
          onChange={set("lastName")}
          autoComplete="family-name"
        />
        <TextField
          id="email"
          type="email"
          label={t(text.email)}
          hint={t(text.emailHint)}
          error={form.errorOf("email")}
          value={values.email}
          onChange={set("email")}
          autoComplete="email"
          spellCheck={false}
        />
        <PasswordField
          id="password"
          label={t(text.password)}
          hint={t(text.newPasswordHint)}
          error={form.errorOf("password")}
          value={values.password}
          onChange={set("password")}
          autoComplete="new-password"
        />
        <ButtonRow>
          <Button type="submit" look="primary" busy={form.busy}>
            {t(text.register)}
          </Button>
        </ButtonRow>
      </form>
    </>
  );
}

function useRegistration(linkTokens: LinkTokens, onSent: (email: string) => void) {
  const { language } = useLanguage();
  const { refresh } = useSession();
  const form = useForm();
  const [values, setValues] = useState(nothingTyped);
  const set = (name: keyof Typed) => (value: string) => setValues((before) => ({ ...before, [name]: value }));
  const work = async () => {
    const email = values.email.trim();
    const answer = await authPost("/sign-up/email", {
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      email,
      password: values.password,
      language,
      ...linkTokens,
    });
    if (!answer.ok) return { [fieldOf(answer.code)]: answer.text };
    // A link that came with the visit proves the address already; then the session can open at once.
    const proven = linkTokens.invitationToken !== undefined || linkTokens.setupToken !== undefined;
    const signedIn = proven && (await authPost("/sign-in/email", { email, password: values.password })).ok;
    if (signedIn) refresh();
    else onSent(email);
    return undefined;
  };
  return { form, values, set, work };
}

const fieldOf = (code: string): string => (code.startsWith("PASSWORD") ? "password" : "email");
