import { downloadAddress, fileAddress, pagePictureAddress } from "../../../case/loading/addresses.ts";
import type { DocumentFile } from "../../../case/loading/theCase.ts";
import { Dialog } from "../../../ui/layout/Dialog.tsx";
import { Icon } from "../../../ui/layout/Icon.tsx";
import { useText } from "../../../ui/language.tsx";
import { FilePages } from "../../../case/pages/FilePages.tsx";
import { MarkedPlace } from "../../../case/pages/MarkedPlace.tsx";
import { RotateFile } from "../file/RotateFile.tsx";
import { text } from "../text.ts";
import { turnedBox } from "../../../case/pages/turned.ts";

export type PageRegion = { readonly page: number; readonly box: readonly number[] | null };

type ViewerProps = {
  file: DocumentFile;
  place?: PageRegion | undefined;
  open: boolean;
  onChanged: () => void;
  onClose: () => void;
};

const browserPictures = ["image/jpeg", "image/png"];

/** Not so in a browser for phones: there a PDF in a frame is empty, or its first page alone. */
const readsPdf = () => navigator.pdfViewerEnabled && matchMedia("(pointer: fine)").matches;

/**
 * A stored file over the page, with the place of a read value marked. A PDF is shown by the browser's own reader, where there
 * is one, which finds and copies words; it cannot mark a place nor turn pages, so then they are pictures that the server draws.
 */
export function FileViewer({ file, place, open, onChanged, onClose }: ViewerProps) {
  const t = useText();
  const isPicture = browserPictures.includes(file.mime);
  const isPdf = file.mime === "application/pdf";
  const { rotation } = file;
  const inBrowser = isPdf && rotation === 0 && place === undefined && readsPdf();
  const box = place?.box ? turnedBox(place.box, rotation) : undefined;
  return (
    <Dialog title={file.name} open={open} onClose={onClose} wide>
      {place && <p>{t(text.viewerPlace, { page: place.page })}</p>}
      {isPicture && (
        <div className="viewer__picture">
          <img
            src={rotation === 0 ? fileAddress(file.id) : pagePictureAddress(file.id, 1, 1200, rotation)}
            alt={file.name}
          />
          {box && <MarkedPlace box={box} />}
        </div>
      )}
      {/* The browser shows PDF in a process of its own; a sandbox attribute would keep it from showing it at all. The
          server sends the file with a policy that allows it nothing. */}
      {inBrowser && <iframe className="viewer__frame" src={fileAddress(file.id)} title={file.name} />}
      {!isPicture && !inBrowser && open && (
        <FilePages fileId={file.id} rotation={rotation} marked={place && box ? { page: place.page, box } : undefined} />
      )}
      <p className="viewer__links">
        {(isPicture || isPdf) && (
          <a href={fileAddress(file.id)} target="_blank" rel="noreferrer">
            {t(text.openInTab)}
          </a>
        )}
        <a href={downloadAddress(file.id)} download>
          <Icon name="download" /> {t(text.download)}
        </a>
        {file.abilities.includes("rotate") && <RotateFile file={file} onChanged={onChanged} />}
      </p>
    </Dialog>
  );
}
