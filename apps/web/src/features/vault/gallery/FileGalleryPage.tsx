import { GalleryPart, Specimen, Stage, State } from "../../../case/gallery/Stage.tsx";
import { Page } from "../../../shell/Page.tsx";
import { useText } from "../../../ui/language.tsx";
import { FileState } from "../file/FileState.tsx";
import { UploadLines } from "../upload/UploadLines.tsx";
import { fileExamples, uploadExamples } from "./fileExamples.ts";
import { fileGalleryWords as text } from "./fileGallery.text.ts";
import "../vault.css";
import "../file/FileCard.css";

/** A file from the moment it is chosen until it is read, in each of its states. */
export function FileGalleryPage() {
  const t = useText();
  return (
    <Page title={t(text.title)} backHref="/gallery" width="wide">
      <Stage
        parts={[
          { id: "sending", title: text.sending },
          { id: "stored", title: text.stored },
        ]}
      >
        <GalleryPart id="sending" title={text.sending}>
          <Specimen of="UploadLines" when={text.lines}>
            {uploadExamples.map(({ name, item }) => (
              <State key={name} name={text[name]}>
                {() => <UploadLines items={[item]} storedIds={[]} />}
              </State>
            ))}
          </Specimen>
        </GalleryPart>
        <GalleryPart id="stored" title={text.stored}>
          <Specimen of="FileState" when={text.states}>
            {fileExamples.map(({ name, file, progress, reads = true }) => (
              <State key={name} name={text[name]}>
                {() => <FileState file={file} reads={reads} progress={progress} />}
              </State>
            ))}
          </Specimen>
        </GalleryPart>
      </Stage>
    </Page>
  );
}
