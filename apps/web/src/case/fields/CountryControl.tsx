import { countries as everyCountry } from "@boreal/domain/lists/countries";
import { useMemo, useState } from "react";
import { MultiCombobox } from "../../ui/choices/MultiCombobox.tsx";
import { RadioGroup } from "../../ui/choices/RadioGroup.tsx";
import { useLanguage } from "../../ui/language.tsx";
import type { Unread } from "../saving/answerSheet.ts";
import { CountryCombobox } from "./CountryCombobox.tsx";
import { countryOptions, type NamedCountry } from "./countryOptions.ts";
import { chosenOf, listOf, type ControlProps, type DrawnField } from "./drawnField.ts";
import { choosing, typing } from "./entered.ts";
import { useCountryOptions } from "./useCountryOptions.ts";
import { ofCountries, useUnnamed } from "./useUnnamed.ts";

/** Up to this many countries are shown side by side as radios; more are searched in. */
const fewChoices = 7;

const none = (): readonly string[] => [];

/** One country or several: of all, or of those that may be chosen now. */
export function CountryControl({
  kind,
  field,
  value,
  typed,
  autoComplete,
  frame,
  onEnter,
}: ControlProps & { kind: "country" | "countries" }) {
  const { language } = useLanguage();
  const offered = useOffered(field);
  const [first] = useState(field.countriesFirst ?? none);
  const searched = useCountryOptions(offered, first);
  const choose = (chosen: unknown) => onEnter(choosing(chosen));
  const chosen = listOf(value).map(String);
  // Those that were chosen stay beside the words that name none.
  const standing = kind === "countries" ? (chosen.length === 0 ? undefined : chosen) : undefined;
  const onUnread = (unread: Unread) => onEnter(typing(standing, unread));
  const unnamed = useUnnamed(ofCountries, { typed, error: frame.error, options: searched.options }, onUnread);
  if (kind === "countries")
    return (
      <MultiCombobox
        {...frame}
        {...unnamed}
        {...searched}
        values={chosen}
        onChange={(next) => choose(next.length === 0 ? undefined : next)}
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
      typed={typed}
      value={chosenOf(value)}
      onChange={choose}
      onUnread={onUnread}
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
