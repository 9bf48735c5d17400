import { useState } from 'react';
import { send } from '../../api/send.ts';
import { useAction } from '../../api/useAction.ts';
import type { DocumentFile } from '../../case/theCase.ts';
import { FailureBanner } from '../../shell/FailureBanner.tsx';
import { Button, ButtonRow } from '../../ui/Button.tsx';
import { useLanguage } from '../../ui/language.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { text } from './expiryLine.text.ts';
import { isDay } from './fileWords.ts';
import { correctReadingMutation } from './operations.ts';

const letterSlots: readonly string[] = ['provincialAttestationLetter', 'spouseProvincialAttestationLetter'];
const numberField = 'documentNumber';

/** Number and last day of an attestation letter in one line, and what the number is for (document 1 section 2). */
export function PalLine({ file, onChanged }: { file: DocumentFile; onChanged: () => void }) {
  const { t, date } = useLanguage();
  const [editing, setEditing] = useState(false);
  if (!letterSlots.includes(file.slot)) return null;
  const valueOf = (name: string) => {
    const field = file.fields.find((each) => each.name === name);
    return field?.correctedValue ?? field?.value ?? undefined;
  };
  const [number, end] = [valueOf(numberField), valueOf('palExpiryDate')];
  const day = end === undefined ? t(text.palNotKnown) : isDay(end) ? date(end) : end;
  return (
    <>
      <p className="pal-line">
        <span>
          {t(text.palNumber, { number: number ?? t(text.palNotKnown) })} · {t(text.palEnd, { date: day })}
        </span>
        <Tooltip label={t(text.palAbout)}>{t(text.palTooltip)}</Tooltip>
        {number === undefined && !editing && file.abilities.includes('correctReading') && (
          <Button look="quiet" onClick={() => setEditing(true)}>
            {t(text.palEnter)} <span className="visually-hidden">{file.name}</span>
          </Button>
        )}
      </p>
      {editing && (
        <NumberForm
          file={file}
          onDone={(isChanged) => {
            setEditing(false);
            if (isChanged) onChanged();
          }}
        />
      )}
    </>
  );
}

function NumberForm({ file, onDone }: { file: DocumentFile; onDone: (isChanged: boolean) => void }) {
  const { t } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const id = `letter-number-${file.id}`;
  const refuse = (sentence: string) => {
    setError(sentence);
    document.getElementById(id)?.focus();
  };
  const save = () =>
    action.run(async () => {
      if (typed.trim() === '') return refuse(t(text.palNumberEmpty));
      const { correctReading } = await send(correctReadingMutation, { fileId: file.id, field: numberField, value: typed.trim() }, { repeatable: true });
      const [refused] = correctReading.refusals;
      if (refused) return refuse(t(refused.text));
      showToast({ text: t(text.palNumberSaved) });
      return onDone(true);
    });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField id={id} label={t(text.palNumberLabel)} error={error} value={typed} onChange={setTyped} autoComplete="off" spellCheck={false} width="medium" />
      <FailureBanner failure={action.failure} />
      <ButtonRow>
        <Button type="submit" busy={action.busy}>
          {t(text.save)}
        </Button>
        <Button look="quiet" onClick={() => onDone(false)}>
          {t(text.cancel)}
        </Button>
      </ButtonRow>
    </form>
  );
}
