import { unitedKingdomParts } from "@boreal/domain/lists/officialForms/unitedKingdomParts";
import type { FormField } from "@boreal/domain/forms/fields/field";
import type { FormReader } from "@boreal/domain/forms/formReader";
import { countries, namesNoCountry } from "@boreal/domain/lists/countries";
import { stateFormCodes } from "@boreal/domain/lists/officialForms/placeFormCodes";
import { provinces } from "@boreal/domain/lists/provinces";
import { useMemo, useState } from "react";
import { Combobox } from "../../../ui/choices/Combobox.tsx";
import { CountryCombobox } from "../../../ui/choices/CountryCombobox.tsx";
import type { FieldProps } from "../../../ui/controls/FieldFrame.tsx";
import { useLanguage, type LanguageTools } from "../../../ui/language.tsx";
import type { ListOption } from "../../../ui/choices/typeAhead.ts";

/** The United Kingdom stays on the list, so that what is filled in shows; it asks for one of its parts. */
const withParts = [...countries, ...unitedKingdomParts];

/** Unknown and stateless are offered only where they can be said, as of a citizenship. */
const real = countries.filter(({ code }) => !namesNoCountry(code));

const realWithParts = [...real, ...unitedKingdomParts];

/** Countries that the form names already come first, as they were when the field appeared. */
export function Country({
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

export const provinceOptions = (t: LanguageTools["t"]) =>
  provinces.map((province) => ({ value: province.code, label: t(province) }));

export function PlaceField(
  props: FieldProps & { value: string | undefined; onChange: (value: string | undefined) => void },
) {
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
