import { lifeForm } from "@boreal/domain/caseFile/formValues";
import type { FormField, FormValue } from "@boreal/domain/forms/fields/field";
import type { FormReader } from "@boreal/domain/forms/formReader";
import { unitedKingdomParts } from "@boreal/domain/lists/officialForms/unitedKingdomParts";
import type { Typed, Unread } from "../../../case/saving/answerSheet.ts";
import { ChoiceRow } from "../../../ui/choices/ChoiceRow.tsx";
import { DateField, MonthField } from "../../../ui/controls/DateField.tsx";
import type { DateEntry, DateParts } from "../../../ui/controls/dateEntry.ts";
import { FieldsetFrame, type FieldProps } from "../../../ui/controls/FieldFrame.tsx";
import { useLanguage, type BilingualText, type LanguageTools } from "../../../ui/language.tsx";
import { RadioGroup } from "../../../ui/choices/RadioGroup.tsx";
import { SelectField } from "../../../ui/choices/SelectField.tsx";
import { TextArea } from "../../../ui/controls/TextArea.tsx";
import { TextField } from "../../../ui/controls/TextField.tsx";
import { text } from "../text.ts";
import { ChoiceField } from "./ChoiceField.tsx";
import { Country, provinceOptions } from "./PlaceFields.tsx";

/** What a control says: a value, none, or something that cannot be read yet. A choice counts at once; typing may go on. */
export type Entered = {
  readonly value: FormValue | undefined;
  readonly unread?: Unread;
  readonly pace: "chosen" | "typed";
};

export type ControlProps = {
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

/** One field of an official form of any kind. */
export function FormControl(props: ControlProps) {
  const { field, id, the, value, isRequired, error, note, onEnter } = props;
  const { t } = useLanguage();
  // Of a life everything may be left out, which the page says once.
  const isOptional = !isRequired && field.kind !== "tick" && the.form.id !== lifeForm;
  const frame: FieldProps = { id, label: t(field.label), hint: hintOf(field, t), error, note, optional: isOptional };
  const words = typeof value === "string" ? value : "";
  const choose = (chosen: FormValue | undefined) => onEnter({ value: chosen, pace: "chosen" });
  const type = (next: string) => onEnter({ value: next === "" ? undefined : next, pace: "typed" });
  const leave = () => {
    if (words.trim() !== words) choose(words.trim() === "" ? undefined : words.trim());
  };
  switch (field.kind) {
    case "yesNo":
      return <YesNo {...frame} value={typeof value === "boolean" ? value : undefined} onChange={choose} />;
    case "tick":
      return <Tick {...frame} checked={value === true} onChange={choose} />;
    case "choice":
      return <ChoiceField {...props} frame={frame} onChoose={choose} />;
    case "country":
      return (
        <Country
          {...frame}
          the={the}
          isReal={field.isRealCountry === true}
          inParts={field.inParts === true || unitedKingdomParts.some(({ code }) => code === value)}
          value={words || undefined}
          onChange={choose}
        />
      );
    case "province":
      return <SelectField {...frame} options={provinceOptions(t)} value={words || undefined} onChange={choose} />;
    case "date":
    case "month":
      return <DayOrMonth {...props} frame={frame} kind={field.kind} />;
    case "multiline":
      return <Multiline {...frame} field={field} the={the} value={words} onChange={type} onLeave={leave} />;
    case "amount":
    case "digits":
      return (
        <TextField
          {...frame}
          inputMode="numeric"
          autoComplete="off"
          width="medium"
          spellCheck={false}
          value={words}
          onChange={(next) => type(next.replaceAll(/[\s\u00A0\u202F]/g, ""))}
        />
      );
    default:
      return (
        <TextField
          {...frame}
          {...(field.kind === "name" || field.kind === "phone" || field.kind === "email" ? lineOf[field.kind] : {})}
          autoComplete="off"
          width="medium"
          spellCheck={false}
          value={words}
          onChange={type}
          onBlur={leave}
        />
      );
  }
}

function YesNo({
  value,
  onChange,
  ...frame
}: FieldProps & { value: boolean | undefined; onChange: (value: boolean) => void }) {
  const { t } = useLanguage();
  return (
    <RadioGroup
      {...frame}
      inline
      choices={[
        { value: "yes", label: t(text.yes) },
        { value: "no", label: t(text.no) },
      ]}
      value={value === undefined ? undefined : value ? "yes" : "no"}
      onChange={(chosen) => onChange(chosen === "yes")}
    />
  );
}

function DayOrMonth({
  kind,
  frame,
  value,
  typed,
  onEnter,
}: ControlProps & { kind: "date" | "month"; frame: FieldProps }) {
  const standing = { value: typeof value === "string" && value !== "" ? value : undefined, typed: partsOf(typed) };
  return kind === "date" ? (
    <DateField
      {...frame}
      {...standing}
      onChange={(entry, parts) => onEnter(dateEntered(entry, parts, text.dateIncomplete, text.dateImpossible))}
    />
  ) : (
    <MonthField
      {...frame}
      {...standing}
      onChange={(entry, parts) => onEnter(dateEntered(entry, parts, text.monthIncomplete, text.monthImpossible))}
    />
  );
}

const lineOf = {
  text: {},
  name: { autoCapitalize: "words" },
  phone: { type: "tel", inputMode: "tel" },
  email: { type: "email", inputMode: "email", autoCapitalize: "off" },
} as const;

const defaultHints: { readonly [kind in FormField["kind"]]?: BilingualText } = {
  amount: text.wholeDollars,
};

function hintOf({ hint, kind }: FormField, t: LanguageTools["t"]): string | undefined {
  const said = hint ?? defaultHints[kind];
  return said && t(said);
}

const partsOf = (typed: Typed | undefined): DateParts | undefined => (typeof typed === "object" ? typed : undefined);

function dateEntered(
  entry: DateEntry,
  typed: DateParts,
  incomplete: BilingualText,
  impossible: BilingualText,
): Entered {
  switch (entry.state) {
    case "complete":
      return { value: entry.date, pace: "typed" };
    case "empty":
      return { value: undefined, pace: "typed" };
    case "incomplete":
      return {
        value: undefined,
        unread: { typed, refusal: { code: "dateIncomplete", text: incomplete } },
        pace: "typed",
      };
    case "impossible":
      return {
        value: undefined,
        unread: { typed, refusal: { code: "dateImpossible", text: impossible } },
        pace: "typed",
      };
  }
}

function Tick({
  checked,
  onChange,
  ...frame
}: FieldProps & { checked: boolean; onChange: (checked: boolean) => void }) {
  const { id, label, ...others } = frame;
  return (
    <FieldsetFrame {...others} id={id} label={<span className="visually-hidden">{label}</span>}>
      <ChoiceRow type="checkbox" id={id} label={label} checked={checked} onChange={onChange} />
    </FieldsetFrame>
  );
}

function Multiline({
  field,
  the,
  onLeave,
  ...props
}: FieldProps & {
  field: FormField;
  the: FormReader;
  value: string;
  onChange: (value: string) => void;
  onLeave: () => void;
}) {
  const limit = field.length?.(the)?.most;
  return (
    <div onBlur={onLeave}>
      <TextArea {...props} rows={5} limit={limit} />
    </div>
  );
}
