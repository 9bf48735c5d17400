import { longestMessage } from "@boreal/domain/kernel/writtenLengths";
import { useState, type FormEvent } from "react";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { RadioGroup } from "../../../ui/choices/RadioGroup.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { TextArea } from "../../../ui/controls/TextArea.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { notesText as text } from "./notes.text.ts";
import { writeNoteMutation } from "./operations.ts";

/** A note with a key of its own. It is private unless its writer shares it. */
export function WriteNote({ applicationId, onSaved }: { applicationId: string; onSaved: () => void }) {
  const { t } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [body, setBody] = useState("");
  const [who, setWho] = useState("private");
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    void run(async () => {
      const given = { applicationId, key, body, isShared: who === "shared" };
      const { writeNote } = await send(writeNoteMutation, given, { repeatable: true });
      const [refused] = writeNote.refusals;
      setError(refused && t(refused.text));
      if (refused) {
        if (refused.code === "noteSavedElsewise") setKey(crypto.randomUUID());
        document.getElementById("note-body")?.focus();
        return;
      }
      showToast({ text: t(text.saved) });
      setBody("");
      setWho("private");
      setKey(crypto.randomUUID());
      onSaved();
    });
  };
  return (
    <form noValidate onSubmit={submit}>
      <FailureBanner failure={failure} />
      <TextArea
        id="note-body"
        label={t(text.write)}
        error={error}
        rows={3}
        limit={longestMessage}
        value={body}
        onChange={setBody}
      />
      <RadioGroup
        id="note-who"
        label={t(text.who)}
        value={who}
        onChange={setWho}
        choices={[
          { value: "private", label: t(text.private) },
          { value: "shared", label: t(text.shared) },
        ]}
      />
      <ButtonRow>
        <Button type="submit" busy={busy}>
          {t(text.save)}
        </Button>
      </ButtonRow>
    </form>
  );
}
