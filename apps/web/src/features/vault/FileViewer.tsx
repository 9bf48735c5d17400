import { downloadAddress, fileAddress } from '../../case/addresses.ts';
import type { DocumentFile } from '../../case/theCase.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useText } from '../../ui/language.tsx';
import { FilePages } from './FilePages.tsx';
import { text } from './text.ts';

export type Place = { readonly page: number; readonly box: readonly number[] | null };

type ViewerProps = { file: DocumentFile; place?: Place | undefined; open: boolean; onClose: () => void };

const browserPictures = ['image/jpeg', 'image/png'];

/** A stored file over the page: a picture with the read value's place marked, or the browser's own reader for PDF. */
export function FileViewer({ file, place, open, onClose }: ViewerProps) {
  const t = useText();
  const isPicture = browserPictures.includes(file.mime);
  const isPdf = file.mime === 'application/pdf';
  return (
    <Dialog title={file.name} open={open} onClose={onClose} wide>
      {place && <p>{t(text.viewerPlace, { page: place.page })}</p>}
      {isPicture && (
        <div className="viewer__picture">
          <img src={fileAddress(file.id)} alt={file.name} />
          {place?.box && <MarkedPlace box={place.box} />}
        </div>
      )}
      {isPdf && (
        <div className="viewer__pdf">
          {place?.box && <PlaceOnPage box={place.box} label={t(text.viewerPlace, { page: place.page })} />}
          {/* The browser shows PDF in a process of its own; a sandbox attribute would keep it from showing it at all. The
              server sends the file with a policy that allows it nothing. */}
          <iframe className="viewer__frame" src={`${fileAddress(file.id)}#page=${place?.page ?? 1}`} title={file.name} />
        </div>
      )}
      {!isPicture && !isPdf && open && <FilePages fileId={file.id} />}
      <p className="viewer__links">
        {(isPicture || isPdf) && (
          <a href={fileAddress(file.id)} target="_blank" rel="noreferrer">
            {t(text.openInTab)}
          </a>
        )}
        <a href={downloadAddress(file.id)} download>
          <Icon name="download" /> {t(text.download)}
        </a>
      </p>
    </Dialog>
  );
}

const percent = (part: number | undefined) => `${(part ?? 0) * 100}%`;

function MarkedPlace({ box: [left, top, width, height] }: { box: readonly number[] }) {
  return <span className="viewer__mark" style={{ left: percent(left), top: percent(top), width: percent(width), height: percent(height) }} />;
}

/** Where on the page a value stands, drawn beside the browser's reader, which cannot be marked. */
function PlaceOnPage({ box: [left = 0, top = 0, width = 0, height = 0], label }: { box: readonly number[]; label: string }) {
  return (
    <svg className="viewer__map" viewBox="-2 -2 104 134" role="img" aria-label={label}>
      <rect className="scan-example__page" x="0" y="0" width="100" height="130" />
      <rect className="viewer__map-mark" x={left * 100 - 1} y={top * 130 - 1} width={Math.max(width * 100, 4) + 2} height={Math.max(height * 130, 3) + 2} />
    </svg>
  );
}
