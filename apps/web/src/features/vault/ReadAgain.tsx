import { useState } from 'react';
import { send } from '../../api/send.ts';
import { useAction } from '../../api/useAction.ts';
import type { DocumentFile } from '../../case/theCase.ts';
import { FailureBanner } from '../../shell/FailureBanner.tsx';
import { Button, ButtonRow } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useLanguage } from '../../ui/language.tsx';
import { PasswordField } from '../../ui/TextField.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { readAgainMutation } from './operations.ts';
import { text } from './text.ts';

/** Reads a file once more, with the password that it may ask for. */
export function ReadAgain({ file, onChanged }: { file: DocumentFile; onChanged: () => void }) {
  const { t } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const start = () =>
    action.run(async () => {
      const { readAgain } = await send(readAgainMutation, { fileId: file.id, password: password === '' ? null : password }, { repeatable: true });
      const [refused] = readAgain.refusals;
      if (refused) {
        setError(t(refused.text));
        return;
      }
      setOpen(false);
      setPassword('');
      showToast({ text: t(text.readAgainStarted) });
      onChanged();
    });
  return (
    <>
      <Button look="quiet" icon="search" onClick={() => setOpen(true)}>
        {t(text.readAgain)} <span className="visually-hidden">{file.name}</span>
      </Button>
      <Dialog title={t(text.readAgain)} open={open} onClose={() => setOpen(false)}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void start();
          }}
        >
          <PasswordField
            id={`password-${file.id}`}
            label={t(text.password)}
            hint={t(text.passwordHint)}
            error={error}
            autoComplete="off"
            optional
            value={password}
            onChange={setPassword}
          />
          <FailureBanner failure={action.failure} />
          <ButtonRow>
            <Button look="primary" type="submit" busy={action.busy}>
              {t(text.readAgain)}
            </Button>
          </ButtonRow>
        </form>
      </Dialog>
    </>
  );
}
