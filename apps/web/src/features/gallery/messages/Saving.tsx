import { GalleryPart, Specimen, State } from "../../../case/gallery/Stage.tsx";
import { SaveStatus, type SaveState } from "../../../case/saving/SaveStatus.tsx";
import { text as shellText } from "../../../shell/text.ts";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import type { BilingualText } from "../../../ui/language.tsx";
import { partWords, stateNames } from "../gallery.text.ts";
import { when } from "../when.text.ts";

const saveStates: readonly { readonly name: BilingualText; readonly state: SaveState }[] = [
  { name: stateNames.saving, state: { kind: "saving" } },
  { name: stateNames.saved, state: { kind: "saved", at: "2027-03-27T14:42:00Z" } },
  { name: stateNames.notSaved, state: { kind: "retrying" } },
  { name: stateNames.notKnown, state: { kind: "unknown" } },
  { name: stateNames.noRoom, state: { kind: "full" } },
];

/** Whether what was entered is stored. */
export function Saving() {
  return (
    <GalleryPart id="saving" title={partWords.saving}>
      <Specimen of="SaveStatus" when={when.saveStatus}>
        {saveStates.map(({ name, state }) => (
          <State key={state.kind} name={name}>
            {() => <SaveStatus state={state} />}
          </State>
        ))}
      </Specimen>
      <Specimen of="ConnectionBanner" when={when.line}>
        <State name={stateNames.kept}>
          {({ t }) => (
            <Banner tone="attention" icon="offline" title={t(shellText.unsaved)} wide>
              <p>{t(shellText.unsavedCount, { count: 2 })}</p>
            </Banner>
          )}
        </State>
        <State name={stateNames.inMemory}>
          {({ t }) => (
            <Banner tone="attention" icon="offline" title={t(shellText.unsaved)} wide>
              <p>{t(shellText.unsavedMemoryCount, { count: 1 })}</p>
            </Banner>
          )}
        </State>
        <State name={stateNames.lineLost}>
          {({ t }) => <Banner tone="attention" icon="offline" title={t(shellText.retrying)} wide />}
        </State>
        <State name={stateNames.lineBack}>
          {({ t }) => <Banner tone="done" title={t(shellText.backOnline)} wide />}
        </State>
      </Specimen>
    </GalleryPart>
  );
}
