import { useEffect, useMemo, useState } from "react";
import type { ListOption } from "../../ui/choices/typeAhead.ts";
import { useLanguage } from "../../ui/language.tsx";
import { countryOptions, type NamedCountry, type OtherNames } from "./countryOptions.ts";

let known: OtherNames | undefined;

/** What people call countries, fetched with the first field that asks for one: no page waits for it. Until it is there, nothing is taken that was not chosen. */
function useOtherNames(): OtherNames | undefined {
  const [names, setNames] = useState(() => known);
  useEffect(() => {
    if (names) return undefined;
    let isShown = true;
    import("./otherCountryNames.ts").then(
      ({ otherCountryNames }) => {
        known = otherCountryNames;
        if (isShown) setNames(() => otherCountryNames);
      },
      // On a broken line countries are found by the names of the list.
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [names]);
  return names;
}

type Searched = { readonly options: readonly ListOption[]; readonly isWhole: boolean };

/** Countries to search in; `isWhole`: by every name that people give them. */
export function useCountryOptions(countries: readonly NamedCountry[], first: readonly string[] = []): Searched {
  const { language } = useLanguage();
  const otherNames = useOtherNames();
  const options = useMemo(
    () => countryOptions(countries, language, { first, otherNames }),
    [countries, language, first, otherNames],
  );
  return { options, isWhole: otherNames !== undefined };
}
