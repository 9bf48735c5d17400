import { useState, type FormEvent } from "react";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { useQuery } from "../../../api/useQuery.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { TextArea } from "../../../ui/controls/TextArea.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { ErrorSummary } from "../../../ui/feedback/ErrorSummary.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { breakGlassText as text } from "./breakGlass.text.ts";
import { openUntilQuery, openWithReasonMutation } from "./operations.ts";

type BreakGlassProps = { applicationId: string; isClosed: boolean; onOpened: () => void };

/** For support: the way to open a case for an hour, or until when it is open. */
export function BreakGlass({ applicationId, isClosed, onOpened }: BreakGlassProps) {
  return isClosed ? (
    <OpenForm applicationId={applicationId} onOpened={onOpened} />
  ) : (
    <OpenUntil applicationId={applicationId} />
  );
}

function OpenUntil({ applicationId }: { applicationId: string }) {
  const { t, dateTime } = useLanguage();
  const { data } = useQuery(openUntilQuery, { id: applicationId });
  const until = data?.application?.openUntil;
  return until ? <Banner tone="attention">{t(text.openUntil, { when: dateTime(until) })}</Banner> : null;
}

function OpenForm({ applicationId, onOpened }: Omit<BreakGlassProps, "isClosed">) {
  const { t } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const open = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    const isShort = reason.trim().length < 10;
    setError(isShort ? t(text.reasonMissing) : undefined);
    if (isShort) return;
    void run(async () => {
      const { openWithReason } = await send(openWithReasonMutation, { applicationId, reason }, { repeatable: true });
      setError(openWithReason.refusals[0] && t(openWithReason.refusals[0].text));
      if (!openWithReason.done) return;
      showToast({ text: t(text.opened) });
      onOpened();
    });
  };
  return (
    <section aria-labelledby="break-glass">
      <h2 id="break-glass">{t(text.title)}</h2>
      <p>{t(text.lead)}</p>
      <ErrorSummary
        faults={error === undefined ? [] : [{ fieldId: "break-glass-reason", text: error }]}
        attempt={attempt}
      />
      <FailureBanner failure={failure} />
      <form noValidate onSubmit={open}>
        <TextArea
          id="break-glass-reason"
          label={t(text.reason)}
          hint={t(text.reasonHint)}
          error={error}
          rows={3}
          value={reason}
          onChange={setReason}
        />
        <ButtonRow>
          <Button type="submit" busy={busy}>
            {t(text.open)}
          </Button>
        </ButtonRow>
      </form>
    </section>
  );
}
