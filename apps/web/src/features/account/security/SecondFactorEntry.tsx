import { useState } from "react";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../../shell/Page.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { ErrorSummary } from "../../../ui/feedback/ErrorSummary.tsx";
import { useText } from "../../../ui/language.tsx";
import { TextField } from "../../../ui/controls/TextField.tsx";
import { authPost } from "../authClient.ts";
import { backupCodeFault, codeFault, plainCode } from "../checks.ts";
import { text } from "../text.ts";
import { useForm } from "../../../shell/useForm.ts";

/** The second step of signing in: a code of the app, or a backup code. */
export function SecondFactorEntry({ onDone, onStartOver }: { onDone: () => void; onStartOver: () => void }) {
  const t = useText();
  const form = useForm();
  const [code, setCode] = useState("");
  const [backup, setBackup] = useState(false);
  const check = () => ({ code: backup ? backupCodeFault(code) : codeFault(code) });
  const work = async () => {
    const answer = backup
      ? await authPost("/two-factor/verify-backup-code", { code: code.trim() })
      : await authPost("/two-factor/verify-totp", { code: plainCode(code) });
    if (!answer.ok) return { code: answer.text };
    onDone();
    return undefined;
  };
  return (
    <Page view="code" title={t(text.codeTitle)}>
      <ErrorSummary {...form.summary} />
      <FailureBanner failure={form.failure} />
      <form noValidate onSubmit={form.submit(check, work)}>
        <TextField
          key={backup ? "backup" : "app"}
          id="code"
          label={t(backup ? text.backupCode : text.code)}
          hint={t(backup ? text.backupCodeHint : text.codeHint)}
          error={form.errorOf("code")}
          value={code}
          onChange={setCode}
          width="medium"
          autoComplete={backup ? "off" : "one-time-code"}
          inputMode={backup ? "text" : "numeric"}
          spellCheck={false}
        />
        <ButtonRow>
          <Button type="submit" look="primary" busy={form.busy}>
            {t(text.signIn)}
          </Button>
        </ButtonRow>
      </form>
      <p>
        <Button
          look="quiet"
          onClick={() => {
            setBackup(!backup);
            setCode("");
          }}
        >
          {t(backup ? text.useCode : text.useBackupCode)}
        </Button>
      </p>
      <p>
        <Button look="quiet" icon="arrowLeft" onClick={onStartOver}>
          {t(text.signInTitle)}
        </Button>
      </p>
    </Page>
  );
}
