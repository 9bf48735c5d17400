import { countries as everyCountry } from "@boreal/domain/lists/countries";
import { useMemo, useState } from "react";
import { CountryCombobox } from "../../ui/choices/CountryCombobox.tsx";
import { countryOptions, type NamedCountry } from "../../ui/choices/countryOptions.ts";
import { MultiCombobox } from "../../ui/choices/MultiCombobox.tsx";
import { RadioGroup } from "../../ui/choices/RadioGroup.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { chosenOf, listOf, type ControlProps, type DrawnField } from "./drawnField.ts";
import { choosing } from "./entered.ts";

/** Up to this many countries are shown side by side as radios; more are searched in. */
const fewChoices = 7;

const none = (): readonly string[] => [];

/** One country or several: of all, or of those that may be chosen now. */
export function CountryControl({
  kind,
  field,
  value,
  autoComplete,
  frame,
  onEnter,
}: ControlProps & { kind: "country" | "countries" }) {
  const { language } = useLanguage();
  const offered = useOffered(field);
  const [first] = useState(field.countriesFirst ?? none);
  const options = useMemo(() => countryOptions(offered, language, first), [offered, language, first]);
  const choose = (chosen: unknown) => onEnter(choosing(chosen));
  if (kind === "countries")
    return (
      <MultiCombobox
        {...frame}
        options={options}
        values={listOf(value).map(String)}
        onChange={(chosen) => choose(chosen.length === 0 ? undefined : chosen)}
      />
    );
  if (field.among && field.among.length <= fewChoices)
    return (
      <RadioGroup {...frame} choices={countryOptions(offered, language)} value={chosenOf(value)} onChange={choose} />
    );
  return (
    <CountryCombobox
      {...frame}
      countries={offered}
      first={first}
      value={chosenOf(value)}
      onChange={choose}
      autoComplete={autoComplete}
    />
  );
}

/** Those that may be chosen; the same list as long as the codes stay. */
function useOffered({ among, countries = everyCountry }: DrawnField): readonly NamedCountry[] {
  const wanted = among?.join(" ");
  return useMemo(() => {
    const few = wanted?.split(" ");
    return few ? countries.filter((country) => few.includes(country.code)) : countries;
  }, [countries, wanted]);
}
