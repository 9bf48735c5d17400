import { lifeForm } from "@boreal/domain/caseFile/formValues";
import type { FormField, FormValue } from "@boreal/domain/forms/fields/field";
import type { FormReader } from "@boreal/domain/forms/formReader";
import { countries, namesNoCountry } from "@boreal/domain/lists/countries";
import { unitedKingdomParts } from "@boreal/domain/lists/officialForms/unitedKingdomParts";
import { stateFormCodes } from "@boreal/domain/lists/officialForms/placeFormCodes";
import { provinces } from "@boreal/domain/lists/provinces";
import { useMemo, useState } from "react";
import type { Typed, Unread } from "../../../case/saving/answerSheet.ts";
import { ChoiceRow } from "../../../ui/choices/ChoiceRow.tsx";
import { Combobox } from "../../../ui/choices/Combobox.tsx";
import { CountryCombobox } from "../../../ui/choices/CountryCombobox.tsx";
import { DateField, MonthField } from "../../../ui/controls/DateField.tsx";
import type { DateEntry, DateParts } from "../../../ui/controls/dateEntry.ts";
import { FieldsetFrame, type FieldProps } from "../../../ui/controls/FieldFrame.tsx";
import { useLanguage, type BilingualText, type Language, type LanguageTools } from "../../../ui/language.tsx";
import { RadioGroup } from "../../../ui/choices/RadioGroup.tsx";
import { SelectField } from "../../../ui/choices/SelectField.tsx";
import { TextArea } from "../../../ui/controls/TextArea.tsx";
import { TextField } from "../../../ui/controls/TextField.tsx";
import type { ListOption } from "../../../ui/choices/typeAhead.ts";
import { text } from "../text.ts";
import { choicesOf, valueWords } from "./valueWords.ts";

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

/** Up to this many choices stand side by side as radios; up to the next many in a closed list; more are searched in. */
const [fewChoices, severalChoices] = [7, 25];
const bothLanguages: readonly Language[] = ["en", "fr"];

