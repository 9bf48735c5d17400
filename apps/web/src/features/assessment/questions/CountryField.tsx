import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { countries } from "@boreal/domain/lists/countries";
import { useMemo, useState } from "react";
import { CountryCombobox } from "../../../ui/choices/CountryCombobox.tsx";
import { countryOptions } from "../../../ui/choices/countryOptions.ts";
import type { FieldProps } from "../../../ui/controls/FieldFrame.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { MultiCombobox } from "../../../ui/choices/MultiCombobox.tsx";
import { RadioGroup } from "../../../ui/choices/RadioGroup.tsx";
import { usedCountries } from "./usedCountries.ts";

/** Up to this many countries are shown side by side as radios; more are searched in. */
const fewChoices = 7;

type CountryFieldProps = FieldProps & {
  the: CaseReader;
  codes: readonly string[] | undefined;
  value: string | undefined;
  onChange: (code: string | undefined) => void;
  autoComplete?: string | undefined;
};

/** A country of all, or of those that may be chosen now. */
export function CountryField({ the, codes, value, onChange, autoComplete, ...frame }: CountryFieldProps) {
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

export function CountriesField({ the, codes, values, onChange, ...frame }: CountriesFieldProps) {
  const { language } = useLanguage();
  const first = useUsedCountries(the);
  const offered = useOffered(codes);
  const options = useMemo(() => countryOptions(offered, language, first), [offered, language, first]);
  return <MultiCombobox {...frame} options={options} values={values} onChange={onChange} />;
}

/** As they were when the question appeared: a list does not change its order under the finger. */
const useUsedCountries = (the: CaseReader): readonly string[] => useState(() => usedCountries(the))[0];
