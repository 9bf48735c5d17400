import { longestLawyerReason } from "@boreal/domain/caseFile/lawyerDecisions";
import { useState } from "react";
import { useAction } from "../../api/useAction.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { Details } from "../../ui/layout/Details.tsx";
import { useLanguage, type BilingualText } from "../../ui/language.tsx";
import { TextArea } from "../../ui/controls/TextArea.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { text } from "./text.ts";

type Answer = { readonly refusals: readonly { readonly text: BilingualText }[] };

type ReasonFormProps = {
  id: string;
  /** What opens the form. */
  summary: string;
  lead?: string;
  /** Of the button; `about` is what it is about, for those who do not see it. */
  save: string;
  about: string;
  done: BilingualText;
  send: (reason: string) => Promise<Answer>;
  onDone: () => void;
};

/** A decision of a lawyer, folded until it is wanted: it is kept with its reason only. */
export function ReasonForm({ id, summary, lead, save, about, done, send, onDone }: ReasonFormProps) {
  const { t } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const submit = () =>
    action.run(async () => {
      const [refused] = (await send(reason.trim())).refusals;
      if (refused) {
        setError(t(refused.text));
        document.getElementById(id)?.focus();
        return;
      }
      showToast({ text: t(done) });
      onDone();
    });
  return (
    <Details summary={summary}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {lead !== undefined && <p>{lead}</p>}
        <TextArea
          id={id}
          label={t(text.reason)}
          hint={t(text.reasonHint)}
          error={error}
          rows={3}
          limit={longestLawyerReason}
          value={reason}
          onChange={setReason}
        />
        <FailureBanner failure={action.failure} />
        <ButtonRow>
          <Button type="submit" busy={action.busy}>
            {save} <span className="visually-hidden">{about}</span>
          </Button>
        </ButtonRow>
      </form>
    </Details>
  );
}
