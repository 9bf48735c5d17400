import { useState } from "react";
import { Link, Redirect, useSearch } from "wouter";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../../shell/Page.tsx";
import { useSession } from "../../../shell/session.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { ErrorSummary } from "../../../ui/feedback/ErrorSummary.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { PasswordField, TextField } from "../../../ui/controls/TextField.tsx";
import { authPost } from "../authClient.ts";
import { CheckMail } from "./CheckMail.tsx";
import { emailFault, namesFault, newPasswordFault } from "../checks.ts";
import { nextPage } from "./nextPage.ts";
import { text } from "../text.ts";
import { useForm } from "../useForm.ts";
import { useLinkToken } from "./useLinkToken.ts";

/** Opens an account; the mail that confirms the address follows. */
export function RegisterPage() {
  const { t, language } = useLanguage();
  const search = useSearch();
  const form = useForm();
  const [firstName, setFirstName] = useState("");
  const [lastName, setLastName] = useState("");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { me, refresh } = useSession();
  const invitationToken = useLinkToken("invitation");
  const setupToken = useLinkToken("setUp");
  // Only the link that led here: an old one of this tab must not stand in the way.
  const next = nextPage(search);
  const linkTokens = {
    ...(next === "/invitation" && invitationToken !== undefined && { invitationToken }),
    ...(next === "/set-up" && setupToken !== undefined && { setupToken }),
  };
  const [sentTo, setSentTo] = useState<string>();
  const signInPath = search === "" ? "/sign-in" : `/sign-in?${search}`;

  const check = () => ({
    lastName: namesFault(firstName, lastName),
    email: emailFault(email),
    password: newPasswordFault(password),
  });
  const work = async () => {
    const answer = await authPost("/sign-up/email", {
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      email: email.trim(),
      password,
      language,
      ...linkTokens,
    });
    if (!answer.ok) return { [fieldOf(answer.code)]: answer.text };
    // A link that came with the visit proves the address already; then the session can open at once.
    const proven = Object.keys(linkTokens).length > 0;
    const signedIn = proven && (await authPost("/sign-in/email", { email: email.trim(), password })).ok;
    if (signedIn) refresh();
    else setSentTo(email.trim());
    return undefined;
  };

  if (me) return <Redirect to={next} replace />;
  if (sentTo !== undefined) return <CheckMail email={sentTo} />;
  return (
    <Page title={t(text.registerTitle)} lead={t(text.registerLead)}>
      <ErrorSummary {...form.summary} />
      <FailureBanner failure={form.failure} />
      <form noValidate onSubmit={form.submit(check, work)}>
        <TextField
          id="firstName"
          label={t(text.firstName)}
          hint={t(text.firstNameHint)}
          value={firstName}
          onChange={setFirstName}
          autoComplete="given-name"
        />
        <TextField
          id="lastName"
          label={t(text.lastName)}
          error={form.errorOf("lastName")}
          value={lastName}
          onChange={setLastName}
          autoComplete="family-name"
        />
        <TextField
          id="email"
          type="email"
          label={t(text.email)}
          hint={t(text.emailHint)}
          error={form.errorOf("email")}
          value={email}
          onChange={setEmail}
          autoComplete="email"
          spellCheck={false}
        />
        <PasswordField
          id="password"
          label={t(text.password)}
          hint={t(text.newPasswordHint)}
          error={form.errorOf("password")}
          value={password}
          onChange={setPassword}
          autoComplete="new-password"
        />
        <ButtonRow>
          <Button type="submit" look="primary" busy={form.busy}>
            {t(text.register)}
          </Button>
        </ButtonRow>
      </form>
      <p>
        {t(text.haveAccount)} <Link href={signInPath}>{t(text.signInLink)}</Link>
      </p>
    </Page>
  );
}

const fieldOf = (code: string): string => (code.startsWith("PASSWORD") ? "password" : "email");
