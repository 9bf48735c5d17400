import type { GuestSection } from "@boreal/domain/questionnaire/guestSections";
import { useState } from "react";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/layout/Dialog.tsx";
import { useLanguage, useText, type BilingualText } from "../../ui/language.tsx";
import { RadioGroup } from "../../ui/choices/RadioGroup.tsx";
import { TextField } from "../../ui/controls/TextField.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { invitationText as text } from "./invitation.text.ts";
import { inviteToSectionMutation } from "./operations.ts";

type DialogProps = { applicationId: string; section: GuestSection; onClose: () => void; onSent: () => void };

/** Asks for an address and a language, and sends the link. */
export function InviteDialog({ applicationId, section, onClose, onSent }: DialogProps) {
  const { t, language: readersOwn } = useLanguage();
  const { busy, failure, refusal, invite } = useInvitation({ applicationId, section }, onSent);
  const [email, setEmail] = useState("");
  const [language, setLanguage] = useState<string>(readersOwn);
  return (
    <Dialog title={t(text.dialogTitle)} open onClose={onClose}>
      <FailureBanner failure={failure} />
      <p>{t(text.dialogLead)}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          invite(email.trim(), language);
        }}
      >
        <TextField
          id={`invite-${section}-email`}
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
          id={`invite-${section}-language`}
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

/** Sends the link; what does not look like an address is told before. */
function useInvitation({ applicationId, section }: Pick<DialogProps, "applicationId" | "section">, onSent: () => void) {
  const t = useText();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const [refusal, setRefusal] = useState<BilingualText>();
  const invite = (email: string, language: string) => {
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
      setRefusal(text.emailMissing);
      return;
    }
    setRefusal(undefined);
    void run(async () => {
      const { inviteToSection } = await send(inviteToSectionMutation, {
        applicationId,
        section,
        email,
        language,
      });
      setRefusal(inviteToSection.refusals[0]?.text);
      if (!inviteToSection.invitation) return;
      showToast({ text: t(text.sent) });
      onSent();
    });
  };
  return { busy, failure, refusal, invite };
}
