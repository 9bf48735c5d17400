import { choicesIn } from "@boreal/domain/fields/field";
import { useMemo } from "react";
import { Combobox } from "../../../ui/choices/Combobox.tsx";
import type { FieldProps } from "../../../ui/controls/FieldFrame.tsx";
import { useLanguage, type Language } from "../../../ui/language.tsx";
import { RadioGroup } from "../../../ui/choices/RadioGroup.tsx";
import { SelectField } from "../../../ui/choices/SelectField.tsx";
import type { ListOption } from "../../../ui/choices/typeAhead.ts";
import { valueWords } from "./valueWords.ts";
import type { ControlProps } from "./FormControl.tsx";

/** Up to this many choices stand side by side as radios; up to the next many in a closed list; more are searched in. */
const [fewChoices, severalChoices] = [7, 25];
const bothLanguages: readonly Language[] = ["en", "fr"];

/** The choices of a list of the form. */
export function ChoiceField({
  field,
  the,
  value,
  frame,
  onChoose,
}: ControlProps & { frame: FieldProps; onChoose: (value: string | undefined) => void }) {
  const tools = useLanguage();
  const { t, language } = tools;
  const choices = choicesIn(field, the);
  const chosen = typeof value === "string" ? value : undefined;
  const options = useMemo(() => {
    const compare = new Intl.Collator(language === "fr" ? "fr-CA" : "en-CA").compare;
    const listed = choices.map(({ value: code, label, common }): ListOption & { common: boolean } => ({
      value: code,
      label: label[language],
      common: common === true,
    }));
    if (choices.length <= severalChoices) return listed;
    // The lists that are that long keep both languages.
    const found = listed.map((option, index) => ({
      ...option,
      alsoFoundBy: [option.value, ...bothLanguages.flatMap((each) => choices[index]?.label[each] ?? [])],
    }));
    return found.toSorted((a, b) => Number(b.common) - Number(a.common) || compare(a.label, b.label));
  }, [choices, language]);
  // A value that cannot be chosen any more is shown by what it says, so that it can be changed.
  const isKnown = chosen === undefined || choices.some((choice) => choice.value === chosen);
  const shown = isKnown ? options : [...options, { value: chosen, label: valueWords(field, chosen, the, tools) }];
  if (shown.length <= fewChoices)
    return (
      <RadioGroup
        {...frame}
        choices={choices.map((choice) => ({ value: choice.value, label: t(choice.label) }))}
        value={chosen}
        onChange={onChoose}
      />
    );
  if (shown.length <= severalChoices)
    return <SelectField {...frame} options={shown} value={chosen} onChange={onChoose} />;
  return <Combobox {...frame} options={shown} value={chosen} onChange={onChoose} />;
}
