import { useState } from "react";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { ErrorSummary } from "../../../ui/feedback/ErrorSummary.tsx";
import type { BilingualText } from "../../../ui/language.tsx";
import { useText } from "../../../ui/language.tsx";
import { PasswordField } from "../../../ui/controls/TextField.tsx";
import { passwordFault } from "../checks.ts";
import { text } from "./settings.text.ts";
import { useForm } from "../../../shell/useForm.ts";

type PasswordPromptProps = {
  /** Answers what is wrong with it. */
  onPassword: (password: string) => Promise<BilingualText | undefined>;
  onCancel: () => void;
};

/** Asks for the password before something that a borrowed, unlocked phone must not be able to do. */
export function PasswordPrompt({ onPassword, onCancel }: PasswordPromptProps) {
  const t = useText();
  const form = useForm();
  const [password, setPassword] = useState("");
  const id = "confirmPassword";
  return (
    <form
      noValidate
      onSubmit={form.submit(
        () => ({ [id]: passwordFault(password) }),
        async () => ({ [id]: await onPassword(password) }),
      )}
    >
      <ErrorSummary {...form.summary} />
      <FailureBanner failure={form.failure} />
      <PasswordField
        id={id}
        label={t(text.currentPassword)}
        hint={t(text.factorPassword)}
        error={form.errorOf(id)}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
      />
      <ButtonRow>
        <Button type="submit" look="primary" busy={form.busy}>
          {t(text.goOn)}
        </Button>
        <Button onClick={onCancel}>{t(text.cancel)}</Button>
      </ButtonRow>
    </form>
  );
}
