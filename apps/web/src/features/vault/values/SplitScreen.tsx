import type { FieldToType } from "@boreal/domain/vault/files/typedFields";
import { useRef, useState } from "react";
import type { DocumentFile } from "../../../case/loading/theCase.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Dialog } from "../../../ui/layout/Dialog.tsx";
import { useText } from "../../../ui/language.tsx";
import { FilePages } from "../../../case/pages/FilePages.tsx";
import type { PageRegion } from "./FileViewer.tsx";
import { ReadFields } from "./ReadFields.tsx";
import { TypedValues } from "./TypedValues.tsx";
import { splitText as text } from "./splitScreen.text.ts";
import { turnedBox } from "../../../case/pages/turned.ts";
import "./SplitScreen.css";

type SplitScreenProps = { file: DocumentFile; toType: readonly FieldToType[]; onChanged: () => void };

/** The document on one side, what was read in it on the other; the value that one is at is marked. One above the other on a phone. */
export function SplitScreen({ file, toType, onChanged }: SplitScreenProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState<PageRegion>();
  const pane = useRef<HTMLElement>(null);
  const box = place?.box ? turnedBox(place.box, file.rotation) : undefined;
  return (
    <>
      <Button look="quiet" icon="eye" onClick={() => setOpen(true)}>
        {t(text.open)} <span className="visually-hidden">{file.name}</span>
      </Button>
      <Dialog title={t(text.title, { name: file.name })} open={open} onClose={() => setOpen(false)} wide>
        <div className="split-screen">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
          <section ref={pane} className="split-screen__document" aria-label={t(text.pages)} tabIndex={0}>
            <FilePages
              fileId={file.id}
              rotation={file.rotation}
              marked={place && box ? { page: place.page, box } : undefined}
              pane={pane}
            />
          </section>
          <div className="split-screen__fields">
            <ReadFields file={file} onChanged={onChanged} onShow={setPlace} onPoint={setPlace} headingLevel={3} />
            <TypedValues file={file} fields={toType} onChanged={onChanged} />
          </div>
        </div>
      </Dialog>
    </>
  );
}
