import { lifeForm } from "@boreal/domain/caseFile/formValues";
import { choicesIn } from "@boreal/domain/fields/field";
import type { FormField, FormValue } from "@boreal/domain/forms/fields/field";
import type { FormReader } from "@boreal/domain/forms/formReader";
import type { DrawnField } from "../../../case/fields/drawnField.ts";
import type { Entered } from "../../../case/fields/entered.ts";
import { FieldControl } from "../../../case/fields/FieldControl.tsx";
import type { Typed } from "../../../case/saving/answerSheet.ts";
import { useText } from "../../../ui/language.tsx";
import { countriesOf, namedCountries } from "./formCountries.ts";

type FormControlProps = {
  field: FormField;
  id: string;
  the: FormReader;
  value: FormValue | undefined;
  isRequired: boolean;
  error?: string | undefined;
  /** Where the value is from, and what follows from it. */
  note?: string | undefined;
  typed?: Typed | undefined;
  onEnter: (entered: Entered) => void;
};

/** One field of an official form, with its label and what is said of it. */
export function FormControl({ field, id, the, value, isRequired, error, note, typed, onEnter }: FormControlProps) {
  const t = useText();
  // Of a life everything may be left out, which the page says once.
  const optional = !isRequired && field.kind !== "tick" && the.form.id !== lifeForm;
  const hint = field.hint && t(field.hint);
  return (
    <FieldControl
      field={drawn(field, value, the)}
      frame={{ id, label: t(field.label), hint, error, note, optional }}
      value={isTyped(field) && typeof typed === "string" ? typed : value}
      {...{ typed, onEnter }}
      autoComplete="off"
    />
  );
}

/** Of these what is held because it is too long stands in the field as it was typed. */
const isTyped = ({ kind }: FormField): boolean => kind === "text" || kind === "multiline" || kind === "name";

const drawn = (field: FormField, value: FormValue | undefined, the: FormReader): DrawnField => ({
  kind: field.kind,
  ...(field.look ? { look: field.look } : {}),
  ...(field.unit ? { unit: field.unit } : {}),
  choices: choicesIn(field, the),
  limit: field.length?.(the)?.most,
  countries: countriesOf(field, value),
  countriesFirst: () => namedCountries(the),
});
