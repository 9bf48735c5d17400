import type { Text } from '@boreal/domain/kernel/text';
import { Button, ButtonRow } from '../../ui/Button.tsx';
import { useLanguage } from '../../ui/language.tsx';
import { text } from './text.ts';

/** A page that was opened by its address and does not concern the person, with the reason. */
export function NotAskedView({ because, onGoOn }: { because: readonly Text[]; onGoOn: () => void }) {
  const { t } = useLanguage();
  return (
    <>
      <h1 tabIndex={-1}>{t(text.notAskedTitle)}</h1>
      <p>{t(text.notAskedBecause)}</p>
      <ul>
        {because.map((sentence) => (
          <li key={sentence.en}>{t(sentence)}</li>
        ))}
      </ul>
      <ButtonRow>
        <Button look="primary" onClick={onGoOn}>
          {t(text.continue)}
        </Button>
      </ButtonRow>
    </>
  );
}
