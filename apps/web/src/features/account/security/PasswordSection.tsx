import { useState } from "react";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { ErrorSummary } from "../../../ui/feedback/ErrorSummary.tsx";
import { useText } from "../../../ui/language.tsx";
import { PasswordField } from "../../../ui/controls/TextField.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { authPost } from "../authClient.ts";
import { newPasswordFault, passwordFault } from "../checks.ts";
import { text } from "./settings.text.ts";
import { text as entryText } from "../text.ts";
import { useForm } from "../../../shell/useForm.ts";

/** Changes the password and ends the other sessions. */
export function PasswordSection() {
  const t = useText();
  const form = useForm();
  const showToast = useToast();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const check = () => ({ currentPassword: passwordFault(current), newPassword: newPasswordFault(next) });
  const work = async () => {
    const answer = await authPost("/change-password", {
      currentPassword: current,
      newPassword: next,
      revokeOtherSessions: true,
    });
    if (!answer.ok) {
      return { [answer.code.startsWith("PASSWORD") ? "newPassword" : "currentPassword"]: answer.text };
    }
    setCurrent("");
    setNext("");
    showToast({ text: t(text.passwordChanged) });
    return undefined;
  };
  return (
    <section aria-labelledby="password-title">
      <h2 id="password-title">{t(text.passwordTitle)}</h2>
      <ErrorSummary {...form.summary} />
      <FailureBanner failure={form.failure} />
      <form noValidate onSubmit={form.submit(check, work)}>
        <PasswordField
          id="currentPassword"
          label={t(text.currentPassword)}
          error={form.errorOf("currentPassword")}
          value={current}
          onChange={setCurrent}
          autoComplete="current-password"
        />
        <PasswordField
          id="newPassword"
          label={t(entryText.newPassword)}
          hint={t(entryText.newPasswordHint)}
          error={form.errorOf("newPassword")}
          value={next}
          onChange={setNext}
          autoComplete="new-password"
        />
        <ButtonRow>
          <Button type="submit" busy={form.busy}>
            {t(text.changePassword)}
          </Button>
        </ButtonRow>
      </form>
    </section>
  );
}
