import { longestLawyerReason } from "@boreal/domain/caseFile/lawyerDecisions";
import { useEffect, useState } from "react";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { TextArea } from "../../../ui/controls/TextArea.tsx";
import { useLanguage, type BilingualText } from "../../../ui/language.tsx";
import { documentsText as text } from "./documents.text.ts";

type ReasonForProps = {
  label: BilingualText;
  busy: boolean;
  /** Answers with what the server refuses, if it does. */
  onSend: (reason: string) => Promise<BilingualText | undefined>;
  onLeave: () => void;
};

/** The words that go to the applicant. They take the focus, and Escape leaves without sending. */
export function ReasonFor({ label, busy, onSend, onLeave }: ReasonForProps) {
  const { t } = useLanguage();
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  useEffect(() => document.getElementById("review-reason")?.focus(), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is an extra; the button does the same
    <form
      noValidate
      onKeyDown={(event) => {
        if (event.key === "Escape") onLeave();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void onSend(reason.trim()).then((refused) => setError(refused && t(refused)));
      }}
    >
      <TextArea
        id="review-reason"
        label={t(label)}
        hint={t(text.reasonHint)}
        error={error}
        rows={3}
        limit={longestLawyerReason}
        value={reason}
        onChange={setReason}
      />
      <ButtonRow>
        <Button type="submit" busy={busy}>
          {t(text.send)}
        </Button>
        <Button look="quiet" onClick={onLeave}>
          {t(text.leave)}
        </Button>
      </ButtonRow>
    </form>
  );
}
