import { useState } from "react";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { SelectField } from "../../ui/choices/SelectField.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { TextArea } from "../../ui/controls/TextArea.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { Details } from "../../ui/layout/Details.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { forceStatusMutation } from "./operations.ts";
import { text } from "./status.text.ts";
import type { SeenApplication } from "./useChangeStatus.ts";

/** An administrator puts right what was recorded by mistake. */
export function ForceStatus({ application, onChanged }: { application: SeenApplication; onChanged: () => void }) {
  const { t } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const [to, setTo] = useState<string>();
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const { forceable } = application.lifecycle;
  if (forceable.length === 0) return null;
  const options = forceable.map(({ id, name }) => ({ value: id, label: t(name) }));
  const submit = () =>
    action.run(async () => {
      const { forceStatus } = await send(
        forceStatusMutation,
        { applicationId: application.id, from: application.status, to: to ?? "", reason, requestId },
        { repeatable: true },
      );
      const [refused] = forceStatus.refusals;
      setError(refused && t(refused.text));
      if (refused) return;
      setRequestId(crypto.randomUUID());
      setReason("");
      showToast({ text: t(text.done) });
      document.querySelector<HTMLElement>("main h1")?.focus();
      onChanged();
    });
  return (
    <Details summary={t(text.force)}>
      <form
        className="status__step"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p>{t(text.forceLead)}</p>
        <SelectField id="force-to" label={t(text.forceTo)} options={options} value={to} onChange={setTo} />
        <TextArea
          id="force-reason"
          label={t(text.forceReason)}
          error={error}
          rows={3}
          value={reason}
          onChange={setReason}
        />
        <FailureBanner failure={action.failure} />
        <ButtonRow>
          <Button type="submit" busy={action.busy}>
            {t(text.force)}
          </Button>
        </ButtonRow>
      </form>
    </Details>
  );
}
