import { ChoiceControl } from "./ChoiceControl.tsx";
import { CountryControl } from "./CountryControl.tsx";
import { DateControl } from "./DateControl.tsx";
import { textOf, type ControlProps } from "./drawnField.ts";
import { choosing, typing } from "./entered.ts";
import { KnownTextField } from "./KnownTextField.tsx";
import { DigitsControl, DollarsControl, NumberControl } from "./NumberControl.tsx";
import { OccupationControl } from "./OccupationControl.tsx";
import { TextControl } from "./TextControl.tsx";
import { TickControl, YesNoControl } from "./YesNoControl.tsx";

/** The control of one field of any kind, on questions and on official forms. */
export function FieldControl(props: ControlProps) {
  const { field, value, frame, onEnter } = props;
  if (field.known && field.known.length > 0) {
    return (
      <KnownTextField
        {...frame}
        known={field.known}
        value={textOf(value)}
        onChoose={(chosen) => onEnter(choosing(chosen))}
        onType={(next) => onEnter(typing(next))}
      />
    );
  }
  switch (field.kind) {
    case "yesNo":
      return <YesNoControl {...props} />;
    case "tick":
      return <TickControl {...props} />;
    case "choice":
    case "choices":
    case "province":
      return <ChoiceControl {...props} kind={field.kind} />;
    case "date":
    case "partialDate":
    case "month":
    case "monthOrOngoing":
      return <DateControl {...props} kind={field.kind} />;
    case "number":
    case "money":
      return <NumberControl {...props} kind={field.kind} />;
    case "amount":
      return <DollarsControl {...props} />;
    case "digits":
      return <DigitsControl {...props} />;
    case "country":
    case "countries":
      return <CountryControl {...props} kind={field.kind} />;
    case "occupation":
      return <OccupationControl {...props} />;
    case "text":
    case "name":
    case "texts":
    case "multiline":
    case "phone":
    case "email":
      return <TextControl {...props} kind={field.kind} />;
  }
}
