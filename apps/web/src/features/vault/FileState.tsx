import type { Slot } from '@boreal/domain/vault/page';
import type { DocumentFile } from '../../case/theCase.ts';
import type { ReadingProgress } from '../../case/useApplication.ts';
import { useText, type BilingualText } from '../../ui/language.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { text } from './text.ts';

/** How the reading of a file stands, in words; while it runs with its stage and page. */
export function FileState({ file, slot, progress }: { file: DocumentFile; slot: Slot; progress: ReadingProgress | undefined }) {
  const t = useText();
  switch (file.state) {
    case 'waiting':
      if (!slot.hasParsing) return <StatusTag tone="done">{t(text.stateKept)}</StatusTag>;
      return progress ? <Reading progress={progress} /> : <StatusTag tone="todo" icon="clock">{t(text.stateWaiting)}</StatusTag>;
    case 'reading':
      return progress ? <Reading progress={progress} /> : <StatusTag tone="todo" icon="clock">{t(text.stateReading)}</StatusTag>;
    case 'read':
      return <StatusTag tone="done">{t(slot.hasParsing ? text.stateRead : text.stateKept)}</StatusTag>;
    case 'notReadable':
      return <StatusTag tone="attention">{t(text.stateNotReadable)}</StatusTag>;
    case 'needsPassword':
      return <StatusTag tone="attention">{t(text.stateNeedsPassword)}</StatusTag>;
    case 'rejected':
      return <StatusTag tone="blocked">{t(text.stateRejected)}</StatusTag>;
  }
}

const stages: Readonly<Record<string, BilingualText>> = {
  opening: text.stageOpening,
  text: text.stageText,
  quality: text.stageQuality,
  fields: text.stageFields,
};

/** How far a reading is, in words and as a bar. */
export function Reading({ progress }: { progress: ReadingProgress }) {
  const t = useText();
  const { page, pages, ratio, stage } = progress;
  const words =
    typeof page === 'number' && typeof pages === 'number' ? t(text.readingPage, { page, pages }) : t(stages[stage] ?? text.stateReading);
  return (
    <div className="file-card__reading">
      <ProgressBar label={words} ratio={ratio} />
    </div>
  );
}
