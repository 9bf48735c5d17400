import { useMemo, useState } from "react";
import { encode } from "uqr";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { ErrorSummary } from "../../../ui/feedback/ErrorSummary.tsx";
import { useText } from "../../../ui/language.tsx";
import { TextField } from "../../../ui/controls/TextField.tsx";
import { authPost } from "../authClient.ts";
import { secretIn } from "./authLists.ts";
import { codeFault, plainCode } from "../checks.ts";
import { text } from "./settings.text.ts";
import { useForm } from "../../../shell/useForm.ts";
import "./ScanAndVerify.css";

type ScanAndVerifyProps = { uri: string; onVerified: () => void; onCancel: () => void };

/** Shows the key to the app, as a picture and as text, and asks for a first code to prove that it arrived. */
export function ScanAndVerify({ uri, onVerified, onCancel }: ScanAndVerifyProps) {
  const t = useText();
  const form = useForm();
  const [code, setCode] = useState("");
  const picture = useMemo(() => encode(uri, { ecc: "M", border: 2 }), [uri]);
  const work = async () => {
    const answer = await authPost("/two-factor/verify-totp", { code: plainCode(code) });
    if (!answer.ok) return { verifyCode: answer.text };
    onVerified();
    return undefined;
  };
  return (
    <>
      <h3>{t(text.scanTitle)}</h3>
      <p>{t(text.scan)}</p>
      <svg className="scan" viewBox={`0 0 ${picture.size} ${picture.size}`} role="img" aria-label={t(text.qrLabel)}>
        <path d={squares(picture.data)} />
      </svg>
      <p>
        {t(text.secret)}
        <br />
        <code className="scan__secret">{secretIn(uri)}</code>
      </p>
      <ErrorSummary {...form.summary} />
      <FailureBanner failure={form.failure} />
      <form noValidate onSubmit={form.submit(() => ({ verifyCode: codeFault(code) }), work)}>
        <TextField
          id="verifyCode"
          label={t(text.verifyCode)}
          error={form.errorOf("verifyCode")}
          value={code}
          onChange={setCode}
          width="medium"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <ButtonRow>
          <Button type="submit" look="primary" busy={form.busy}>
            {t(text.verify)}
          </Button>
          <Button onClick={onCancel}>{t(text.cancel)}</Button>
        </ButtonRow>
      </form>
    </>
  );
}

/** One square of the path for each dark field. */
const squares = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
