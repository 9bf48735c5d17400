import { GalleryPart, Specimen, State } from "../../../case/gallery/Stage.tsx";
import { PlanPart } from "../../../case/parts/PlanPart.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { exampleWords } from "../examples.text.ts";
import { partWords, stateNames } from "../gallery.text.ts";
import { when } from "../when.text.ts";

/** What is one line until somebody wants more. */
export function Folding() {
  return (
    <GalleryPart id="folding" title={partWords.folding}>
      <Specimen of="Details" when={when.details}>
        <State name={stateNames.folded}>
          {({ t }) => (
            <Details>
              <p>{t(exampleWords.bannerMore)}</p>
            </Details>
          )}
        </State>
        <State name={stateNames.unfolded}>
          {({ t }) => (
            <Details summary={t(exampleWords.tip)} open>
              <p>{t(exampleWords.tipMore)}</p>
            </Details>
          )}
        </State>
      </Specimen>
      <Specimen of="PlanPart" when={when.planPart}>
        <State name={stateNames.calm}>
          {({ t, language }) => (
            // The parts of a plan have their ids; each stands once.
            <PlanPart
              id={language === "en" ? "funds" : "fees"}
              title={t(exampleWords.part)}
              result={t(exampleWords.partResult)}
            >
              {() => <p>{t(exampleWords.partMore)}</p>}
            </PlanPart>
          )}
        </State>
        <State name={stateNames.withTone}>
          {({ t, language }) => (
            <PlanPart
              id={language === "en" ? "check" : "dates"}
              title={t(exampleWords.check)}
              result={t(exampleWords.partCheck)}
              tone="blocked"
            >
              {() => <p>{t(exampleWords.partMore)}</p>}
            </PlanPart>
          )}
        </State>
      </Specimen>
    </GalleryPart>
  );
}
