import { useMemo } from "react";
import type { ComboboxProps } from "./Combobox.tsx";
import { Combobox } from "./Combobox.tsx";
import type { NamedCountry } from "./countryOptions.ts";
import { countryOptions } from "./countryOptions.ts";
import { useLanguage } from "../language.tsx";

type CountryComboboxProps = Omit<ComboboxProps, "options"> & {
  countries: readonly NamedCountry[];
  /** Codes of those that stand at the top. */
  first?: readonly string[] | undefined;
};

/** A country by its name in either language or its own; the value is its code. */
export function CountryCombobox({ countries, first, ...props }: CountryComboboxProps) {
  const { language } = useLanguage();
  const options = useMemo(() => countryOptions(countries, language, first), [countries, language, first]);
  return <Combobox {...props} options={options} />;
}
