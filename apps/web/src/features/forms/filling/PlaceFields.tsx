import { unitedKingdomParts } from "@boreal/domain/lists/officialForms/unitedKingdomParts";
import type { FormField } from "@boreal/domain/forms/fields/field";
import type { FormReader } from "@boreal/domain/forms/formReader";
import { countries, namesNoCountry } from "@boreal/domain/lists/countries";
import { provinces } from "@boreal/domain/lists/provinces";
import { useState } from "react";
import { CountryCombobox } from "../../../ui/choices/CountryCombobox.tsx";
import type { FieldProps } from "../../../ui/controls/FieldFrame.tsx";
import type { LanguageTools } from "../../../ui/language.tsx";

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
