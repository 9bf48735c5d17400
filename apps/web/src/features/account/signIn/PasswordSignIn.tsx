import { useState } from "react";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { ErrorSummary } from "../../../ui/feedback/ErrorSummary.tsx";
import { useText } from "../../../ui/language.tsx";
import { PasswordField, TextField } from "../../../ui/controls/TextField.tsx";
import { authPost } from "../authClient.ts";
import { emailFault, passwordFault } from "../checks.ts";
import { text } from "../text.ts";
import { useForm } from "../../../shell/useForm.ts";

type PasswordSignInProps = {
  onDone: () => void;
  onSecondFactor: () => void;
  /** The address, where it is known already. */
  of?: string | undefined;
};

/** Email address and password. */
export function PasswordSignIn({ onDone, onSecondFactor, of: known = "" }: PasswordSignInProps) {
  const t = useText();
  const form = useForm();
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState("");
  const check = () => ({ email: emailFault(email), password: passwordFault(password) });
  const work = async () => {
    const answer = await authPost("/sign-in/email", { email: email.trim(), password });
    if (!answer.ok) return { email: answer.text };
    if (wantsSecondFactor(answer.data)) onSecondFactor();
    else onDone();
    return undefined;
  };
  return (
    <>
      <ErrorSummary {...form.summary} />
      {form.failure?.kind === "limited" ? (
        <Banner tone="blocked" live>
          {t(text.signInLimited, { minutes: Math.max(1, Math.ceil((form.failure.waitSeconds ?? 60) / 60)) })}
        </Banner>
      ) : (
        <FailureBanner failure={form.failure} />
      )}
      <form noValidate onSubmit={form.submit(check, work)}>
        <TextField
          id="email"
          type="email"
          label={t(text.email)}
          error={form.errorOf("email")}
          value={email}
          onChange={setEmail}
          autoComplete="username webauthn"
          spellCheck={false}
        />
        <PasswordField
          id="password"
          label={t(text.password)}
          error={form.errorOf("password")}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
        />
        <ButtonRow>
          <Button type="submit" look="primary" busy={form.busy}>
            {t(text.signIn)}
          </Button>
        </ButtonRow>
      </form>
    </>
  );
}

const wantsSecondFactor = (data: unknown): boolean =>
  typeof data === "object" && data !== null && "twoFactorRedirect" in data && data.twoFactorRedirect === true;
