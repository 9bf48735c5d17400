import { useState } from "react";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../../shell/Page.tsx";
import { useSession } from "../../../shell/session.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { ErrorSummary } from "../../../ui/feedback/ErrorSummary.tsx";
import { useText } from "../../../ui/language.tsx";
import { LinkButton } from "../../../ui/controls/LinkButton.tsx";
import { PasswordField } from "../../../ui/controls/TextField.tsx";
import { authPost } from "../authClient.ts";
import { newPasswordFault } from "../checks.ts";
import { EmailRequestForm } from "./EmailRequestForm.tsx";
import { text } from "../text.ts";
import { useForm } from "../useForm.ts";
import { dropLinkToken, useLinkToken } from "./useLinkToken.ts";

/** Asks for the link, or, opened from it, takes the new password. */
export function ResetPasswordPage() {
  const t = useText();
  const token = useLinkToken("reset");
  const { refresh } = useSession();
  const form = useForm();
  const [password, setPassword] = useState("");
  const [done, setDone] = useState(false);
  const [refused, setRefused] = useState(false);

  if (done) return <ResetDone />;
  if (token === undefined || refused) {
    return (
      <Page title={t(text.resetTitle)} lead={t(refused ? text.resetTooOld : text.resetLead)} backHref="/sign-in">
        <EmailRequestForm path="/request-password-reset" send={t(text.resetSend)} sent={text.resetSent} />
      </Page>
    );
  }
  const work = async () => {
    const answer = await authPost("/reset-password", { newPassword: password, token });
    if (answer.ok) {
      dropLinkToken("reset");
      setDone(true);
      refresh();
      return undefined;
    }
    if (answer.code !== "INVALID_TOKEN" && answer.code !== "TOKEN_EXPIRED") return { password: answer.text };
    dropLinkToken("reset");
    setRefused(true);
    return undefined;
  };
  return (
    <Page title={t(text.resetTitle)}>
      <ErrorSummary {...form.summary} />
      <FailureBanner failure={form.failure} />
      <form noValidate onSubmit={form.submit(() => ({ password: newPasswordFault(password) }), work)}>
        <PasswordField
          id="password"
          label={t(text.newPassword)}
          hint={t(text.newPasswordHint)}
          error={form.errorOf("password")}
          value={password}
          onChange={setPassword}
          autoComplete="new-password"
        />
        <ButtonRow>
          <Button type="submit" look="primary" busy={form.busy}>
            {t(text.resetSave)}
          </Button>
        </ButtonRow>
      </form>
    </Page>
  );
}

function ResetDone() {
  const t = useText();
  return (
    <Page view="done" title={t(text.resetDoneTitle)}>
      <p>{t(text.resetDone)}</p>
      <LinkButton look="primary" href="/sign-in">
        {t(text.signInLink)}
      </LinkButton>
    </Page>
  );
}
