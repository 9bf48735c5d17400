import { provinces } from "@boreal/domain/lists/provinces";
import { useMemo } from "react";
import { CheckboxGroup } from "../../ui/choices/CheckboxGroup.tsx";
import { Combobox } from "../../ui/choices/Combobox.tsx";
import { RadioGroup } from "../../ui/choices/RadioGroup.tsx";
import { fewChoices, severalChoices } from "../../ui/choices/howMany.ts";
import { SelectField } from "../../ui/choices/SelectField.tsx";
import type { ListOption } from "../../ui/choices/typeAhead.ts";
import { useLanguage, type Language, type LanguageTools } from "../../ui/language.tsx";
import { chosenOf, listOf, type ControlProps, type DrawnField } from "./drawnField.ts";
import { choosing, typing } from "./entered.ts";
import { ofList, useUnnamed } from "./useUnnamed.ts";

const bothLanguages: readonly Language[] = ["en", "fr"];

/** A field whose value is chosen among those of a list. */
export function ChoiceControl(props: ControlProps & { kind: "choice" | "choices" | "province" }) {
  const { kind, field, value, autoComplete, frame, onEnter } = props;
  const tools = useLanguage();
  const choose = (chosen: unknown) => onEnter(choosing(chosen));
  switch (kind) {
    case "choice":
      return <OneOf {...props} />;
    case "choices":
      return (
        <CheckboxGroup
          {...frame}
          choices={optionsOf(field, tools)}
          values={listOf(value).map(String)}
          onChange={(chosen) => choose(chosen.length === 0 ? undefined : chosen.map((one) => fromOption(field, one)))}
        />
      );
    case "province":
      return (
        <SelectField
          {...frame}
          autoComplete={autoComplete}
          options={provinces.map((province) => ({ value: province.code, label: tools.t(province) }))}
          value={chosenOf(value)}
          onChange={choose}
        />
      );
  }
}

/** One of several, drawn as its definition says, or by how many there are. */
function OneOf({ field, value, typed, frame, onEnter }: ControlProps) {
  const tools = useLanguage();
  const chosen = chosenOf(value);
  const long = useSorted(field);
  const all = long ?? optionsOf(field, tools);
  // A value that cannot be chosen any more is shown as it is, so that it can be changed.
  const isKnown = field.look !== undefined || chosen === undefined || all.some((option) => option.value === chosen);
  const options = isKnown ? all : [...all, { value: chosen, label: chosen }];
  const unnamed = useUnnamed(ofList, { typed, error: frame.error, options }, (unread) =>
    onEnter(typing(undefined, unread)),
  );
  const drawn = {
    ...frame,
    value: chosen,
    onChange: (next: string | undefined) =>
      onEnter(choosing(next === undefined ? undefined : (fromOption(field, next) ?? next))),
  };
  if (field.look === "radios" || (field.look === undefined && options.length <= fewChoices))
    return <RadioGroup {...drawn} choices={all} />;
  if (options.length <= severalChoices) return <SelectField {...drawn} options={options} />;
  return <Combobox {...drawn} {...unnamed} options={options} />;
}

/** Lists to search in keep both languages, and have the common ones first. Nothing for a list that is read. */
function useSorted({ choices = [], look }: DrawnField): readonly ListOption[] | undefined {
  const { language } = useLanguage();
  const isSearched = look === undefined && choices.length > severalChoices;
  return useMemo(() => {
    if (!isSearched) return undefined;
    const compare = new Intl.Collator(language === "fr" ? "fr-CA" : "en-CA").compare;
    return choices
      .map(({ value, label, common }) => ({
        value: String(value),
        label: label[language],
        isCommon: common === true,
        alsoFoundBy: bothLanguages.flatMap((each) => label[each]),
        codes: [String(value)],
      }))
      .toSorted((a, b) => Number(b.isCommon) - Number(a.isCommon) || compare(a.label, b.label));
  }, [choices, isSearched, language]);
}

const fromOption = ({ choices = [] }: DrawnField, chosen: string) =>
  choices.find(({ value }) => String(value) === chosen)?.value;

const optionsOf = ({ choices = [] }: DrawnField, { t }: LanguageTools) =>
  choices.map(({ value, label, exclusive, aside }) => ({
    value: String(value),
    label: t(label),
    isAside: aside === true,
    exclusive: exclusive === true,
  }));
