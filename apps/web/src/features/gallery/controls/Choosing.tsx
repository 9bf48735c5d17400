import { FieldStates } from "../../../case/gallery/FieldStates.tsx";
import { GalleryPart, Kept, Specimen, State, type Drawing } from "../../../case/gallery/Stage.tsx";
import { stateWords } from "../../../case/gallery/stage.text.ts";
import { CheckboxGroup } from "../../../ui/choices/CheckboxGroup.tsx";
import { ChoiceRow } from "../../../ui/choices/ChoiceRow.tsx";
import { RadioGroup } from "../../../ui/choices/RadioGroup.tsx";
import { SelectField } from "../../../ui/choices/SelectField.tsx";
import { exampleWords, fieldWords } from "../examples.text.ts";
import { partWords } from "../gallery.text.ts";
import { when } from "../when.text.ts";

const yesNo = ({ t }: Drawing) => [
  { value: "yes", label: t(exampleWords.yes), hint: t(exampleWords.yesHint) },
  { value: "no", label: t(exampleWords.no) },
];

const papers = ({ t }: Drawing) => [
  { value: "passport", label: t(exampleWords.passport) },
  { value: "permit", label: t(exampleWords.permit) },
  { value: "none", label: t(exampleWords.none), exclusive: true },
];

const provinces = [
  { value: "ON", label: "Ontario" },
  { value: "QC", label: "Québec" },
];

/** One or several of a few. */
export function Choosing() {
  return (
    <GalleryPart id="choosing" title={partWords.choosing}>
      <Specimen of="RadioGroup" when={when.radios}>
        <FieldStates<string | undefined> words={fieldWords.spouseComes} empty={undefined} filled="yes">
          {(frame, value, keep, drawing) => (
            <RadioGroup {...frame} choices={yesNo(drawing)} value={value} onChange={keep} />
          )}
        </FieldStates>
        <State name={stateWords.pressed}>
          {(drawing) => (
            <Kept<string | undefined> start={undefined}>
              {(value, keep) => (
                <RadioGroup
                  id={drawing.id}
                  inline
                  label={drawing.t(fieldWords.spouseComes.label)}
                  choices={yesNo(drawing).map(({ value: of, label }) => ({ value: of, label }))}
                  value={value}
                  onChange={keep}
                />
              )}
            </Kept>
          )}
        </State>
      </Specimen>
      <Specimen of="CheckboxGroup" when={when.boxes}>
        <FieldStates<readonly string[]> words={fieldWords.several} empty={[]} filled={["passport"]}>
          {(frame, values, keep, drawing) => (
            <CheckboxGroup {...frame} choices={papers(drawing)} values={values} onChange={keep} />
          )}
        </FieldStates>
      </Specimen>
      <Specimen of="ChoiceRow" when={when.box}>
        <State name={stateWords.empty}>
          {({ id, t }) => (
            <Kept start={false}>
              {(checked, keep) => (
                <ChoiceRow
                  type="checkbox"
                  id={id}
                  label={t(exampleWords.passport)}
                  hint={t(fieldWords.several.hint)}
                  checked={checked}
                  onChange={keep}
                />
              )}
            </Kept>
          )}
        </State>
      </Specimen>
      <Specimen of="SelectField" when={when.select}>
        <FieldStates<string | undefined> words={fieldWords.province} empty={undefined} filled="ON">
          {(frame, value, keep) => <SelectField {...frame} options={provinces} value={value} onChange={keep} />}
        </FieldStates>
      </Specimen>
    </GalleryPart>
  );
}
