import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { countries } from "@boreal/domain/lists/countries";
import { provinces } from "@boreal/domain/lists/provinces";
import type { Field } from "@boreal/domain/questionnaire/step";
import { valueRefusal } from "@boreal/domain/questionnaire/checks/valueFaults";
import { useMemo, useState } from "react";
import { questionText } from "../../../case/answers/askedFields.ts";
import { CheckboxGroup } from "../../../ui/choices/CheckboxGroup.tsx";
import { CountryCombobox } from "../../../ui/choices/CountryCombobox.tsx";
import { countryOptions } from "../../../ui/choices/countryOptions.ts";
import { DateField, MonthField, MonthOrOngoingField } from "../../../ui/controls/DateField.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import type { FieldProps } from "../../../ui/controls/FieldFrame.tsx";
import { useLanguage, type LanguageTools } from "../../../ui/language.tsx";
import { MultiCombobox } from "../../../ui/choices/MultiCombobox.tsx";
import { NumberField } from "../../../ui/controls/NumberField.tsx";
import { RadioGroup } from "../../../ui/choices/RadioGroup.tsx";
import { SelectField } from "../../../ui/choices/SelectField.tsx";
import { TextArea } from "../../../ui/controls/TextArea.tsx";
import { TextField } from "../../../ui/controls/TextField.tsx";
import { TextsField } from "../../../ui/controls/TextsField.tsx";
import { choosing, typing, type Entered } from "../entry/entered.ts";
import { KnownTextField } from "./KnownTextField.tsx";
import { isFieldNeeded, storedForm } from "../pages/pageFields.ts";
import { enteredDate, enteredMoney, enteredNumber, typedDate, typedText } from "../entry/readEntry.ts";
import { text } from "../text.ts";
import { usedCountries } from "./usedCountries.ts";
import type { Typed } from "../../../case/saving/answerSheet.ts";

type FieldViewProps = {
  field: Field;
  id: string;
  /** Of the case, or of the row or answer that the field belongs to. */
  the: CaseReader;
  value: unknown;
  error?: string | undefined;
  /** Where the value was filled in from, while nobody has confirmed it. */
  origin?: string | undefined;
  /** Something else to say about the field. */
  note?: string | undefined;
  /** What was typed before and could not be read. */
  typed?: Typed | undefined;
  /** The question is the page's heading. */
  asHeading?: boolean;
  autoComplete?: string | undefined;
  onEnter: (entered: Entered) => void;
};

/** Up to this many countries are shown side by side as radios; more are searched in. */
const fewChoices = 7;

/** One question of any kind, with its control, the list that explains it, and why it is asked. */
export function FieldView(props: FieldViewProps) {
  const { t } = useLanguage();
  const { helpList } = props.field;
  return (
    <>
      <Control {...props} />
      {helpList && (
        <Details summary={t(text.helpList)}>
          <ul>
            {helpList.map((line) => (
              <li key={t(line)}>{t(line)}</li>
            ))}
          </ul>
        </Details>
      )}
    </>
  );
}

