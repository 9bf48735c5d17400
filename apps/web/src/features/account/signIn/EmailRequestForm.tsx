import { useState } from "react";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { ErrorSummary } from "../../../ui/feedback/ErrorSummary.tsx";
import type { BilingualText } from "../../../ui/language.tsx";
import { useText } from "../../../ui/language.tsx";
import { TextField } from "../../../ui/controls/TextField.tsx";
import { authPost } from "../authClient.ts";
import { emailFault } from "../checks.ts";
import { text } from "../text.ts";
import { useForm } from "../../../shell/useForm.ts";

type EmailRequestFormProps = {
  /** What the account service is asked for. */
  path: "/send-verification-email" | "/request-password-reset";
  send: string;
  /** Said afterwards, whether or not an account exists. `{email}` is filled in. */
  sent: BilingualText;
};

/** Asks for a mail with a link. */
export function EmailRequestForm({ path, send, sent }: EmailRequestFormProps) {
  const t = useText();
  const form = useForm();
  const [email, setEmail] = useState("");
  const [sentTo, setSentTo] = useState<string>();
  const work = async () => {
    const answer = await authPost(path, { email: email.trim() });
    if (!answer.ok) return { email: answer.text };
    setSentTo(email.trim());
    return undefined;
  };
  return (
    <>
      <ErrorSummary {...form.summary} />
      <FailureBanner failure={form.failure} />
      <form noValidate onSubmit={form.submit(() => ({ email: emailFault(email) }), work)}>
        <TextField
          id="email"
          type="email"
          label={t(text.email)}
          error={form.errorOf("email")}
          value={email}
          onChange={setEmail}
          autoComplete="email"
          spellCheck={false}
        />
        <ButtonRow>
          <Button type="submit" look="primary" busy={form.busy}>
            {send}
          </Button>
        </ButtonRow>
      </form>
      <div role="status">
        {sentTo !== undefined && (
          <Banner tone="done" icon="mail">
            {t(sent, { email: sentTo })}
          </Banner>
        )}
      </div>
    </>
  );
}
