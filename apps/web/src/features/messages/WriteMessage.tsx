import { longestMessage } from "@boreal/domain/kernel/writtenLengths";
import { useState, type FormEvent } from "react";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { TextArea } from "../../ui/controls/TextArea.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { sendMessageMutation } from "./operations.ts";
import { text } from "./text.ts";

/** A message with a key of its own: sent again after a broken line, it is one message. What was refused stays to be changed. */
export function WriteMessage({ applicationId, onSent }: { applicationId: string; onSent: () => void }) {
  const { t } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [body, setBody] = useState("");
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    void run(async () => {
      const { sendMessage } = await send(sendMessageMutation, { applicationId, key, body }, { repeatable: true });
      const [refused] = sendMessage.refusals;
      setError(refused && t(refused.text));
      if (refused) {
        // It was sent before it was changed: what is here now is another message.
        if (refused.code === "messageSentElsewise") setKey(crypto.randomUUID());
        document.getElementById("message-body")?.focus();
        return;
      }
      showToast({ text: t(text.sent) });
      setBody("");
      setKey(crypto.randomUUID());
      onSent();
    });
  };
  return (
    <form noValidate onSubmit={submit}>
      <FailureBanner failure={failure} />
      <TextArea
        id="message-body"
        label={t(text.write)}
        hint={t(text.writeHint)}
        error={error}
        rows={4}
        limit={longestMessage}
        value={body}
        onChange={setBody}
      />
      <ButtonRow>
        <Button look="primary" type="submit" busy={busy}>
          {t(text.send)}
        </Button>
      </ButtonRow>
    </form>
  );
}
