import type { FormEvent } from "react";
import { useState } from "react";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/layout/Dialog.tsx";
import { useLanguage, type BilingualText } from "../../ui/language.tsx";
import { RadioGroup } from "../../ui/choices/RadioGroup.tsx";
import { TextField } from "../../ui/controls/TextField.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { invitationText as text } from "./invitation.text.ts";
import { inviteToSectionMutation } from "./operations.ts";

type DialogProps = { applicationId: string; onClose: () => void; onSent: () => void };

/** Asks for an address and a language, and sends the link. */
export function InviteDialog({ applicationId, onClose, onSent }: DialogProps) {
  const { t, language: readersOwn } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const [email, setEmail] = useState("");
  const [language, setLanguage] = useState<string>(readersOwn);
  const [refusal, setRefusal] = useState<BilingualText>();
  const invite = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (!/^[^\s@]+@[^\s@]+$/.test(address)) {
      setRefusal(text.emailMissing);
      return;
    }
    setRefusal(undefined);
    void run(async () => {
      const { inviteToSection } = await send(inviteToSectionMutation, {
        applicationId,
        section: "spouse",
        email: address,
        language,
      });
      setRefusal(inviteToSection.refusals[0]?.text);
      if (!inviteToSection.invitation) return;
      showToast({ text: t(text.sent) });
      onSent();
    });
  };
  return (
    <Dialog title={t(text.dialogTitle)} open onClose={onClose}>
      <FailureBanner failure={failure} />
      <p>{t(text.dialogLead)}</p>
      <form noValidate onSubmit={invite}>
        <TextField
          id="invite-spouse-email"
          type="email"
          label={t(text.email)}
          hint={t(text.emailHint)}
          error={refusal && t(refusal)}
          value={email}
          onChange={setEmail}
          autoComplete="off"
          spellCheck={false}
        />
        <RadioGroup
          id="invite-spouse-language"
          label={t(text.language)}
          value={language}
          onChange={setLanguage}
          choices={[
            { value: "en", label: t(text.english) },
            { value: "fr", label: t(text.french) },
          ]}
          inline
        />
        <ButtonRow>
          <Button type="submit" look="primary" busy={busy}>
            {t(text.send)}
          </Button>
          <Button onClick={onClose}>{t(text.cancel)}</Button>
        </ButtonRow>
      </form>
    </Dialog>
  );
}
