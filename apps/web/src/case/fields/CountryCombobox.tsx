import type { ComboboxProps } from "../../ui/choices/useCombobox.ts";
import { Combobox } from "../../ui/choices/Combobox.tsx";
import type { Typed, Unread } from "../saving/answerSheet.ts";
import type { NamedCountry } from "./countryOptions.ts";
import { useCountryOptions } from "./useCountryOptions.ts";
import { ofCountries, useUnnamed } from "./useUnnamed.ts";

type CountryComboboxProps = Omit<ComboboxProps, "options" | "isWhole" | "typed" | "onUnnamed"> & {
  countries: readonly NamedCountry[];
  /** Codes of those that stand at the top. */
  first?: readonly string[] | undefined;
  typed?: Typed | undefined;
  /** The field was left with words that name no country. */
  onUnread: (unread: Unread) => void;
};

/** A country by any name that people give it; the value is its code. */
export function CountryCombobox({ countries, first, typed, error, onUnread, ...props }: CountryComboboxProps) {
  const searched = useCountryOptions(countries, first);
  const unnamed = useUnnamed(ofCountries, { typed, error, options: searched.options }, onUnread);
  return <Combobox {...props} {...unnamed} {...searched} />;
}
