import { FieldStates } from "../../../case/gallery/FieldStates.tsx";
import { GalleryPart, Kept, Specimen, State } from "../../../case/gallery/Stage.tsx";
import { stateWords } from "../../../case/gallery/stage.text.ts";
import { PasswordField, TextField } from "../../../ui/controls/TextField.tsx";
import { TextArea } from "../../../ui/controls/TextArea.tsx";
import { TextsField } from "../../../ui/controls/TextsField.tsx";
import { exampleWords, fieldWords } from "../examples.text.ts";
import { partWords } from "../gallery.text.ts";
import { when } from "../when.text.ts";

/** Fields in which words are written. */
export function Writing() {
  return (
    <GalleryPart id="writing" title={partWords.writing}>
      <Specimen of="TextField" when={when.oneLine}>
        <FieldStates words={fieldWords.familyName} empty="" filled="Okafor">
          {(frame, value, keep) => <TextField {...frame} value={value} onChange={keep} />}
        </FieldStates>
        <State name={stateWords.typing}>
          {({ id, t }) => (
            <Kept start="Okafor-Nwosu">
              {(value, keep) => (
                <TextField id={id} label={t(fieldWords.familyName.label)} limit={10} value={value} onChange={keep} />
              )}
            </Kept>
          )}
        </State>
      </Specimen>
      <Specimen of="PasswordField" when={when.password}>
        <FieldStates words={fieldWords.password} empty="" filled="Lichen-and-birch-7">
          {(frame, value, keep) => <PasswordField {...frame} autoComplete="off" value={value} onChange={keep} />}
        </FieldStates>
      </Specimen>
      <Sentences />
      <Specimen of="TextsField" when={when.severalLines}>
        <FieldStates<readonly string[]> words={fieldWords.otherNames} empty={[]} filled={["Amara", "Zoé"]}>
          {(frame, values, keep) => <TextsField {...frame} most={3} values={values} onChange={keep} />}
        </FieldStates>
      </Specimen>
    </GalleryPart>
  );
}

function Sentences() {
  return (
    <Specimen of="TextArea" when={when.area}>
      <State name={stateWords.empty}>
        {({ id, t }) => (
          <Kept start="">
            {(value, keep) => (
              <TextArea
                id={id}
                label={t(fieldWords.story.label)}
                hint={t(fieldWords.story.hint)}
                limit={300}
                value={value}
                onChange={keep}
              />
            )}
          </Kept>
        )}
      </State>
      <State name={stateWords.error}>
        {({ id, t }) => (
          <Kept start={t(exampleWords.story)}>
            {(value, keep) => (
              <TextArea
                id={id}
                label={t(fieldWords.story.label)}
                error={t(fieldWords.story.error)}
                note={t(fieldWords.story.origin)}
                limit={20}
                value={value}
                onChange={keep}
              />
            )}
          </Kept>
        )}
      </State>
    </Specimen>
  );
}
