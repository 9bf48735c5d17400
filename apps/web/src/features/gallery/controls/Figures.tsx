import { FieldStates } from "../../../case/gallery/FieldStates.tsx";
import { GalleryPart, Kept, Specimen, State } from "../../../case/gallery/Stage.tsx";
import { fieldText } from "../../../case/fields/fields.text.ts";
import { stateWords } from "../../../case/gallery/stage.text.ts";
import { DateField, MonthField, MonthOrOngoingField } from "../../../ui/controls/DateField.tsx";
import { PartialDateField } from "../../../ui/controls/PartialDateField.tsx";
import { NumberField } from "../../../ui/controls/NumberField.tsx";
import { fieldWords } from "../examples.text.ts";
import { partWords } from "../gallery.text.ts";
import { when } from "../when.text.ts";

const nothing = () => {};

const ongoingStates = [
  { name: stateWords.empty, start: false },
  { name: stateWords.filled, start: true },
];

/** Fields for numbers, days and months. */
export function Figures() {
  return (
    <GalleryPart id="figures" title={partWords.figures}>
      <Numbers />
      <Days />
      <PartDays />
      <Months />
    </GalleryPart>
  );
}

function Numbers() {
  return (
    <Specimen of="NumberField" when={when.figures}>
      <FieldStates<number | undefined> words={fieldWords.programLength} empty={undefined} filled={24}>
        {(frame, value) => <NumberField {...frame} value={value} onChange={nothing} />}
      </FieldStates>
      <State name={stateWords.unread}>
        {({ id, t }) => (
          <NumberField
            id={id}
            label={t(fieldWords.programLength.label)}
            error={t(fieldWords.programLength.error)}
            value={undefined}
            typed="2 years"
            onChange={nothing}
            before={t(fieldText.dollarBefore)}
            after={t(fieldText.canadianDollars)}
            whole={false}
          />
        )}
      </State>
    </Specimen>
  );
}

function Days() {
  return (
    <Specimen of="DateField" when={when.day}>
      <FieldStates<string | undefined> words={fieldWords.issueDay} empty={undefined} filled="2024-03-27">
        {(frame, value) => <DateField {...frame} value={value} onChange={nothing} />}
      </FieldStates>
      <State name={stateWords.unread}>
        {({ id, t }) => (
          <DateField
            id={id}
            label={t(fieldWords.issueDay.label)}
            error={t(fieldWords.issueDay.error)}
            value={undefined}
            typed={{ day: "31", month: "2", year: "2024" }}
            onChange={nothing}
          />
        )}
      </State>
    </Specimen>
  );
}

function PartDays() {
  return (
    <Specimen of="PartialDateField" when={when.partOfDay}>
      <FieldStates<string | undefined> words={fieldWords.issueDay} empty={undefined} filled="2024-03-27">
        {(frame, value) => <PartialDateField {...frame} value={value} onChange={nothing} />}
      </FieldStates>
    </Specimen>
  );
}

function Months() {
  return (
    <>
      <Specimen of="MonthField" when={when.monthOnly}>
        <FieldStates<string | undefined> words={fieldWords.lastMonth} empty={undefined} filled="2026-08">
          {(frame, value) => <MonthField {...frame} value={value} onChange={nothing} />}
        </FieldStates>
      </Specimen>
      <Specimen of="MonthOrOngoingField" when={when.monthOrNone}>
        {ongoingStates.map(({ name, start }) => (
          <State key={String(start)} name={name}>
            {({ id, t }) => (
              <Kept start={start}>
                {(ongoing, keep) => (
                  <MonthOrOngoingField
                    id={id}
                    label={t(fieldWords.lastMonth.label)}
                    hint={t(fieldWords.lastMonth.hint)}
                    value={undefined}
                    onChange={nothing}
                    ongoing={ongoing}
                    onOngoing={keep}
                  />
                )}
              </Kept>
            )}
          </State>
        ))}
      </Specimen>
    </>
  );
}
