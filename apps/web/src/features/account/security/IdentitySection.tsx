import { useState } from "react";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { PasswordField } from "../../../ui/controls/TextField.tsx";
import { ErrorSummary } from "../../../ui/feedback/ErrorSummary.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useText } from "../../../ui/language.tsx";
import { authPost } from "../authClient.ts";
import { passwordFault } from "../checks.ts";
import { useForm } from "../../../shell/useForm.ts";
import { text } from "./settings.text.ts";

const id = "identityPassword";

/** The password once more, for what takes everything out or cannot be undone; a refusal leads here. */
export function IdentitySection() {
  const t = useText();
  const form = useForm();
  const showToast = useToast();
  const [password, setPassword] = useState("");
  const work = async () => {
    const answer = await authPost("/confirm-identity", { password });
    if (!answer.ok) return { [id]: answer.text };
    setPassword("");
    showToast({ text: t(text.identityConfirmed) });
    return undefined;
  };
  return (
    <section aria-labelledby="identity-title" id="confirm-identity">
      <h2 id="identity-title">{t(text.identityTitle)}</h2>
      <ErrorSummary {...form.summary} />
      <FailureBanner failure={form.failure} />
      <form noValidate onSubmit={form.submit(() => ({ [id]: passwordFault(password) }), work)}>
        <PasswordField
          id={id}
          label={t(text.identityPassword)}
          hint={t(text.identityLead)}
          error={form.errorOf(id)}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
        />
        <ButtonRow>
          <Button type="submit" busy={form.busy}>
            {t(text.identityConfirm)}
          </Button>
        </ButtonRow>
      </form>
    </section>
  );
}
