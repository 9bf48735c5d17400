import { GalleryPart, Specimen, State } from "../../../case/gallery/Stage.tsx";
import { ProgressBar } from "../../../ui/feedback/ProgressBar.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { exampleWords } from "../examples.text.ts";
import { partWords, stateNames } from "../gallery.text.ts";
import { when } from "../when.text.ts";

/** While something is on its way. */
export function Waiting() {
  return (
    <GalleryPart id="waiting" title={partWords.waiting}>
      <Specimen of="Spinner" when={when.spinner}>
        <State name={stateNames.endUnknown}>{({ t }) => <Spinner label={t(exampleWords.reading)} />}</State>
      </Specimen>
      <Specimen of="ProgressBar" when={when.progress}>
        <State name={stateNames.endKnown}>
          {({ t }) => <ProgressBar label={t(exampleWords.reading)} ratio={0.62} />}
        </State>
        <State name={stateNames.counted}>
          {({ t }) => <ProgressBar label={t(exampleWords.reading)} ratio={0.4} value="2 / 5" />}
        </State>
        <State name={stateNames.endUnknown}>{({ t }) => <ProgressBar label={t(exampleWords.reading)} />}</State>
      </Specimen>
    </GalleryPart>
  );
}
