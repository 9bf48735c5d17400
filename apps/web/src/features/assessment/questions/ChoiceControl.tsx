import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { provinces } from "@boreal/domain/lists/provinces";
import type { Field } from "@boreal/domain/questionnaire/step";
import { CheckboxGroup } from "../../../ui/choices/CheckboxGroup.tsx";
import { useLanguage, type LanguageTools } from "../../../ui/language.tsx";
import { RadioGroup } from "../../../ui/choices/RadioGroup.tsx";
import { SelectField } from "../../../ui/choices/SelectField.tsx";
import { choosing } from "../entry/entered.ts";
import { text } from "../text.ts";
import { listOf, type AskedControl } from "./askedControl.ts";

const yes = { value: "yes", label: text.yes } as const;
const no = { value: "no", label: text.no } as const;

/** A question whose answer is chosen among a few. */
export function ChoiceControl({
  kind,
  field,
  the,
  value,
  autoComplete,
  frame,
  onEnter,
}: AskedControl & { kind: "yesNo" | "choice" | "choices" | "province" }) {
  const tools = useLanguage();
  const { t } = tools;
  const choose = (chosen: unknown) => onEnter(choosing(chosen));
  switch (kind) {
    case "yesNo":
      return (
        <RadioGroup
          {...frame}
          inline
          choices={[yes, no].map(({ value: id, label }) => ({ value: id, label: t(label) }))}
          value={value === undefined ? undefined : value === true ? "yes" : "no"}
          onChange={(chosen) => choose(chosen === "yes")}
        />
      );
    case "choice":
      return field.look === "dropdown" ? (
        <SelectField
          {...frame}
          options={optionsOf(field, the, tools)}
          value={asOption(value)}
          onChange={(chosen) => choose(chosen === undefined ? undefined : fromOption(field, chosen))}
        />
      ) : (
        <RadioGroup
          {...frame}
          choices={optionsOf(field, the, tools)}
          value={asOption(value)}
          onChange={(chosen) => choose(fromOption(field, chosen))}
        />
      );
    case "choices":
      return (
        <CheckboxGroup
          {...frame}
          choices={optionsOf(field, the, tools)}
          values={listOf(value).map(String)}
          onChange={(chosen) => choose(chosen.length === 0 ? undefined : chosen.map((one) => fromOption(field, one)))}
        />
      );
    case "province":
      return (
        <SelectField
          {...frame}
          autoComplete={autoComplete}
          options={provinceOptions(t)}
          value={asOption(value)}
          onChange={choose}
        />
      );
  }
}

const asOption = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : undefined;

const fromOption = (field: Field, chosen: string) =>
  field.choices?.find((option) => String(option.value) === chosen)?.value;

/** What may be chosen now. */
const optionsOf = (field: Field, the: CaseReader, { t }: LanguageTools) =>
  (field.choices ?? [])
    .filter((option) => option.offered?.evaluate(the.fresh()).holds !== false)
    .map((option) => ({ value: String(option.value), label: t(option.label), exclusive: option.exclusive === true }));

const provinceOptions = (t: LanguageTools["t"]) =>
  provinces.map((province) => ({ value: province.code, label: t(province) }));