function Control({
  field,
  id,
  the,
  value,
  error,
  origin,
  note,
  typed,
  asHeading,
  autoComplete,
  onEnter,
}: FieldViewProps) {
  const tools = useLanguage();
  const { t } = tools;
  const refused = valueRefusal(field, storedForm(field, value), the.fresh());
  const advice = refused?.isAdvice ? t(refused.text) : undefined;
  const frame: FieldProps = {
    id,
    label: t(questionText(field, the)),
    hint: field.hint && t(field.hint),
    error,
    note: origin === undefined ? (advice ?? note) : t(text.filledInFrom, { origin }),
    optional: !isFieldNeeded(field, the),
    asHeading,
  };
  const choose = (chosen: unknown) => onEnter(choosing(chosen));
  const limit = field.length?.(the.fresh())?.most;
  const known = field.knownValues?.(the.fresh()) ?? [];
  if (known.length > 0) {
    return (
      <KnownTextField
        {...frame}
        known={known}
        value={asText(value)}
        onChoose={choose}
        onType={(next) => onEnter(typing(next))}
      />
    );
  }
  switch (field.kind) {
    case "boolean":
      return (
        <RadioGroup
          {...frame}
          inline
          choices={[
            { value: "yes", label: t(text.yes) },
            { value: "no", label: t(text.no) },
          ]}
          value={value === undefined ? undefined : value === true ? "yes" : "no"}
          onChange={(chosen) => choose(chosen === "yes")}
        />
      );
    case "radio":
      return (
        <RadioGroup
          {...frame}
          choices={optionsOf(field, the, tools)}
          value={asOption(value)}
          onChange={(chosen) => choose(fromOption(field, chosen))}
        />
      );
    case "dropdown":
      return (
        <SelectField
          {...frame}
          options={optionsOf(field, the, tools)}
          value={asOption(value)}
          onChange={(chosen) => choose(chosen === undefined ? undefined : fromOption(field, chosen))}
        />
      );
    case "checkbox":
      return (
        <CheckboxGroup
          {...frame}
          choices={optionsOf(field, the, tools)}
          values={listOf(value).map(String)}
          onChange={(chosen) => choose(chosen.length === 0 ? undefined : chosen.map((one) => fromOption(field, one)))}
        />
      );
    case "date":
      return (
        <DateField
          {...frame}
          birthday={field.id === "birthday"}
          value={value as string | undefined}
          typed={typedDate(typed)}
          onChange={(entry, parts) => onEnter(enteredDate(entry, parts, text.dateIncomplete, text.dateImpossible))}
        />
      );
    case "month":
      return (
        <MonthField
          {...frame}
          value={value as string | undefined}
          typed={typedDate(typed)}
          onChange={(entry, parts) => onEnter(enteredDate(entry, parts, text.monthIncomplete, text.monthImpossible))}
        />
      );
    case "monthOrOngoing":
      return (
        <MonthOrOngoingField
          {...frame}
          value={value === "ongoing" ? undefined : (value as string | undefined)}
          typed={typedDate(typed)}
          ongoing={value === "ongoing"}
          onChange={(entry, parts) => onEnter(enteredDate(entry, parts, text.monthIncomplete, text.monthImpossible))}
          onOngoing={(ongoing) => choose(ongoing ? "ongoing" : undefined)}
        />
      );
    case "number":
      return (
        <NumberField
          {...frame}
          value={value as number | undefined}
          typed={typedText(typed)}
          {...(field.unit ? { after: t(field.unit) } : {})}
          onChange={(entry) => onEnter(enteredNumber(entry))}
        />
      );
    case "money":
      return (
        <NumberField
          {...frame}
          whole={false}
          before="$"
          after={t(text.canadianDollars)}
          value={value as number | undefined}
          typed={typedText(typed)}
          onChange={(entry) => onEnter(enteredMoney(entry))}
        />
      );
    case "country":
      return (
        <CountryField
          {...frame}
          the={the}
          codes={field.choices?.(the.fresh())}
          value={value as string | undefined}
          onChange={choose}
          autoComplete={autoComplete}
        />
      );
    case "countries":
      return (
        <CountriesField
          {...frame}
          the={the}
          codes={field.choices?.(the.fresh())}
          values={listOf(value).map(String)}
          onChange={(chosen) => choose(chosen.length === 0 ? undefined : chosen)}
        />
      );
    case "province":
      return (
        <SelectField
          {...frame}
          autoComplete={autoComplete}
          options={provinces.map((province) => ({ value: province.code, label: t(province) }))}
          value={asOption(value)}
          onChange={choose}
        />
      );
    case "texts":
      return (
        <TextsField
          {...frame}
          most={field.mostTexts ?? 10}
          values={listOf(value).map(String)}
          onChange={(next, pace) => onEnter({ value: next, pace })}
        />
      );
    case "multiline":
      return (
        <TextArea
          {...frame}
          limit={limit}
          value={asText(value)}
          onChange={(next) => onEnter(typing(next === "" ? undefined : next))}
        />
      );
    case "text":
    case "phone":
    case "email":
      return (
        <TextField
          {...frame}
          {...lineOf[field.kind]}
          {...(autoComplete === undefined ? {} : { autoComplete })}
          width="medium"
          spellCheck={false}
          limit={limit}
          value={asText(value)}
          onChange={(next) => onEnter(typing(next === "" ? undefined : next))}
          onBlur={() => {
            const trimmed = asText(value).trim();
            if (trimmed !== asText(value)) choose(trimmed === "" ? undefined : trimmed);
          }}
        />
      );
  }
}

const lineOf = {
  text: { autoComplete: "off" },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel" },
  email: { type: "email", inputMode: "email", autoComplete: "email", autoCapitalize: "off" },
} as const;

type CountryFieldProps = FieldProps & {
  the: CaseReader;
  codes: readonly string[] | undefined;
  value: string | undefined;
  onChange: (code: string | undefined) => void;
  autoComplete?: string | undefined;
};

/** A country of all, or of those that may be chosen now. */
function CountryField({ the, codes, value, onChange, autoComplete, ...frame }: CountryFieldProps) {
  const { language } = useLanguage();
  const offered = useOffered(codes);
  const first = useUsedCountries(the);
  if (codes && codes.length <= fewChoices) {
    return <RadioGroup {...frame} choices={countryOptions(offered, language)} value={value} onChange={onChange} />;
  }
  return (
    <CountryCombobox
      {...frame}
      countries={offered}
      first={first}
      value={value}
      onChange={onChange}
      autoComplete={autoComplete}
    />
  );
}

/** The countries with these codes, or all; the same list as long as the codes stay. */
function useOffered(codes: readonly string[] | undefined): readonly (typeof countries)[number][] {
  const wanted = codes?.join(" ");
  return useMemo(() => {
    const few = wanted?.split(" ");
    return few ? countries.filter((country) => few.includes(country.code)) : countries;
  }, [wanted]);
}

type CountriesFieldProps = FieldProps & {
  the: CaseReader;
  codes: readonly string[] | undefined;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
};

function CountriesField({ the, codes, values, onChange, ...frame }: CountriesFieldProps) {
  const { language } = useLanguage();
  const first = useUsedCountries(the);
  const offered = useOffered(codes);
  const options = useMemo(() => countryOptions(offered, language, first), [offered, language, first]);
  return <MultiCombobox {...frame} options={options} values={values} onChange={onChange} />;
}

/** As they were when the question appeared: a list does not change its order under the finger. */
const useUsedCountries = (the: CaseReader): readonly string[] => useState(() => usedCountries(the))[0];

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const asText = (value: unknown) => (typeof value === "string" ? value : "");
const asOption = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : undefined;

const fromOption = (field: Field, chosen: string) =>
  field.options?.find((option) => String(option.value) === chosen)?.value;

/** What may be chosen now. */
const optionsOf = (field: Field, the: CaseReader, { t }: LanguageTools) =>
  (field.options ?? [])
    .filter((option) => option.offered?.evaluate(the.fresh()).holds !== false)
    .map((option) => ({ value: String(option.value), label: t(option.label), exclusive: option.exclusive === true }));
