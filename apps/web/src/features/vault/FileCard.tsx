import type { Slot } from '@boreal/domain/vault/page';
import { useState } from 'react';
import { downloadAddress } from '../../case/addresses.ts';
import type { DocumentFile, TheApplication } from '../../case/theCase.ts';
import type { ReadingProgress } from '../../case/useApplication.ts';
import { WarningList } from '../../case/WarningList.tsx';
import { FailureBanner } from '../../shell/FailureBanner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useLanguage } from '../../ui/language.tsx';
import { FileState } from './FileState.tsx';
import { FileViewer, type Place } from './FileViewer.tsx';
import { sizeWords } from './fileWords.ts';
import { NeedsPassword } from './NeedsPassword.tsx';
import { ReadAgain } from './ReadAgain.tsx';
import { ReadFields } from './ReadFields.tsx';
import { SameContent } from './SameContent.tsx';
import { text } from './text.ts';
import { FileButton, startUpload } from './UploadBox.tsx';
import { acceptList } from './uploadChecks.ts';
import type { UploadPlace } from './uploads.ts';
import { useDeletion } from './useDeletion.ts';
import './FileCard.css';

type FileCardProps = {
  file: DocumentFile;
  application: TheApplication;
  slot: Slot;
  place: UploadPlace;
  progress: ReadingProgress | undefined;
  onChanged: () => void;
};

/** One stored file: what it is, how its reading stands, what was read, what is wrong with it, and what can be done. */
export function FileCard({ file, application, slot, place, progress, onChanged }: FileCardProps) {
  const tools = useLanguage();
  const { t } = tools;
  const [shown, setShown] = useState<{ place?: Place }>();
  const warnings = application.plan.warnings.filter((warning) => warning.fileId === file.id && (warning.id !== 'duplicateDocument' || !file.sameContent));
  const uploaded = t(file.uploadedByMe ? text.uploaded : text.uploadedByOther, { size: sizeWords(file.bytes, tools), when: tools.dateTime(file.uploadedAt) });
  const may = (ability: string) => file.abilities.includes(ability);
  const name = <span className="visually-hidden">{file.name}</span>;
  return (
    <article className="file-card" aria-label={file.name}>
      <div className="file-card__head">
        <Icon name="document" />
        <h3 className="file-card__name">{file.name}</h3>
        <FileState file={file} slot={slot} progress={progress} />
      </div>
      <p className="file-card__facts">
        {uploaded}
        {file.pages > 0 && <> · {t(file.pages === 1 ? text.pageCountOne : text.pageCount, { count: file.pages })}</>}
        {file.scanned === 'notScanned' && <> · {t(text.notScanned)}</>}
      </p>
      <SameContent file={file} applicationId={application.id} onChanged={onChanged} />
      {file.state === 'needsPassword' && <NeedsPassword file={file} progress={progress} onChanged={onChanged} />}
      {file.problem && file.state !== 'needsPassword' && <p className="file-card__problem">{t(file.problem)}</p>}
      <div className="file-card__actions">
        {may('view') && (
          <Button look="quiet" icon="eye" onClick={() => setShown({})}>
            {t(text.view)} {name}
          </Button>
        )}
        {may('download') && (
          <a className="button button--quiet" href={downloadAddress(file.id)} download>
            <Icon name="download" />
            {t(text.download)} {name}
          </a>
        )}
        {may('replace') && (
          <FileButton
            look="quiet"
            accept={acceptList(slot.acceptedTypes)}
            onFiles={(files) => {
              for (const chosen of files.slice(0, 1)) startUpload(chosen, slot, { ...place, replaces: file.id });
            }}
          >
            {t(text.replace)} {name}
          </FileButton>
        )}
        {may('delete') && <DeleteButton file={file} onChanged={onChanged} />}
        {may('readAgain') && slot.hasParsing && (file.state === 'notReadable' || file.state === 'rejected') && <ReadAgain file={file} onChanged={onChanged} />}
      </div>
      {warnings.length > 0 && (
        <>
          <h4 className="file-card__warnings">{t(text.warningsTitle)}</h4>
          <WarningList warnings={warnings} application={application} headingLevel={5} />
        </>
      )}
      <ReadFields file={file} onChanged={onChanged} onShow={(at) => setShown({ place: at })} />
      <FileViewer file={file} place={shown?.place} open={shown !== undefined} onClose={() => setShown(undefined)} />
    </article>
  );
}

function DeleteButton({ file, onChanged }: { file: DocumentFile; onChanged: () => void }) {
  const { t } = useLanguage();
  const { remove, busy, failure } = useDeletion(file, onChanged);
  return (
    <>
      <Button look="quiet" icon="bin" busy={busy} onClick={() => void remove()}>
        {t(text.delete)} <span className="visually-hidden">{file.name}</span>
      </Button>
      <FailureBanner failure={failure} />
    </>
  );
}
