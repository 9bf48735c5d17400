import { useState } from "react";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import type { DocumentFile } from "../../../case/loading/theCase.ts";
import type { ReadingProgress } from "../../../case/loading/useApplication.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { PasswordField } from "../../../ui/controls/TextField.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { Reading } from "../file/FileState.tsx";
import { readAgainMutation } from "../operations.ts";
import { text } from "./needsPassword.text.ts";

type NeedsPasswordProps = { file: DocumentFile; progress: ReadingProgress | undefined; onChanged: () => void };

/** A locked PDF asks for its password where it lies. */
export function NeedsPassword({ file, progress, onChanged }: NeedsPasswordProps) {
  const { t } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const id = `file-password-${file.id}`;
  const refuse = (sentence: string) => {
    setError(sentence);
    document.getElementById(id)?.focus();
  };
  const open = () =>
    action.run(async () => {
      if (password === "") return refuse(t(text.empty));
      const { readAgain } = await send(readAgainMutation, { fileId: file.id, password }, { repeatable: true });
      const [refused] = readAgain.refusals;
      if (refused) return refuse(t(refused.text));
      setPassword("");
      showToast({ text: t(text.opened, { name: file.name }) });
      onChanged();
    });
  if (!file.abilities.includes("readAgain")) {
    return (
      <Banner tone="attention" title={t(text.locked)}>
        <p>{t(text.notYours)}</p>
      </Banner>
    );
  }
  return (
    <Banner tone="attention" title={t(text.title)} live>
      <form
        className="needs-password"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <PasswordField
          id={id}
          label={t(text.label)}
          hint={t(text.hint)}
          error={error}
          autoComplete="off"
          value={password}
          onChange={setPassword}
        />
        <p className="needs-password__more">{t(text.authority)}</p>
        <FailureBanner failure={action.failure} />
        {action.busy && progress && <Reading progress={progress} />}
        <Button look="primary" type="submit" busy={action.busy}>
          {t(text.open)} <span className="visually-hidden">{file.name}</span>
        </Button>
      </form>
    </Banner>
  );
}
