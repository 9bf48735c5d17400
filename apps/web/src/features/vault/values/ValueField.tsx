import type { DocumentField } from "@boreal/domain/caseFile/documentValues/documentField";
import { countries } from "@boreal/domain/lists/countries";
import { provinces } from "@boreal/domain/lists/provinces";
import { CountryCombobox } from "../../../case/fields/CountryCombobox.tsx";
import type { DateEntry } from "../../../ui/controls/dateEntry.ts";
import { PartialDateField } from "../../../ui/controls/PartialDateField.tsx";
import { DateField } from "../../../ui/controls/DateField.tsx";
import type { FieldProps } from "../../../ui/controls/FieldFrame.tsx";
import { useLanguage, type BilingualText } from "../../../ui/language.tsx";
import { documentAmountEntry } from "../../../case/fields/readEntry.ts";
import type { NumberEntry } from "../../../ui/controls/numberEntry.ts";
import { NumberField } from "../../../ui/controls/NumberField.tsx";
import { RadioGroup } from "../../../ui/choices/RadioGroup.tsx";
import { SelectField } from "../../../ui/choices/SelectField.tsx";
import { TextField } from "../../../ui/controls/TextField.tsx";
import { isDay } from "../file/fileWords.ts";
import { typedText as text } from "./typedValues.text.ts";

/** What stands in a field now, in the form in which it is sent; `unclear`: something that is not of its kind. */
export type ValueEntry =
  | { readonly state: "empty" }
  | { readonly state: "complete"; readonly value: string }
  | { readonly state: "unclear"; readonly says: BilingualText };

type ValueFieldProps = FieldProps & {
  /** Without a definition it is plain text. */
  field: DocumentField | undefined;
  entry: ValueEntry;
  onChange: (entry: ValueEntry) => void;
};

export const entryOf = (value: string | null | undefined): ValueEntry =>
  value === null || value === undefined || value === "" ? { state: "empty" } : { state: "complete", value };

function dayEntry(entry: DateEntry): ValueEntry {
  if (entry.state === "complete") return { state: "complete", value: entry.date };
  return entry.state === "empty" ? { state: "empty" } : { state: "unclear", says: text.wholeDate };
}

function numberEntry(entry: NumberEntry): ValueEntry {
  if (entry.state === "complete") return { state: "complete", value: String(entry.value) };
  return entry.state === "empty" ? { state: "empty" } : { state: "unclear", says: text.notANumber };
}

/** The control for one value of a document, by its kind. */
export function ValueField({ field, entry, onChange, ...frame }: ValueFieldProps) {
  const { t } = useLanguage();
  const value = entry.state === "complete" ? entry.value : undefined;
  const choose = (chosen: string | undefined) => onChange(entryOf(chosen));
  switch (field?.kind) {
    case "date":
      if (field.mayBePartial)
        return <PartialDateField {...frame} value={value} onChange={(date) => onChange(dayEntry(date))} />;
      return (
        <DateField
          {...frame}
          value={value !== undefined && isDay(value) ? value : undefined}
          onChange={(date) => onChange(dayEntry(date))}
        />
      );
    case "money":
    case "number":
      return (
        <NumberField
          {...frame}
          whole={field.kind === "number" && field.whole}
          {...(field.kind === "money" ? { read: documentAmountEntry } : {})}
          value={value === undefined || Number.isNaN(Number(value)) ? undefined : Number(value)}
          typed={value !== undefined && Number.isNaN(Number(value)) ? value : undefined}
          onChange={(number) => onChange(numberEntry(number))}
        />
      );
    case "choice": {
      const options = field.choices.map(({ id, label }) => ({ value: id, label: t(label) }));
      return <SelectField {...frame} options={options} value={value} onChange={choose} />;
    }
    case "country":
      return <CountryValue {...frame} value={value} onChange={onChange} />;
    case "province": {
      const options = provinces.map((province) => ({ value: province.code, label: t(province) }));
      return <SelectField {...frame} options={options} value={value} onChange={choose} />;
    }
    case "yesNo":
      return <YesNoValue {...frame} value={value} onChange={choose} />;
    default:
      return (
        <TextField
          {...frame}
          value={value ?? ""}
          onChange={choose}
          autoComplete="off"
          spellCheck={false}
          width="medium"
        />
      );
  }
}

type YesNoValueProps = FieldProps & { value: string | undefined; onChange(value: string | undefined): void };

function YesNoValue(props: YesNoValueProps) {
  const { t } = useLanguage();
  const choices = [
    { value: "true", label: t(text.yes) },
    { value: "false", label: t(text.no) },
  ];
  return <RadioGroup {...props} inline choices={choices} />;
}

type CountryValueProps = FieldProps & Pick<ValueFieldProps, "onChange"> & { value: string | undefined };

function CountryValue({ onChange, ...field }: CountryValueProps) {
  return (
    <CountryCombobox
      {...field}
      countries={countries}
      onChange={(chosen) => onChange(entryOf(chosen))}
      onUnread={({ refusal }) => onChange({ state: "unclear", says: refusal.text })}
    />
  );
}