/** One field of an official form of any kind. */
export function FormControl(props: ControlProps) {
  const { field, id, the, value, isRequired, error, note, typed, onEnter } = props;
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
      return (
        <RadioGroup
          {...frame}
          inline
          choices={[
            { value: "yes", label: t(text.yes) },
            { value: "no", label: t(text.no) },
          ]}
          value={typeof value === "boolean" ? (value ? "yes" : "no") : undefined}
          onChange={(chosen) => choose(chosen === "yes")}
        />
      );
    case "tick":
      return <Tick {...frame} checked={value === true} onChange={choose} />;
    case "choice":
    case "language":
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
    case "state":
      return <PlaceField {...frame} value={words || undefined} onChange={choose} />;
    case "date":
      return (
        <DateField
          {...frame}
          value={words || undefined}
          typed={partsOf(typed)}
          onChange={(entry, parts) => onEnter(dateEntered(entry, parts, text.dateIncomplete, text.dateImpossible))}
        />
      );
    case "month":
      return (
        <MonthField
          {...frame}
          value={words || undefined}
          typed={partsOf(typed)}
          onChange={(entry, parts) => onEnter(dateEntered(entry, parts, text.monthIncomplete, text.monthImpossible))}
        />
      );
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
    case "text":
    case "name":
    case "nativeName":
    case "phone":
    case "email":
      return (
        <TextField
          {...frame}
          {...lineOf[field.kind]}
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

const lineOf = {
  text: {},
  name: { autoCapitalize: "words" },
  nativeName: {},
  phone: { type: "tel", inputMode: "tel" },
  email: { type: "email", inputMode: "email", autoCapitalize: "off" },
} as const;

const defaultHints: { readonly [kind in FormField["kind"]]?: BilingualText } = {
  amount: text.wholeDollars,
  language: text.searchLanguage,
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
  const most = field.most && the.case.row(field.most);
  return (
    <div onBlur={onLeave}>
      <TextArea {...props} rows={5} limit={most?.found ? most.row.value : undefined} />
    </div>
  );
}

function ChoiceField({
  field,
  the,
  value,
  frame,
  onChoose,
}: ControlProps & { frame: FieldProps; onChoose: (value: string | undefined) => void }) {
  const tools = useLanguage();
  const { t, language } = tools;
  const choices = choicesOf(field, the);
  const chosen = typeof value === "string" ? value : undefined;
  const options = useMemo(() => {
    const compare = new Intl.Collator(language === "fr" ? "fr-CA" : "en-CA").compare;
    const listed = choices.map(({ id, name, common }): ListOption & { common: boolean } => ({
      value: id,
      label: name[language],
      common: common === true,
    }));
    if (choices.length <= severalChoices) return listed;
    // The lists that are that long keep both languages.
    const found = listed.map((option, index) => ({
      ...option,
      alsoFoundBy: bothLanguages.flatMap((each) => choices[index]?.name[each] ?? []),
    }));
    return found.toSorted((a, b) => Number(b.common) - Number(a.common) || compare(a.label, b.label));
  }, [choices, language]);
  // A value that cannot be chosen any more is shown by what it says, so that it can be changed.
  const isKnown = chosen === undefined || choices.some(({ id }) => id === chosen);
  const shown = isKnown ? options : [...options, { value: chosen, label: valueWords(field, chosen, the, tools) }];
  if (shown.length <= fewChoices)
    return (
      <RadioGroup
        {...frame}
        choices={choices.map(({ id, name }) => ({ value: id, label: t(name) }))}
        value={chosen}
        onChange={onChoose}
      />
    );
  if (shown.length <= severalChoices)
    return <SelectField {...frame} options={shown} value={chosen} onChange={onChoose} />;
  return <Combobox {...frame} options={shown} value={chosen} onChange={onChoose} />;
}

/** The United Kingdom stays on the list, so that what is filled in shows; it asks for one of its parts. */
const withParts = [...countries, ...unitedKingdomParts];

/** Unknown and stateless are offered only where they can be said, as of a citizenship. */
const real = countries.filter(({ code }) => !namesNoCountry(code));
const realWithParts = [...real, ...unitedKingdomParts];

/** Countries that the form names already come first, as they were when the field appeared. */
function Country({
  the,
  inParts,
  isReal,
  ...props
}: FieldProps & {
  the: FormReader;
  inParts: boolean;
  isReal: boolean;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}) {
  const [first] = useState(() => namedCountries(the));
  return (
    <CountryCombobox
      {...props}
      countries={isReal ? (inParts ? realWithParts : real) : inParts ? withParts : countries}
      first={first}
    />
  );
}

function namedCountries(the: FormReader): readonly string[] {
  const fields = the.form.sections
    .flatMap(({ parts }) => parts)
    .filter((part) => "kind" in part && part.kind === "country") as readonly FormField[];
  return [...new Set(fields.flatMap(({ path }) => the.text(path) ?? []))];
}

const provinceOptions = (t: LanguageTools["t"]) =>
  provinces.map((province) => ({ value: province.code, label: t(province) }));

function PlaceField(props: FieldProps & { value: string | undefined; onChange: (value: string | undefined) => void }) {
  const { language } = useLanguage();
  const options = useMemo(() => {
    const compare = new Intl.Collator(language === "fr" ? "fr-CA" : "en-CA").compare;
    const named = (
      places: readonly { readonly value: string; readonly en: string; readonly fr: string }[],
    ): readonly ListOption[] =>
      places
        .map(({ value, en, fr }) => ({ value, label: language === "fr" ? fr : en, alsoFoundBy: [en, fr, value] }))
        .toSorted((a, b) => compare(a.label, b.label));
    const states = stateFormCodes.entries.map(({ id, name }) => ({
      value: id,
      en: name?.en ?? id,
      fr: name?.fr ?? id,
    }));
    return [...named(provinces.map(({ code, en, fr }) => ({ value: code, en, fr }))), ...named(states)];
  }, [language]);
  return <Combobox {...props} options={options} />;
}
