import { downloadAddress, fileAddress, pagePictureAddress } from '../../case/addresses.ts';
import type { DocumentFile } from '../../case/theCase.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useText } from '../../ui/language.tsx';
import { FilePages } from '../../case/pages/FilePages.tsx';
import { MarkedPlace } from '../../case/pages/MarkedPlace.tsx';
import { RotateFile } from './RotateFile.tsx';
import { text } from './text.ts';
import { turnedBox, type Box } from '../../case/pages/turned.ts';

export type Place = { readonly page: number; readonly box: readonly number[] | null };

type ViewerProps = { file: DocumentFile; place?: Place | undefined; open: boolean; onChanged: () => void; onClose: () => void };

const browserPictures = ['image/jpeg', 'image/png'];

/** A stored file over the page: a picture with the read value's place marked, or the browser's own reader for PDF. */
export function FileViewer({ file, place, open, onChanged, onClose }: ViewerProps) {
  const t = useText();
  const isPicture = browserPictures.includes(file.mime);
  const isPdf = file.mime === 'application/pdf';
  const { rotation } = file;
  // No browser turns a PDF for us; turned, its pages are shown as pictures that the server draws.
  const inBrowser = isPdf && rotation === 0;
  const box = place?.box ? turnedBox(place.box, rotation) : undefined;
  return (
    <Dialog title={file.name} open={open} onClose={onClose} wide>
      {place && <p>{t(text.viewerPlace, { page: place.page })}</p>}
      {isPicture && (
        <div className="viewer__picture">
          <img src={rotation === 0 ? fileAddress(file.id) : pagePictureAddress(file.id, 1, 1200, rotation)} alt={file.name} />
          {box && <MarkedPlace box={box} />}
        </div>
      )}
      {inBrowser && (
        <div className="viewer__pdf">
          {place && box && <PlaceOnPage box={box} label={t(text.viewerPlace, { page: place.page })} />}
          {/* The browser shows PDF in a process of its own; a sandbox attribute would keep it from showing it at all. The
              server sends the file with a policy that allows it nothing. */}
          <iframe className="viewer__frame" src={`${fileAddress(file.id)}#page=${place?.page ?? 1}`} title={file.name} />
        </div>
      )}
      {!isPicture && !inBrowser && open && <FilePages fileId={file.id} rotation={rotation} marked={place && box ? { page: place.page, box } : undefined} />}
      <p className="viewer__links">
        {(isPicture || isPdf) && (
          <a href={fileAddress(file.id)} target="_blank" rel="noreferrer">
            {t(text.openInTab)}
          </a>
        )}
        <a href={downloadAddress(file.id)} download>
          <Icon name="download" /> {t(text.download)}
        </a>
        {file.abilities.includes('rotate') && <RotateFile file={file} onChanged={onChanged} />}
      </p>
    </Dialog>
  );
}

/** Where on the page a value stands, drawn beside the browser's reader, which cannot be marked. */
function PlaceOnPage({ box: [left = 0, top = 0, width = 0, height = 0], label }: { box: Box; label: string }) {
  const [across, down] = [100, 130];
  return (
    <svg className="viewer__map" viewBox={`-2 -2 ${across + 4} ${down + 4}`} role="img" aria-label={label}>
      <rect className="scan-example__page" x="0" y="0" width={across} height={down} />
      <rect className="viewer__map-mark" x={left * across - 1} y={top * down - 1} width={Math.max(width * across, 4) + 2} height={Math.max(height * down, 3) + 2} />
    </svg>
  );
}
