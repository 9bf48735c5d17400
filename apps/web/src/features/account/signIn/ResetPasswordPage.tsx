import { useState } from "react";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../../shell/Page.tsx";
import { useSession } from "../../../shell/session.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { ErrorSummary } from "../../../ui/feedback/ErrorSummary.tsx";
import { useText, type BilingualText } from "../../../ui/language.tsx";
import { LinkButton } from "../../../ui/controls/LinkButton.tsx";
import { PasswordField } from "../../../ui/controls/TextField.tsx";
import { authPost } from "../authClient.ts";
import { newPasswordFault } from "../checks.ts";
import { EmailRequestForm } from "./EmailRequestForm.tsx";
import { text } from "../text.ts";
import { useForm } from "../../../shell/useForm.ts";
import { dropLinkToken, useLinkToken } from "./useLinkToken.ts";

const ofReset = {
  title: text.resetTitle,
  lead: text.resetLead,
  tooOld: text.resetTooOld,
  doneTitle: text.resetDoneTitle,
  done: text.resetDone,
};
/** Of a client for whom the firm opened the account: there is no password yet. */
const ofTakingOver = {
  title: text.takeOverTitle,
  lead: text.takeOverNoLink,
  tooOld: text.takeOverTooOld,
  doneTitle: text.takeOverDoneTitle,
  done: text.takeOverDone,
};

/** Where the link leads that a client of the firm is mailed: the first password of the account. */
export function TakeOverPage() {
  return <ResetPasswordPage purpose="takeOver" />;
}

/** Asks for the link, or, opened from it, takes the new password. */
export function ResetPasswordPage({ purpose = "reset" }: { purpose?: "reset" | "takeOver" }) {
  const t = useText();
  const words = purpose === "takeOver" ? ofTakingOver : ofReset;
  const token = useLinkToken(purpose);
  const { refresh } = useSession();
  const form = useForm();
  const [password, setPassword] = useState("");
  const [done, setDone] = useState(false);
  const [refused, setRefused] = useState(false);

  if (done) return <ResetDone title={words.doneTitle} lead={words.done} />;
  if (token === undefined || refused) {
    return (
      <Page title={t(words.title)} lead={t(refused ? words.tooOld : words.lead)} backHref="/sign-in">
        <EmailRequestForm path="/request-password-reset" send={t(text.resetSend)} sent={text.resetSent} />
      </Page>
    );
  }
  const work = async () => {
    const answer = await authPost("/reset-password", { newPassword: password, token });
    if (answer.ok) {
      dropLinkToken(purpose);
      setDone(true);
      refresh();
      return undefined;
    }
    if (answer.code !== "INVALID_TOKEN" && answer.code !== "TOKEN_EXPIRED") return { password: answer.text };
    dropLinkToken(purpose);
    setRefused(true);
    return undefined;
  };
  return (
    <Page title={t(words.title)} {...(purpose === "takeOver" ? { lead: t(text.takeOverLead) } : {})}>
      <ErrorSummary {...form.summary} />
      <FailureBanner failure={form.failure} />
      <form noValidate onSubmit={form.submit(() => ({ password: newPasswordFault(password) }), work)}>
        <PasswordField
          id="password"
          label={t(purpose === "takeOver" ? text.password : text.newPassword)}
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

function ResetDone({ title, lead }: { title: BilingualText; lead: BilingualText }) {
  const t = useText();
  return (
    <Page view="done" title={t(title)}>
      <p>{t(lead)}</p>
      <LinkButton look="primary" href="/sign-in">
        {t(text.signInLink)}
      </LinkButton>
    </Page>
  );
}
