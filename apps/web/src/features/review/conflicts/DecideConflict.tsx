import { longestMessage } from "@boreal/domain/kernel/writtenLengths";
import { useState } from "react";
import { send } from "../../../api/send.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { useForm } from "../../../shell/useForm.ts";
import { RadioGroup } from "../../../ui/choices/RadioGroup.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { TextArea } from "../../../ui/controls/TextArea.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { conflictsText as text } from "./conflicts.text.ts";
import { decideConflictMutation } from "./operations.ts";

type DecideConflictProps = { applicationId: string; checkId: string; onDecided: () => void };

/** What a lawyer decides of people who were found, and why. */
export function DecideConflict({ applicationId, checkId, onDecided }: DecideConflictProps) {
  const { t } = useLanguage();
  const showToast = useToast();
  const form = useForm();
  const [decision, setDecision] = useState("");
  const [reason, setReason] = useState("");
  const [decisionId, reasonId] = [`decision-${checkId}`, `reason-${checkId}`];
  const faults = () => ({
    ...(decision === "" ? { [decisionId]: text.decisionMissing } : {}),
    ...(reason.trim() === "" ? { [reasonId]: text.reasonMissing } : {}),
  });
  const work = async () => {
    const { decideConflict } = await send(
      decideConflictMutation,
      { applicationId, checkId, decision, reason },
      { repeatable: true },
    );
    const [refused] = decideConflict.refusals;
    if (refused) return { [refused.path === "reason" ? reasonId : decisionId]: refused.text };
    showToast({ text: t(text.saved) });
    onDecided();
    return undefined;
  };
  return (
    <form noValidate onSubmit={form.submit(faults, work)}>
      <FailureBanner failure={form.failure} />
      <RadioGroup
        id={decisionId}
        label={t(text.decision)}
        error={form.errorOf(decisionId)}
        value={decision}
        onChange={setDecision}
        choices={[
          { value: "noConflict", label: t(text.noConflict) },
          { value: "conflict", label: t(text.conflict), hint: t(text.conflictHint) },
          { value: "waived", label: t(text.waived), hint: t(text.waivedHint) },
        ]}
      />
      <TextArea
        id={reasonId}
        label={t(text.reason)}
        error={form.errorOf(reasonId)}
        rows={3}
        limit={longestMessage}
        value={reason}
        onChange={setReason}
      />
      <ButtonRow>
        <Button type="submit" busy={form.busy}>
          {t(text.save)}
        </Button>
      </ButtonRow>
    </form>
  );
}
